import { formatDateTime } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';
import { EntryChanges } from './entry-changes';

interface EntryDialogProps {
  entry: AuditEntry;
  /** The list is already the history of this record. */
  ofRecord: boolean;
  onClose: () => void;
}

/** One audit entry in full. */
export function EntryDialog({ entry, ofRecord, onClose }: EntryDialogProps) {
  return (
    <Dialog
      historyEntry={false}
      size="large"
      onClose={onClose}
      title={`${entry.by} ${entry.summary}`}
      description={formatDateTime(entry.at)}
      footer={
        <>
          {!ofRecord && <HistoryLink subject={entry.subject} id={entry.subjectId} />}
          <Button variant="secondary" onClick={onClose}>
            {copy.dialog.close}
          </Button>
        </>
      }
    >
      {entry.changes.length > 0 ? <EntryChanges entry={entry} /> : <p>{copy.dialog.noFields}</p>}
    </Dialog>
  );
}
