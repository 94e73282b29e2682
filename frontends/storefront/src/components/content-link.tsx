import type { ReactNode } from 'react';
import { AnchorButton, LinkButton } from '@afshoreh/ui';

interface ContentLinkProps {
  /** As an admin wrote it: a path on this site, or an address with http(s):, mailto: or tel:. */
  to: string;
  size?: 'medium' | 'large';
  variant?: 'primary' | 'secondary' | 'ghost';
  fullWidth?: boolean;
  children: ReactNode;
}

/** A button with a link that an admin wrote; renders nothing when the address is not one we allow. */
export function ContentLink({ to, children, ...look }: ContentLinkProps) {
  if (to === '' || children === '') return null;
  if (to.startsWith('/')) {
    return (
      <LinkButton to={to} {...look}>
        {children}
      </LinkButton>
    );
  }
  return (
    <AnchorButton href={to} {...look}>
      {children}
    </AnchorButton>
  );
}
