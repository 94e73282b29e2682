import { formatNumber } from '@afshoreh/persian';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import type { PriceEdit } from '../price-edits';

const words = copy.big;
const MOST_NAMED = 8;

interface BigChangesDialogProps {
  edits: readonly PriceEdit[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once for all prices that change by more than 30 per cent. */
export function BigChangesDialog({ edits, onConfirm, onClose }: BigChangesDialogProps) {
  const left = edits.length - MOST_NAMED;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={
        <>
          <p>{words.text(formatNumber(edits.length))}</p>
          <ul>
            {edits.slice(0, MOST_NAMED).map(({ base, price }) => (
              <li key={base.id}>{words.row(base.name, formatNumber(base.price ?? 0), price ?? '')}</li>
            ))}
          </ul>
          {left > 0 && <p>{words.more(formatNumber(left))}</p>}
        </>
      }
      tone="primary"
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      onConfirm={onConfirm}
    />
  );
}
