import { useNavigate } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { color } from '@afshoreh/ui/theme';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { StickyBar } from '../layout/sticky-bar';
import { copy } from './copy';
import type { BulkAction, BulkLink, useBulk } from './use-bulk';

interface BulkBarProps<Item> {
  items: readonly Item[];
  actions: BulkAction<Item>[];
  links: BulkLink<Item>[];
  bulk: ReturnType<typeof useBulk<Item>>;
  /** The number of rows that the search finds. All of them can be selected. */
  total: number;
  onSelectAll: () => void;
  isSelectingAll: boolean;
  onClear: () => void;
}

/** The actions on the selected rows, and the progress of a running action. */
export function BulkBar<Item>({
  items,
  actions,
  links,
  bulk,
  total,
  onSelectAll,
  isSelectingAll,
  onClear,
}: BulkBarProps<Item>) {
  const [confirming, setConfirming] = useState<BulkAction<Item> | null>(null);
  const { progress } = bulk;
  const navigate = useNavigate();
  if (progress) {
    return (
      <Bar role="status">
        <progress value={progress.done} max={progress.count} aria-label={copy.selected(formatNumber(progress.count))} />
        {copy.progress(formatNumber(progress.done), formatNumber(progress.count))}
        <Button variant="ghost" size="small" onClick={bulk.stop}>
          {copy.stop}
        </Button>
      </Bar>
    );
  }
  const start = (action: BulkAction<Item>) =>
    action.question && items.length >= (action.question.from ?? 1)
      ? setConfirming(action)
      : void bulk.run(action, items);
  return (
    <Bar>
      <strong role="status">{copy.selected(formatNumber(items.length))}</strong>
      <Cluster $gap={2}>
        {items.length < total && (
          <Button
            variant="ghost"
            size="small"
            pending={isSelectingAll}
            pendingLabel={copy.selectingAll}
            onClick={onSelectAll}
          >
            {copy.selectAll(formatNumber(total))}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onClear}>
          {copy.clearSelection}
        </Button>
        <DropdownMenu
          trigger={
            <Button size="small">
              {copy.bulk}
              <ChevronDown />
            </Button>
          }
          items={[
            ...links.map(({ label, addressOf }) => ({ label, onSelect: () => void navigate(addressOf(items)) })),
            ...actions.map((action) => ({ label: action.label, tone: action.tone, onSelect: () => start(action) })),
          ]}
        />
      </Cluster>
      {confirming?.question && (
        <ConfirmDialog
          onClose={() => setConfirming(null)}
          title={confirming.question.title}
          description={confirming.question.text(formatNumber(items.length))}
          confirmLabel={confirming.question.confirm}
          onConfirm={() => {
            setConfirming(null);
            void bulk.run(confirming, items);
          }}
        />
      )}
    </Bar>
  );
}

const Bar = styled(StickyBar)`
  progress {
    flex: 1;
    accent-color: ${color('brand')};
  }
`;
