import { formatNumber } from '@afshoreh/persian';
import { VisuallyHidden } from '@afshoreh/ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ClipboardEvent, type ReactNode } from 'react';
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
  /** The reasons for refused prices, by product id. The first of these cells takes the focus. */
  refused: ReadonlyMap<number, string>;
  /** Called after a paste, with the number of filled rows and of the prices that did not fit. */
  onPasted: (filled: number, left: number) => void;
  /** Renders the tools for the products whose prices are selected. */
  children: (selected: PricedProduct[]) => ReactNode;
}

/** A spreadsheet of product names and prices. */
export function PriceGrid(props: PriceGridProps) {
  const { products, edits, readOnly, refused, onChange, onUndo, onPasted, children } = props;
  const helpId = useId();
  const productAt = (row: number) => products[row] as PricedProduct;
  const shownAt = (row: number) => edits[productAt(row).id]?.showPrice ?? productAt(row).showPrice;
  const grid = useRef<HTMLTableElement>(null);
  const cursor = useGridCursor({
    grid,
    ids: useMemo(() => products.map(({ id }) => id), [products]),
    readOnly,
    textOf: (row) => typedOf(productAt(row), edits),
    onType: (row, price) => onChange([{ product: productAt(row), price: readable(price) }]),
    onToggle: (row) => onChange([{ product: productAt(row), showPrice: !shownAt(row) }]),
    onReset: (rows) => onChange(rows.map((row) => ({ product: productAt(row), price: '' }))),
    onUndo,
  });

  const goToRefused = useEffectEvent(() => {
    const first = products.findIndex(({ id }) => refused.has(id));
    if (first >= 0) cursor.goTo(first);
  });
  useEffect(() => goToRefused(), [refused]);

  const handlePaste = (event: ClipboardEvent) => {
    if (readOnly || cursor.typing !== null) return;
    event.preventDefault();
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const first = Math.min(...cursor.selected);
    // One copied value fills the whole selection, as in a spreadsheet.
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
      <Frame>
        <Table
          ref={grid}
          role="grid"
          aria-label={words.label}
          aria-describedby={readOnly ? undefined : helpId}
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
              <PriceRow
                key={product.id}
                {...{ product, row, cursor }}
                edit={edits[product.id]}
                refusal={refused.get(product.id)}
              />
            ))}
          </tbody>
        </Table>
      </Frame>
      {!readOnly && <Help id={helpId}>{words.help}</Help>}
      <VisuallyHidden role="status">{selectionText(cursor)}</VisuallyHidden>
    </>
  );
}

const selectionText = ({ selected }: GridCursor) =>
  selected.length > 1 ? copy.percent.selected(formatNumber(selected.length)) : '';

function typedOf(product: PricedProduct, edits: PriceEdits): string {
  return edits[product.id]?.price ?? (product.price === null ? '' : formatNumber(product.price));
}

/** Formats a price in Persian digits. Text that is not a price stays as typed, so that it can be corrected. */
function readable(typed: string): string {
  const price = priceOf(typed);
  return price === null ? typed.trim() : formatNumber(price);
}
