import { ResponsiveTable, type ResponsiveTableProps } from '@afshoreh/ui/table';
import { useRef, useEffect } from 'react';
import { copy } from './copy';
import { useListBulk, type ListBulk } from './use-list-bulk';
import { focusedRow, focusRow } from '../keyboard/rows';

export interface ListTableProps<Item extends { id: number }> extends Omit<
  ResponsiveTableProps<Item>,
  'rowKey' | 'selection'
> {
  /** The number of rows on all pages. */
  total: number;
  /** The name of a row, for its checkbox and for failures of bulk actions. */
  nameOf: (item: Item) => string;
  bulk?: ListBulk<Item> | undefined;
}

/** A table with bulk actions. It keeps the focus on its row when the rows change. */
export function ListTable<Item extends { id: number }>(props: ListTableProps<Item>) {
  const { total, nameOf, bulk, rows, ...table } = props;
  const list = useRef<HTMLDivElement>(null);
  const rememberRow = useRowFocus(rows);
  const focusFirstRow = () => list.current?.querySelector<HTMLElement>('tbody input[type="checkbox"]')?.focus();
  const { selection, failures, bar } = useListBulk({ rows, total, nameOf, bulk, onClear: focusFirstRow });
  return (
    <div ref={list} onFocus={rememberRow}>
      {failures}
      <ResponsiveTable
        {...table}
        rows={rows}
        rowKey={({ id }) => id}
        selection={
          bulk && {
            isSelected: selection.isSelected,
            onToggle: selection.toggle,
            onToggleAll: selection.togglePage,
            labelOf: (item) => copy.select(nameOf(item)),
          }
        }
      />
      {bar}
    </div>
  );
}

/**
 * When the focused row leaves the list, the row that takes its place gets the focus. Otherwise the focus would fall
 * back to the page.
 */
function useRowFocus(rows: readonly unknown[]): () => void {
  const place = useRef(-1);
  useEffect(() => {
    if (place.current >= 0 && rows.length > 0 && document.activeElement === document.body) focusRow(place.current);
  }, [rows]);
  return () => {
    place.current = focusedRow();
  };
}
