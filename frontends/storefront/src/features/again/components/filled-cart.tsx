import { Link } from '@afshoreh/contracts/router';
import { formatAmount, leftToRight } from '@afshoreh/persian';
import { EmptyState, LinkButton, Notice } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { fillCart, type LineToday } from '../again-lines';
import { copy } from '../copy';

interface FilledCartProps {
  trackingCode: string;
  lines: readonly LineToday[];
}

/** Fills the cart, and shows the added products with today's prices and the products that are no longer sold. */
export function FilledCart({ trackingCode, lines }: FilledCartProps) {
  useEffect(() => fillCart(lines), [lines]);
  const offered = lines.filter(({ item }) => item !== null);
  const gone = lines.filter(({ item }) => item === null).map(({ line }) => `«${line.productName}»`);
  if (offered.length === 0) {
    return (
      <EmptyState
        title={copy.allWithdrawn}
        text={copy.withdrawn(gone.join('، '))}
        action={<LinkButton to="/products">{copy.toProducts}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Notice tone="success">{copy.filled(leftToRight(trackingCode))}</Notice>
      {gone.length > 0 && <Notice tone="info">{copy.withdrawn(gone.join('، '))}</Notice>}
      <Lines aria-label={copy.lines}>
        {offered.map(({ line, item, price }, at) => (
          <li key={at}>
            <Link to={`/product/${item?.id}`}>{item?.name}</Link>
            <strong>{formatAmount(line.quantity, item?.pack)}</strong>
            <span>{price === null ? copy.ask : copy.price(price)}</span>
          </li>
        ))}
      </Lines>
      <p>{copy.check}</p>
      <LinkButton to="/cart" size="large" fullWidth>
        {copy.toCart}
      </LinkButton>
    </>
  );
}

const Lines = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    justify-content: space-between;
    padding-block: ${space(3)};
    border-block-end: 1px dashed ${color('line')};
  }
  li:last-child {
    border-block-end: 0;
  }
  strong {
    font-weight: 600;
  }
  span {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
