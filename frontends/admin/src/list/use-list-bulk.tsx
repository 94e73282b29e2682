import { showToast } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { Button, ErrorBox } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { BulkBar } from './bulk-bar';
import { copy } from './copy';
import { useBulk, type BulkAction, type BulkLink, type BulkFailure } from './use-bulk';
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

interface BulkFailuresProps<Item> {
  failures: BulkFailure<Item>[];
  nameOf: (item: Item) => string;
  onClose: () => void;
}

/** The rows for which an action has failed, each with its reason. */
function BulkFailures<Item>({ failures, nameOf, onClose }: BulkFailuresProps<Item>) {
  if (failures.length === 0) return null;
  return (
    <Place>
      <ErrorBox title={copy.bulkFailed(formatNumber(failures.length))}>
        <ul>
          {failures.map(({ item, reason }, at) => (
            <li key={at}>
              {nameOf(item)}: {reason}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="small" onClick={onClose}>
          {copy.closeFailures}
        </Button>
      </ErrorBox>
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${space(4)};

  ul {
    max-block-size: 12rem;
    margin: 0 0 ${space(2)};
    overflow-y: auto;
  }
`;
