import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import type { PricedProduct } from '../get-priced-products';
import type { PriceConflict } from '../price-conflicts';
import type { PriceEdits } from '../price-edits';

const words = copy.conflict;

interface PriceConflictsBoxProps {
  conflicts: readonly PriceConflict[];
  /** As they are stored by now; a conflict is shown when its product was read anew. */
  products: ReadonlyMap<number, PricedProduct>;
  edits: PriceEdits;
  onSettle: (product: PricedProduct, keepMine: boolean) => void;
}

/** To the next conflict, and from the last one to the grid: the button that has the focus goes. */
function focusNext(button: HTMLElement): void {
  const conflict = button.closest('li');
  const other = (conflict?.nextElementSibling ?? conflict?.previousElementSibling)?.querySelector('button');
  (other ?? button.closest('form')?.querySelector<HTMLElement>('td[tabindex="0"]'))?.focus();
}

/** Each price that a colleague changed meanwhile, with the choice between theirs and mine. */
export function PriceConflictsBox({ conflicts, products, edits, onSettle }: PriceConflictsBoxProps) {
  if (conflicts.length === 0) return null;
  return (
    <Box tone="warning" urgent>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
      <List>
        {conflicts.map(({ id, by }) => {
          const product = products.get(id);
          if (!product) return null;
          const mine = edits[id]?.price ?? priceText(product);
          const settle = (keepMine: boolean) => (event: MouseEvent<HTMLElement>) => {
            focusNext(event.currentTarget);
            onSettle(product, keepMine);
          };
          return (
            <li key={id}>
              <b>{product.name}</b>
              <Cluster $gap={2}>
                <Button variant="secondary" size="small" onClick={settle(false)}>
                  {words.theirs(by, priceText(product))}
                </Button>
                <Button variant="secondary" size="small" onClick={settle(true)}>
                  {words.mine(mine)}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </List>
    </Box>
  );
}

const priceText = ({ price }: PricedProduct) => (price === null ? copy.grid.noPrice : formatNumber(price));

const Box = styled(Notice)`
  margin-block: ${space(3)};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
`;
