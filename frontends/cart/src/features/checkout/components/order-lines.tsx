import { cart, type CartItem, type CartItems } from '@afshoreh/contracts';
import { formatAmount } from '@afshoreh/persian';
import { Button, ProductPicture } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Ordered } from '../../../components/ordered';
import { copy } from '../copy';
import type { LineProblems } from '../place-order';

interface OrderLinesProps {
  items: CartItems;
  problems: LineProblems;
}

/** What is being ordered; a line the server refused says why and can be removed on the spot. */
export function OrderLines({ items, problems }: OrderLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the refused line is far from the button that was pressed: bring it into sight, ready to be removed.
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[role=alert] + button')?.focus();
  }, [problems]);

  return (
    <List ref={list}>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} problem={problems.get(item.id)} />
      ))}
    </List>
  );
}

function OrderLine({ item, problem }: { item: CartItem; problem: string | undefined }) {
  return (
    <Line>
      <ProductPicture name={item.name} image={item.image} size={52} />
      <Words>
        <Name>{item.name}</Name>
        <Quantity>{formatAmount(item.quantity, item.pack)}</Quantity>
        {item.ordered && (
          <>
            <Ordered {...item.ordered} />
            {copy.orderedTwice}
          </>
        )}
        {problem && <Problem role="alert">{problem}</Problem>}
        {(problem ?? item.ordered) && (
          <Button
            variant={problem ? 'danger' : 'secondary'}
            size="small"
            aria-label={copy.removeLineOf(item.name)}
            onClick={() => cart.remove(item.id)}
          >
            {copy.removeLine}
          </Button>
        )}
      </Words>
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
`;

const Line = styled.li`
  display: flex;
  gap: ${space(3)};
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  font-size: ${font.sm};
`;

const Name = styled.div`
  font-size: ${font.sm};
  font-weight: 600;
  line-height: 1.6;
`;

const Quantity = styled.div`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Problem = styled.p`
  color: ${color('dangerText')};
`;
