import { showToast } from '@afshoreh/contracts';
import { ResponsiveTable, type ResponsiveTableProps } from '@afshoreh/ui/table';
import { useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar';
import { BulkFailures } from './bulk-failures';
import { useRowFocus } from '../keyboard/use-row-focus';
import { copy } from './copy';
import { useHiddenColumns } from './hidden-columns';
import type { ListExport } from './csv-button';
import { ListTools } from './list-tools';
import { useBulk, type BulkAction, type BulkLink } from './use-bulk';
import type { useListSearch } from './use-list-search';
import { useSelection } from './use-selection';

export interface ListTableProps<Item extends { id: number }> extends Omit<
  ResponsiveTableProps<Item>,
  'rowKey' | 'selection'
> {
  /** Under which the hidden columns are kept. */
  name: string;
  search: ReturnType<typeof useListSearch>;
  /** How many rows there are on all pages. */
  total: number;
  /** What a row is called, for the box before it and where it could not be changed. */
  nameOf: (item: Item) => string;
  /** Beside the tools that every list has. */
  tools?: ReactNode;
  csv?: ListExport;
  bulk?: {
    actions: BulkAction<Item>[];
    links?: BulkLink<Item>[];
    /** Every row that fits the search. */
    loadAll: () => Promise<Item[]>;
    /** Asks for the list anew. */
    refetch: () => Promise<unknown>;
  };
}

/** A list with what every list of the admin area can do: columns, page size, a file of it, and changes to many rows at once. */
export function ListTable<Item extends { id: number }>(props: ListTableProps<Item>) {
  const { name, search, total, nameOf, tools, csv, bulk: many, columns, rows, ...table } = props;
  const hidden = useHiddenColumns(name);
  const selection = useSelection(rows);
  const rememberRow = useRowFocus(rows);
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const bulk = useBulk<Item>(async () => {
    selection.clear();
    await many?.refetch();
  });
  const handleSelectAll = async () => {
    setIsSelectingAll(true);
    await many?.loadAll().then(selection.replace, (error: Error) => {
      showToast({ tone: 'error', title: copy.loadAllFailed, description: error.message });
    });
    setIsSelectingAll(false);
  };
  return (
    <div onFocus={rememberRow}>
      <BulkFailures failures={bulk.failures} nameOf={nameOf} onClose={bulk.forgetFailures} />
      <ListTools search={search} columns={columns} hidden={hidden} csv={csv}>
        {tools}
      </ListTools>
      <ResponsiveTable
        {...table}
        rows={rows}
        columns={columns.filter(({ key }) => !hidden.isHidden(key))}
        rowKey={({ id }) => id}
        selection={
          many && {
            isSelected: selection.isSelected,
            onToggle: selection.toggle,
            onToggleAll: selection.togglePage,
            labelOf: (item) => copy.select(nameOf(item)),
          }
        }
      />
      {many && (selection.items.length > 0 || bulk.progress) && (
        <BulkBar
          items={selection.items}
          actions={many.actions}
          links={many.links ?? []}
          bulk={bulk}
          total={total}
          isSelectingAll={isSelectingAll}
          onSelectAll={() => void handleSelectAll()}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}
