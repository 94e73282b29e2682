import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { movedPromisesQuery, type PlannedChange } from '../get-holidays';

const words = copy.moved;

/** How many promises of calls a change would move, before it is saved (D38); nothing while there is no change. */
export function MovedPromises({ change }: { change: PlannedChange | null }) {
  const { data, error } = useQuery(movedPromisesQuery(change));
  const count = data?.movedPromises ?? 0;
  if (change === null) return null;
  return (
    <Line role="status" $moves={count > 0}>
      {error ? words.unknown : !data ? words.counting : count > 0 ? words.will(formatNumber(count)) : words.willNot}
    </Line>
  );
}

const Line = styled.p<{ $moves: boolean }>`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  background: ${({ $moves }) => color($moves ? 'warningSoft' : 'sunken')};
  font-size: ${font.sm};
`;
