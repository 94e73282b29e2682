import { showToast } from '@afshoreh/contracts';
import { useState } from 'react';
import { BulkBar } from './bulk-bar';
import { BulkFailures } from './bulk-failures';
import { copy } from './copy';
import { useBulk, type BulkAction, type BulkLink } from './use-bulk';
import { useSelection } from './use-selection';

/** What can be done to many rows at once. */
export interface ListBulk<Item> {
  actions: BulkAction<Item>[];
  links?: BulkLink<Item>[];
  /** Loads every row that the search finds. */
  loadAll: () => Promise<Item[]>;
  /** Requests the list again. */
  refetch: () => Promise<unknown>;
}

interface ListBulkOptions<Item> {
  rows: readonly Item[];
  /** The number of rows on all pages. */
  total: number;
  nameOf: (item: Item) => string;
  /** Undefined for a list whose rows cannot be selected. */
  bulk: ListBulk<Item> | undefined;
  /** Called before the selection is cleared with the button of the bar, which disappears with it. */
  onClear?: () => void;
}

/** The selected rows of a list, the bar with their actions, and the failures of the last action. */
export function useListBulk<Item extends { id: number }>(options: ListBulkOptions<Item>) {
  const { rows, total, nameOf, bulk: many, onClear } = options;
  const selection = useSelection(rows);
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
  return {
    selection,
    failures: <BulkFailures failures={bulk.failures} nameOf={nameOf} onClose={bulk.forgetFailures} />,
    bar: many && (selection.items.length > 0 || bulk.progress) && (
      <BulkBar
        items={selection.items}
        actions={many.actions}
        links={many.links ?? []}
        bulk={bulk}
        total={total}
        isSelectingAll={isSelectingAll}
        onSelectAll={() => void handleSelectAll()}
        onClear={() => {
          onClear?.();
          selection.clear();
        }}
      />
    ),
  };
}
