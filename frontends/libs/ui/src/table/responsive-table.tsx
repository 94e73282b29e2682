/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: grid` takes a table's roles from it in some browsers; they are written out. */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { copy } from '../copy';
import { VisuallyHidden } from '../text/visually-hidden';
import { Frame, Row, SortButton, Table } from './responsive-table-style';

export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Hides the header's text, as of a column of buttons; it is still read aloud. */
  headerHidden?: boolean;
  /** The card's heading on a phone, without its label. */
  heading?: boolean;
  /** The header sorts; `TableSort.key` is the column's key. */
  sortable?: boolean;
  /** One line, as for dates and phones. */
  nowrap?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface ResponsiveTableProps<Item> {
  /** What the table lists; read aloud. */
  caption: string;
  columns: TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string | number;
  /** Sets a row off, for what is unread or overdue. */
  isHighlighted?: (item: Item) => boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** The rows belong to an older question; the new ones are on their way. */
  stale?: boolean;
}

/**
 * A table that becomes a list of cards on a phone.
 */
export function ResponsiveTable<Item>(props: ResponsiveTableProps<Item>) {
  const { caption, columns, rows, rowKey, isHighlighted, sort, onSort, stale } = props;
  return (
    <Frame>
      <Table role="table" aria-busy={stale || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                <HeaderText column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((item) => (
            <Row key={rowKey(item)} role="row" $highlighted={isHighlighted?.(item) ?? false}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.headerHidden || column.heading ? undefined : column.header}
                  data-heading={column.heading || undefined}
                  data-nowrap={column.nowrap || undefined}
                >
                  {column.cell(item)}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

interface HeaderTextProps<Item> {
  column: TableColumn<Item>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderText<Item>({ column, sort, onSort }: HeaderTextProps<Item>) {
  if (column.headerHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.sortable || !onSort) return column.header;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <SortButton
      type="button"
      title={copy.sortBy(column.header)}
      onClick={() => onSort({ key: column.key, direction: next })}
    >
      {column.header}
      <Arrow aria-hidden="true" />
    </SortButton>
  );
}
