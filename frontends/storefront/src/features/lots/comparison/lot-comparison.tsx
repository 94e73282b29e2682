import type { ReactNode } from 'react';
import { MOST_COMPARED, comparedLots } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Badge, EmptyState, LinkButton, Notice } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { compareLotsPath } from '../../../components/comparison/addresses';
import type { Asked } from '../../../components/comparison/asked';
import type { ComparedColumn } from '../../../components/comparison/compare-table';
import { ComparisonNotice } from '../../../components/comparison/comparison-notice';
import { ComparisonSheet } from '../../../components/comparison/comparison-sheet';
import { ComparisonSkeleton } from '../../../components/comparison/comparison-skeleton';
import { copy as sharedCopy } from '../../../components/comparison/copy';
import { MoreToCompare } from '../../../components/comparison/more-to-compare';
import { withoutIt } from '../../../components/comparison/without';
import { usePageQuery } from '../../../components/use-page-query';
import { copy as lotsCopy } from '../copy';
import { lotPath } from '../lot-path';
import { comparedLotsQuery, moreLotsQuery, type ComparedLot } from './compared-lots';
import { copy } from './copy';
import { lotGroups } from './lot-rows';

interface LotComparisonProps {
  asked: Asked<string>;
  actionsOf: (lot: ComparedLot) => ReactNode;
}

/** The lots of the address side by side; those that do not exist or are not on sale are named. */
export function LotComparison({ asked: { items: numbers, tooMany }, actionsOf }: LotComparisonProps) {
  const { data, failure, busy } = usePageQuery(comparedLotsQuery(numbers), copy.failed);
  if (failure) return failure;
  if (!data) return <ComparisonSkeleton />;
  const lots = data.filter((lot) => lot !== null);
  // While other lots load, those of the previous address are shown.
  const gone = busy ? [] : numbers.filter((number) => !lots.some((lot) => lot.number === number));
  const without = (number: string) => withoutIt(comparedLots, numbers, number, compareLotsPath);
  return (
    <>
      {gone.map((number) => (
        <ComparisonNotice key={number} without={without(number)}>
          {copy.gone(number)}
        </ComparisonNotice>
      ))}
      {lots.map(
        ({ number, state }) =>
          (state === 'blocked' || state === 'expired') && (
            <ComparisonNotice key={number} without={without(number)}>
              {copy[state](number)}
            </ComparisonNotice>
          ),
      )}
      {tooMany && <Notice tone="info">{copy.tooMany(formatNumber(MOST_COMPARED))}</Notice>}
      {lots.length > 0 ? (
        <>
          <ComparisonSheet
            columns={lots.map((lot) => ({ ...columnOf(lot), actions: actionsOf(lot), without: without(lot.number) }))}
            groups={lotGroups(lots)}
          />
          {numbers.length < MOST_COMPARED && <MoreLots lots={lots} numbers={numbers} />}
        </>
      ) : (
        <EmptyState
          illustration={notFound}
          title={copy.empty}
          text={copy.emptyText}
          action={<LinkButton to="/products">{sharedCopy.toProducts}</LinkButton>}
        />
      )}
    </>
  );
}

function columnOf({ number, productId, productName, state, analysis }: ComparedLot) {
  return {
    key: number,
    name: lotsCopy.numbered(number),
    to: lotPath(number),
    about: (
      <>
        <small>{productName}</small>
        {state !== 'released' && <Badge tone="danger">{lotsCopy.states[state]}</Badge>}
      </>
    ),
    matched: productId === null ? null : { productId, lot: number, analysis },
  } satisfies Partial<ComparedColumn>;
}

/** Other lots of the product that are on sale. */
function MoreLots({ lots, numbers }: { lots: readonly ComparedLot[]; numbers: readonly string[] }) {
  const { data = [] } = useQuery(moreLotsQuery(lots));
  const others = data.filter((number) => !numbers.includes(number));
  return (
    <MoreToCompare
      others={others.map((number) => ({
        key: number,
        name: lotsCopy.numbered(number),
        to: compareLotsPath([...numbers, number]),
        onClick: () => comparedLots.update((chosen) => [...chosen, number]),
      }))}
    />
  );
}
