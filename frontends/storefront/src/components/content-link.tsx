import type { ReactNode } from 'react';
import { AnchorButton, LinkButton } from '@afshoreh/ui';

interface ContentLinkProps {
  /** As an admin wrote it: a path on this site, or http(s):, mailto:, tel:. */
  to: string;
  size?: 'medium' | 'large';
  variant?: 'primary' | 'secondary' | 'ghost';
  children: ReactNode;
}

/** A button that leads where an admin's text says; nothing when that is nowhere. */
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
