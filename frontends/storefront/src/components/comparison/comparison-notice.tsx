import type { ComponentProps } from 'react';
import { Link } from '@afshoreh/contracts/router';
import { Notice } from '@afshoreh/ui';
import { copy } from './copy';

interface ComparisonNoticeProps {
  children: string;
  /** The link that takes away what the notice is about. */
  without: Pick<ComponentProps<typeof Link>, 'to' | 'onClick'>;
}

/** Says of something in the address why it is not compared, or not on sale. */
export function ComparisonNotice({ children, without }: ComparisonNoticeProps) {
  return (
    <Notice tone="warning">
      {children} <Link {...without}>{copy.removeThis}</Link>
    </Notice>
  );
}
