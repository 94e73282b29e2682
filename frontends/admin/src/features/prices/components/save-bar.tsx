import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';
import { color, layer, radius, shadow, space } from '@afshoreh/ui/theme';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

interface SaveBarProps {
  count: number;
  canUndo: boolean;
  onUndo: () => void;
  onGiveUp: () => void;
  isSaving: boolean;
}

/** How much is not saved, in sight however far the grid is scrolled. */
export function SaveBar({ count, canUndo, onUndo, onGiveUp, isSaving }: SaveBarProps) {
  return (
    <Bar>
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
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-block-start: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};
`;
