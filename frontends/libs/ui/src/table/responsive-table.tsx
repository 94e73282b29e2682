/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop a table's implicit roles with `display: grid`, so they are explicit. */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode } from 'react';
import * as copy from '../copy';
import { VisuallyHidden } from '../text/visually-hidden';
import { Frame, Holder, Row, SelectArea, SelectBox, SortButton, Table, Value } from './responsive-table-style';

export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Hides the header's text, for example of a column of buttons; screen readers still read it. */
  headerHidden?: boolean;
  /** The cell is the heading of the card on a phone, without its label. */
  heading?: boolean;
  /** Clicking the header sorts; `TableSort.key` is the column's key. */
  sortable?: boolean;
  /** The full text of a cell that may be cut off. */
  title?: (item: Item) => string | undefined;
  /** In a card: `plain` has no label, `wide` has a line of its own, `none` is hidden. */
  card?: 'plain' | 'wide' | 'none';
  /** `media` stands beside the other cells of a card. `actions` stands at the end of the row and stays in view. */
  role?: 'media' | 'actions';
}

/** Selection of rows with checkboxes. */
export interface TableSelection<Item> {
  isSelected: (item: Item) => boolean;
  /** `range` (with Shift) toggles every row since the last toggled one. */
  onToggle: (item: Item, range: boolean) => void;
  labelOf: (item: Item) => string;
  onToggleAll: () => void;
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
  /** Highlights rows, for example unread or overdue ones. */
  isHighlighted?: (item: Item) => boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Item>;
  /** The rows belong to the previous query; the new ones are loading. */
  stale?: boolean;
}

/** A table with one line per row, which becomes a list of cards in a narrow container. */
export function ResponsiveTable<Item>(props: ResponsiveTableProps<Item>) {
  const { caption, columns, rows, rowKey, isHighlighted, sort, onSort, selection, stale } = props;
  return (
    <Holder>
      <Frame>
        <Table role="table" aria-busy={stale || undefined}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {selection && <SelectAll rows={rows} selection={selection} />}
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  data-role={column.role}
                  aria-sort={sort?.key === column.key ? sort.direction : undefined}
                >
                  <HeaderText column={column} sort={sort} onSort={onSort} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((item) => (
              <Row
                key={rowKey(item)}
                role="row"
                data-selected={selection?.isSelected(item) || undefined}
                $highlighted={isHighlighted?.(item) ?? false}
              >
                {selection && <SelectCell item={item} selection={selection} />}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={
                      column.headerHidden || column.heading || column.card === 'plain' ? undefined : column.header
                    }
                    data-wide={column.card === 'wide' || undefined}
                    data-left-out={column.card === 'none' || undefined}
                    data-heading={column.heading || undefined}
                    data-role={column.role}
                    title={column.title?.(item)}
                  >
                    {column.role ? column.cell(item) : <Value>{column.cell(item)}</Value>}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Holder>
  );
}

interface SelectionProps<Item> {
  selection: TableSelection<Item>;
}

function SelectAll<Item>({ rows, selection }: SelectionProps<Item> & { rows: readonly Item[] }) {
  const chosen = rows.filter(selection.isSelected).length;
  return (
    <th role="columnheader" scope="col" data-role="select">
      <SelectArea>
        <SelectBox
          type="checkbox"
          aria-label={copy.selectAll}
          checked={rows.length > 0 && chosen === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
          }}
          onChange={selection.onToggleAll}
        />
      </SelectArea>
    </th>
  );
}

function SelectCell<Item>({ item, selection }: SelectionProps<Item> & { item: Item }) {
  return (
    <td role="cell" data-role="select">
      <SelectArea>
        <SelectBox
          type="checkbox"
          aria-label={selection.labelOf(item)}
          checked={selection.isSelected(item)}
          onChange={(event) => selection.onToggle(item, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </SelectArea>
    </td>
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
