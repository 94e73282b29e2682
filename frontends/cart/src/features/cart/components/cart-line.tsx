import { cart, type CartItem } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Bidi, Button, ProductPicture, QuantityField } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Ordered } from '../../../components/ordered';
import { copy } from '../copy';

interface CartLineProps {
  item: CartItem;
  onRemove: (item: CartItem) => void;
}

/** One product of the cart: its name, its kilograms, and «تماس بگیرید» in place of a price. */
export function CartLine({ item, onRemove }: CartLineProps) {
  const facts = [
    { label: copy.brix, value: item.brix },
    { label: copy.weight, value: item.weight },
    { label: copy.origin, value: item.origin },
  ].filter(({ value }) => value);

  return (
    <Line>
      <ProductPicture name={item.name} image={item.image} pack={item.pack?.name} size={88} />
      <div>
        <Name>
          <Link to={`/product/${item.id}`}>{item.name}</Link>
        </Name>
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {/* «۷۰ ± ۱» is a formula, so it runs left to right. */}
                <Bidi>{toPersianDigits(value)}</Bidi>
              </dd>
            </div>
          ))}
        </Facts>
        {item.ordered && <Ordered {...item.ordered} />}
      </div>
      <Controls>
        <QuantityField
          compact
          name={`quantity-${item.id}`}
          label={copy.quantityOf(item.name)}
          labelHidden
          unit={copy.kilograms}
          value={item.quantity}
          pack={item.pack}
          withChoices
          onChange={(quantity) => typeof quantity === 'number' && cart.setQuantity(item.id, quantity)}
        />
        <Price>
          <span>{copy.price}:</span> {item.price}
        </Price>
        <Button variant="ghost" size="small" aria-label={copy.remove(item.name)} onClick={() => onRemove(item)}>
          <Trash2 size={18} />
          {copy.removeShort}
        </Button>
      </Controls>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('raised')};

  ${media.md} {
    gap: ${space(5)};
    padding: ${space(5)};
  }
`;

const Name = styled.h3`
  font-size: ${font.lg};
  line-height: 1.6;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${color('brandText')};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block-start: ${space(1)};
  color: ${color('muted')};
  font-size: ${font.sm};

  div {
    display: flex;
    gap: ${space(1)};
  }

  dt::after {
    content: ':';
  }

  dd {
    color: ${color('text')};
  }
`;

const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
  border-block-start: 1px dashed ${color('line')};
`;

const Price = styled.p`
  color: ${color('brandText')};
  font-weight: 700;

  span {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;
