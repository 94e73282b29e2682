import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Notice } from '@afshoreh/ui';
import { copy } from '../copy';
import { movedPromisesQuery, type PlannedChange } from '../get-holidays';

const words = copy.moved;

/** How many promises of calls a change would move, before it is saved (D38); nothing while there is no change. */
export function MovedPromises({ change }: { change: PlannedChange | null }) {
  const { data, error } = useQuery(movedPromisesQuery(change));
  const count = data?.movedPromises ?? 0;
  if (change === null) return null;
  return (
    <Notice tone={count > 0 ? 'warning' : 'info'}>
      {error ? words.unknown : !data ? words.counting : count > 0 ? words.will(formatNumber(count)) : words.willNot}
    </Notice>
  );
}
