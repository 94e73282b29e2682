import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';
import { Undo2 } from 'lucide-react';
import { StickyBar } from '../../../layout/sticky-bar';
import { copy } from '../copy';

interface SaveBarProps {
  count: number;
  canUndo: boolean;
  onUndo: () => void;
  onGiveUp: () => void;
  isSaving: boolean;
}

/** The number of unsaved changes. The bar stays visible while the grid scrolls. */
export function SaveBar({ count, canUndo, onUndo, onGiveUp, isSaving }: SaveBarProps) {
  return (
    <StickyBar>
      <strong role="status">{copy.unsaved(formatNumber(count))}</strong>
      <Cluster $gap={2}>
        {canUndo && (
          <Button variant="ghost" size="small" onClick={onUndo}>
            <Undo2 />
            {copy.undoStep}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onGiveUp}>
          {copy.giveUp}
        </Button>
        <Button type="submit" size="small" pending={isSaving} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </Cluster>
    </StickyBar>
  );
}
