import { useCart } from '@afshoreh/contracts';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy } from './copy';
import { CartIcon } from './icons';

/** The link to the cart; a badge shows the sum of all quantities when the cart is not empty. */
export function CartButton({ replace }: Pick<LinkProps, 'replace'>) {
  const { totalItems } = useCart();
  const kilograms = formatNumber(totalItems);
  return (
    <Button to="/cart" replace={replace} aria-label={totalItems > 0 ? copy.cart(kilograms) : copy.emptyCart}>
      <CartIcon />
      {totalItems > 0 && <Badge>{kilograms}</Badge>}
    </Button>
  );
}

const Button = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space(11)};
  block-size: ${space(11)};
  border-radius: ${radius.medium};
  color: ${color('text')};

  &:hover {
    background: ${color('sunken')};
  }
`;

const Badge = styled.span`
  position: absolute;
  inset-block-start: 0;
  /* A long number grows over the cart's icon and not over its neighbour. */
  inset-inline-end: 0;
  min-inline-size: ${space(5)};
  padding-inline: ${space(1)};
  border-radius: ${radius.round};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${font.xs};
  font-weight: 700;
  line-height: ${space(5)};
  text-align: center;
  white-space: nowrap;
`;
