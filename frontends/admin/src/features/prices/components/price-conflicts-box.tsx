import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import type { PricedProduct } from '../get-priced-products';
import type { PriceEdits } from '../price-edits';
import type { RefusedPrices } from '../use-price-saving';

const words = copy.conflict;

interface PriceConflictsBoxProps {
  refused: RefusedPrices;
  edits: PriceEdits;
  onSettle: (product: PricedProduct, keepMine: boolean) => void;
  /** Discards the typed price of a product. */
  onDrop: (id: number) => void;
}

/** Moves the focus to the next conflict, or after the last one to the grid, because the focused button disappears. */
function focusNext(button: HTMLElement): void {
  const conflict = button.closest('li');
  const other = (conflict?.nextElementSibling ?? conflict?.previousElementSibling)?.querySelector('button');
  (other ?? button.closest('form')?.querySelector<HTMLElement>('td[tabindex="0"]'))?.focus();
}

/**
 * The prices that were not saved. Either a colleague changed the price meanwhile, and the admin chooses between both,
 * or the server refused it.
 */
export function PriceConflictsBox({ refused, edits, onSettle, onDrop }: PriceConflictsBoxProps) {
  const rows = refused.rows.filter(({ id }) => edits[id]);
  if (rows.length === 0) return null;
  return (
    <Box tone="warning" urgent>
      <strong>{words.title(formatNumber(rows.length))}</strong>
      <p>{words.text}</p>
      <List>
        {rows.map(({ id, by, reason }) => {
          const product = refused.stored.get(id);
          const settle = (keepMine: boolean) => (event: MouseEvent<HTMLElement>) => {
            focusNext(event.currentTarget);
            if (product) onSettle(product, keepMine);
            else onDrop(id);
          };
          return (
            <li key={id}>
              <span>
                <b>{edits[id]?.base.name}</b>
                {!product && `: ${reason}`}
              </span>
              <Cluster $gap={2}>
                <Button variant="secondary" size="small" onClick={settle(false)}>
                  {product ? words.theirs(by ?? '', priceText(product)) : words.drop}
                </Button>
                {product && (
                  <Button variant="secondary" size="small" onClick={settle(true)}>
                    {words.mine(edits[id]?.price ?? priceText(product))}
                  </Button>
                )}
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
