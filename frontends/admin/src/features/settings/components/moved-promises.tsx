import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Notice } from '@afshoreh/ui';
import { copy } from '../copy';
import { movedPromisesQuery, type PlannedChange } from '../holidays';

const words = copy.moved;

/** Shows how many call deadlines an unsaved change would move. Renders nothing without a change. */
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
