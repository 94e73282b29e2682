import type { ReactNode } from 'react';
import { MOST_COMPARED, comparedLots } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { Badge } from '@afshoreh/ui';
import { compareLotsPath } from '../../../components/comparison/addresses';
import type { ComparedItems } from '../../../components/comparison/asked';
import type { ComparedColumn } from '../../../components/comparison/compare-table';
import { ComparisonBody } from '../../../components/comparison/comparison-body';
import { ComparisonSkeleton } from '../../../components/comparison/comparison-skeleton';
import { MoreToCompare } from '../../../components/comparison/more-to-compare';
import { removalLinkOf } from '../../../components/comparison/without';
import { usePageQuery } from '../../../components/use-page-query';
import { copy as lotsCopy } from '../copy';
import { lotPath } from '../lot-path';
import { comparedLotsQuery, moreLotsQuery, type ComparedLot } from './compared-lots';
import { copy } from './copy';
import { lotGroups } from './lot-rows';

interface LotComparisonProps {
  asked: ComparedItems<string>;
  actionsOf: (lot: ComparedLot) => ReactNode;
}

/** The lots of the address side by side. Lots that do not exist or are not on sale are named above the table. */
export function LotComparison({ asked: { items: numbers, tooMany }, actionsOf }: LotComparisonProps) {
  const { data, failure, busy } = usePageQuery(comparedLotsQuery(numbers), copy.failed);
  if (failure) return failure;
  if (!data) return <ComparisonSkeleton />;
  const lots = data.filter((lot) => lot !== null);
  // While other lots load, the lots of the previous address stay.
  const gone = busy ? [] : numbers.filter((number) => !lots.some((lot) => lot.number === number));
  const without = (number: string) => removalLinkOf(comparedLots, numbers, number, compareLotsPath);
  const notices = [
    ...gone.map((number) => ({ text: copy.gone(number), without: without(number) })),
    ...lots.flatMap(({ number, state }) =>
      state === 'blocked' || state === 'expired' ? { text: copy[state](number), without: without(number) } : [],
    ),
  ];
  return (
    <>
      <ComparisonBody
        notices={notices}
        tooMany={tooMany}
        texts={copy}
        columns={lots.map((lot) => ({ ...columnOf(lot), actions: actionsOf(lot), without: without(lot.number) }))}
        groups={lotGroups(lots)}
      />
      {lots.length > 0 && numbers.length < MOST_COMPARED && <MoreLots lots={lots} numbers={numbers} />}
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
