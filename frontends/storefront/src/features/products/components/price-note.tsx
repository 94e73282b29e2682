import styled from 'styled-components';
import { color, font } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { rateDateText, type IndicativePrice } from '../price-text';

/** The note on converted prices, once for a whole list; renders nothing when no price is converted. */
export function PriceNote({ prices }: { prices: readonly (IndicativePrice | null)[] }) {
  const converted = prices.find((price) => price?.basis === 'list');
  if (!converted) return null;
  const rateDate = rateDateText(converted);
  return (
    <Note>
      {copy.price.confirm} {rateDate && <span>{rateDate}</span>}
    </Note>
  );
}

const Note = styled.p`
  && {
    margin: 0;
    color: ${color('muted')};
    font-size: ${font.xs};
    line-height: 1.8;
  }
  span {
    display: inline-block;
  }
`;
