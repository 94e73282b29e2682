import { formatDateTime } from '@afshoreh/persian';
import { Badge, orderTone } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy, statusLabels } from '../copy';
import type { OrderDetails } from '../get-order';

/** Every change of the status: to what, when and by whom (D9). */
export function OrderHistory({ changes }: { changes: OrderDetails['history'] }) {
  return (
    <List>
      {changes.map(({ from, to, at, by }, index) => (
        <li key={index}>
          <Badge tone={orderTone(to)}>{statusLabels[to] ?? copy.unknownStatus}</Badge>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>{by ? copy.dialog.byWhom(by) : from === null && copy.dialog.byCustomer}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
