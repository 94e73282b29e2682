import { formatNumber } from '@afshoreh/persian';
import { VisuallyHidden } from '@afshoreh/ui';
import { useId, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { copy } from '../copy';
import type { PricedProduct } from '../get-priced-products';
import { pastedCells, priceOf, type PriceEdits } from '../price-edits';
import { useGridCursor, type GridCursor } from '../use-grid-cursor';
import type { Change } from '../use-price-edits';
import { Frame, Help, Table } from './price-grid-style';
import { PriceRow } from './price-row';

const words = copy.grid;

interface PriceGridProps {
  products: readonly PricedProduct[];
  edits: PriceEdits;
  readOnly: boolean;
  onChange: (changes: Change[]) => void;
  onUndo: () => void;
  /** After a paste: how many prices there were, and how many rows for them. */
  onPasted: (filled: number, left: number) => void;
  /** The products whose prices are selected. */
  children: (selected: PricedProduct[]) => ReactNode;
}

/** Names and prices as a spreadsheet. */
export function PriceGrid({ products, edits, readOnly, onChange, onUndo, onPasted, children }: PriceGridProps) {
  const helpId = useId();
  const productAt = (row: number) => products[row] as PricedProduct;
  const shownAt = (row: number) => edits[productAt(row).id]?.showPrice ?? productAt(row).showPrice;
  const grid = useRef<HTMLTableElement>(null);
  const cursor = useGridCursor({
    grid,
    ...{ rows: products.length, readOnly },
    textOf: (row) => typedOf(productAt(row), edits),
    onType: (row, price) => onChange([{ product: productAt(row), price: readable(price) }]),
    onToggle: (row) => onChange([{ product: productAt(row), showPrice: !shownAt(row) }]),
    onReset: (rows) => onChange(rows.map((row) => ({ product: productAt(row), price: '' }))),
    onUndo,
  });

  const handlePaste = (event: ClipboardEvent) => {
    if (readOnly || cursor.typing !== null) return;
    event.preventDefault();
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const first = Math.min(...cursor.selected);
    // One value for a selection fills it, as in a spreadsheet.
    const filled = cells.length === 1 ? cursor.selected.map(() => cells[0] ?? '') : cells;
    const changes = filled
      .slice(0, products.length - first)
      .map((price, index) => ({ product: productAt(first + index), price: readable(price) }));
    onChange(changes);
    onPasted(changes.length, filled.length - changes.length);
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (cursor.typing !== null) return;
    event.preventDefault();
    const lines = cursor.selected.map((row) => String(priceOf(typedOf(productAt(row), edits)) ?? ''));
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };

  return (
    <>
      {children(cursor.selected.map(productAt))}
      <Help id={helpId}>{words.help}</Help>
      <Frame>
        <Table
          ref={grid}
          role="grid"
          aria-label={words.label}
          aria-describedby={helpId}
          aria-multiselectable
          aria-readonly={readOnly || undefined}
          aria-rowcount={products.length + 1}
          onKeyDown={cursor.handleKeyDown}
          onPaste={handlePaste}
          onCopy={handleCopy}
        >
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.price}</th>
              <th scope="col" data-wide>
                {words.stored}
              </th>
              <th scope="col" data-wide>
                {words.change}
              </th>
              <th scope="col">{words.show}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product, row) => (
              <PriceRow key={product.id} product={product} edit={edits[product.id]} row={row} cursor={cursor} />
            ))}
          </tbody>
        </Table>
      </Frame>
      <VisuallyHidden role="status">{selectionText(cursor)}</VisuallyHidden>
    </>
  );
}

const selectionText = ({ selected }: GridCursor) =>
  selected.length > 1 ? copy.percent.selected(formatNumber(selected.length)) : '';

function typedOf(product: PricedProduct, edits: PriceEdits): string {
  return edits[product.id]?.price ?? (product.price === null ? '' : formatNumber(product.price));
}

/** A price in Persian digits; what is none stays as it was typed, to be mended. */
function readable(typed: string): string {
  const price = priceOf(typed);
  return price === null ? typed.trim() : formatNumber(price);
}
