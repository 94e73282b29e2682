import { cart, showToast, type CartItem, type CartItems } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { CartLine } from './cart-line';

interface CartLinesProps {
  items: CartItems;
}

/** The lines of the cart. The toast after a removal has a button that restores the line. */
export function CartLines({ items }: CartLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  function handleRemove(item: CartItem) {
    const index = items.indexOf(item);
    cart.remove(item.id);
    // The pressed button is gone: without this the keyboard focus would start at the top of the page again.
    heading.current?.focus();
    showToast({
      tone: 'info',
      title: copy.removed(item.name),
      action: { label: copy.undo, onClick: () => cart.restore([item], index) },
    });
  }

  function handleClear() {
    cart.removeLines(items);
    showToast({ tone: 'info', title: copy.cleared, action: { label: copy.undo, onClick: () => cart.restore(items) } });
  }

  return (
    <section aria-labelledby="cart-lines">
      <Heading>
        <h2 id="cart-lines" ref={heading} tabIndex={-1}>
          {copy.kinds(items.length)}
        </h2>
        <Button variant="ghost" size="small" onClick={handleClear}>
          {copy.clear}
        </Button>
      </Heading>
      <List>
        {items.map((item) => (
          <CartLine key={item.id} item={item} onRemove={handleRemove} />
        ))}
      </List>
      <ContinueShopping to="/products">{copy.continueShopping}</ContinueShopping>
    </section>
  );
}

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(3)};

  h2 {
    outline: 0;
    font-size: ${font.lg};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
`;

const ContinueShopping = styled(Link)`
  display: inline-block;
  margin-block-start: ${space(5)};
  padding-block: ${space(2)};
  color: ${color('brandText')};
  font-weight: 500;
`;
