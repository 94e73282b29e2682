import { formatDate, formatDateTime, formatNearDay, formatTime } from '@afshoreh/persian';
import { Badge } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { EntryList } from '../../../list/entry-list';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { useNow } from '../use-now';
import { Muted } from '../../../layout/muted';

const words = copy.call;

interface CallListProps extends Pick<OrderDetails, 'calls'> {
  /** Writes full dates for planned calls, for print: words like «امروز» are wrong when the paper is read later. */
  dated?: boolean;
}

/** All calls about an order, the latest first. */
export function CallList({ calls, dated = false }: CallListProps) {
  const now = useNow();
  if (calls.length === 0) return <Muted $size="sm">{words.noneYet}</Muted>;
  return (
    <List>
      {calls.toReversed().map(({ id, at, by, outcome, note, nextCallAt }) => (
        <li key={id}>
          <Badge tone={outcome === 'reached' ? 'success' : 'neutral'}>{words.outcomes[outcome]}</Badge>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>{copy.dialog.byWhom(by)}</span>
          {note && <Note>{note}</Note>}
          {nextCallAt && <span>{plannedText(nextCallAt, now, dated)}</span>}
        </li>
      ))}
    </List>
  );
}

/** A planned call whose time has passed is described in the past tense. */
function plannedText(nextCallAt: string, now: Date, dated: boolean): string {
  const template = Date.parse(nextCallAt) < now.getTime() ? words.wasPlanned : words.planned;
  return template(dated ? formatDate(nextCallAt) : formatNearDay(nextCallAt, now), formatTime(nextCallAt));
}

export const List = styled(EntryList)`
  gap: ${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

export const Note = styled.p`
  flex-basis: 100%;
  color: ${color('text')};
  white-space: pre-wrap;
`;
