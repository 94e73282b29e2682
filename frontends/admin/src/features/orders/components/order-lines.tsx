import { formatAmount, formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { lineName } from '../orders';

/** The ordered lines with the prices at the time of the order. */
export function OrderLines({ items }: Pick<OrderDetails, 'items'>) {
  return (
    <Lines>
      {items.map((line, at) => (
        <li key={at}>
          <span>{lineName(line)}</span>
          <strong>{formatAmount(line.quantity, line.pack)}</strong>
          {line.usdPerTon !== null && line.rate !== null && (
            <small>{copy.dialog.rate(formatNumber(line.usdPerTon), formatNumber(line.rate))}</small>
          )}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('line')};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(3)} ${space(4)};
    background: ${color('surface')};
  }

  small {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
