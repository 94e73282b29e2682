import { cart, type CartItem, type CartItems } from '@afshoreh/contracts';
import { formatAmount } from '@afshoreh/persian';
import { Button, ProductPicture } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Ordered } from '../../../components/ordered';
import { copy } from '../copy';
import type { LineProblems } from '../place-order';

/** A longer list scrolls, and then the keyboard must be able to focus it. */
const FEW = 2;

interface OrderLinesProps {
  items: CartItems;
  problems: LineProblems;
}

/** The ordered products. A line that the server refused shows the reason and can be removed here. */
export function OrderLines({ items, problems }: OrderLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the refused line is far from the pressed button, so focus its remove button, which scrolls it into view.
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[role=alert] + button')?.focus();
  }, [problems]);

  return (
    <List ref={list} aria-label={copy.lines} {...(items.length > FEW && { tabIndex: 0 })}>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} problem={problems.get(item.id)} />
      ))}
    </List>
  );
}

function OrderLine({ item, problem }: { item: CartItem; problem: string | undefined }) {
  return (
    <Line>
      <ProductPicture name={item.name} image={item.image} pack={item.pack?.name} size={52} />
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

/* A long list scrolls inside, so that the button below it stays in reach. On wide screens the whole box fits the screen. */
const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  max-block-size: 26rem;
  overflow-y: auto;

  ${media.lg} {
    max-block-size: max(12rem, 100dvh - 34rem);
  }
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
