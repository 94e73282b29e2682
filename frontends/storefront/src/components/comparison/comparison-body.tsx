import type { ComponentProps } from 'react';
import { MOST_COMPARED } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { EmptyState, LinkButton, Notice } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { ComparisonSheet } from './comparison-sheet';
import { copy } from './copy';

interface ComparisonBodyProps extends ComponentProps<typeof ComparisonSheet> {
  /** Why an item of the address is not compared or not on sale, with the link that removes it. */
  notices: readonly { text: string; without: Pick<ComponentProps<typeof Link>, 'to' | 'onClick'> }[];
  /** The address has more items than are shown. */
  tooMany: boolean;
  texts: { tooMany: (most: string) => string; empty: string; emptyText: string };
}

/** The notices of a comparison, and below them the table, or a hint when there is nothing to compare. */
export function ComparisonBody({ notices, tooMany, texts, ...sheet }: ComparisonBodyProps) {
  return (
    <>
      {notices.map(({ text, without }) => (
        <Notice key={text} tone="warning">
          {text} <Link {...without}>{copy.removeThis}</Link>
        </Notice>
      ))}
      {tooMany && <Notice tone="info">{texts.tooMany(formatNumber(MOST_COMPARED))}</Notice>}
      {sheet.columns.length > 0 ? (
        <ComparisonSheet {...sheet} />
      ) : (
        <EmptyState
          illustration={notFound}
          title={texts.empty}
          text={texts.emptyText}
          action={<LinkButton to="/products">{copy.toProducts}</LinkButton>}
        />
      )}
    </>
  );
}
