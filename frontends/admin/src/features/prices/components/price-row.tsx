import { formatNumber } from '@afshoreh/persian';
import { Check, EyeOff } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { copy } from '../copy';
import type { PricedProduct } from '../get-priced-products';
import { isInvalid, relativeChangeOf, type PriceEdit } from '../price-edits';
import type { GridCursor, PriceColumn } from '../use-grid-cursor';
import { PriceInput } from './price-input';
import {
  UnsavedMarker,
  NameCell,
  PriceCell,
  PercentChange,
  VisibilityCell,
  StoredPrice,
  CellError,
} from './price-grid-style';

const words = copy.grid;

interface PriceRowProps {
  product: PricedProduct;
  edit: PriceEdit | undefined;
  /** Why the price was not saved. */
  refusal: string | undefined;
  row: number;
  cursor: GridCursor;
}

export function PriceRow({ product, edit, refusal, row, cursor }: PriceRowProps) {
  const wrongId = useId();
  const isTyping = cursor.isAt(row, 'price') && cursor.typing !== null;
  const problem = edit && (isInvalid(edit) ? words.wrong : refusal);
  const isShown = edit?.showPrice ?? product.showPrice;
  const stored = product.price === null ? words.noPrice : formatNumber(product.price);
  const cell = (column: PriceColumn) => ({
    role: 'gridcell',
    tabIndex: cursor.isAt(row, column) && !isTyping ? 0 : -1,
    'data-cell': `${column}-${row}`,
    onMouseDown: (event: MouseEvent) => !isTyping && cursor.select(row, column, event.shiftKey),
  });

  return (
    <tr role="row" aria-rowindex={row + 2} data-changed={edit ? true : undefined}>
      <NameCell role="rowheader" scope="row">
        {product.name}
      </NameCell>
      <PriceCell
        {...cell('price')}
        aria-label={isTyping ? undefined : labelOf(product, edit, stored)}
        aria-selected={cursor.isSelected(row)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? wrongId : undefined}
        onDoubleClick={() => cursor.edit(row)}
        // Touch screens have no double click, so a second tap on a cell edits it.
        onClick={(event) => !isTyping && isTouch(event) && cursor.edit(row)}
      >
        {isTyping ? (
          <PriceInput name={product.name} begin={cursor.typing ?? ''} onFinish={cursor.finish} />
        ) : (
          <>
            {edit?.price !== undefined && <UnsavedMarker aria-hidden />}
            {edit?.price ?? stored}
          </>
        )}
        {problem && !isTyping && <CellError id={wrongId}>{problem}</CellError>}
      </PriceCell>
      <td data-wide>
        <StoredPrice $isReplaced={edit?.price !== undefined}>{stored}</StoredPrice>
      </td>
      <td data-wide>{edit && <Change edit={edit} />}</td>
      <VisibilityCell
        {...cell('show')}
        aria-label={`${words.showOf(product.name)}: ${isShown ? words.shown : words.hidden}`}
        onClick={() => cursor.toggle(row)}
      >
        {edit?.showPrice !== undefined && <UnsavedMarker aria-hidden />}
        {isShown ? <Check /> : <EyeOff />}
        <span>{isShown ? words.shown : words.hidden}</span>
      </VisibilityCell>
    </tr>
  );
}

const labelOf = ({ name }: PricedProduct, edit: PriceEdit | undefined, stored: string) =>
  edit?.price === undefined
    ? `${words.priceOf(name)}: ${stored}`
    : `${words.priceOf(name)}: ${edit.price}، ${words.unsaved}`;

const isTouch = ({ nativeEvent }: MouseEvent) => (nativeEvent as PointerEvent).pointerType === 'touch';

function Change({ edit }: { edit: PriceEdit }) {
  const share = relativeChangeOf(edit);
  if (share === null) return null;
  const percent = formatNumber(Math.abs(Math.round(share * 1000) / 10));
  return <PercentChange $isUp={share > 0}>{`${share > 0 ? '▲' : '▼'} ${percent}٪`}</PercentChange>;
}
