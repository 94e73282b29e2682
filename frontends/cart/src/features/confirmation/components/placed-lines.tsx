import { formatAmount, formatDateTime } from '@afshoreh/persian';
import { ProductPicture } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { PlacedOrder } from '../placed-order';

interface PlacedLinesProps {
  order: PlacedOrder;
}

/** The ordered lines and the time of the order. */
export function PlacedLines({ order }: PlacedLinesProps) {
  return (
    <section aria-labelledby="placed-lines">
      <Heading>
        <h2 id="placed-lines">{copy.ordered}</h2>
        <span>
          {copy.placedAt}: <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </span>
      </Heading>
      <ul>
        {order.items.map(({ productId, productName, quantity, pack }, index) => (
          <Line key={`${productId}-${index}`}>
            <ProductPicture name={productName} image="" pack={pack?.name} size={44} />
            <span>{productName}</span>
            <strong>{formatAmount(quantity, pack)}</strong>
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};

  h2 {
    font-size: ${font.lg};
  }

  span {
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  time {
    direction: ltr;
    unicode-bidi: isolate;
    white-space: nowrap;
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px dashed ${color('line')};

  &:last-child {
    border-block-end: 0;
  }

  span {
    flex: 1 1 auto;
  }

  /* An amount with packs is too long to fit beside the name on a phone, so it goes below. */
  strong {
    margin-inline-start: auto;
    text-align: end;
    font-weight: 600;
  }
`;
