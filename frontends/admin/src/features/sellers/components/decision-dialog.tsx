import { Button, Stack, TextArea } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useId, useState, type SyntheticEvent } from 'react';
import { useUnsaved } from '../../../form/leaving';
import { notesWith, useChangeSeller, type Decision } from '../change-sellers';
import { copy } from '../copy';
import type { Seller } from '../get-sellers';

const { decision: words } = copy;
const LONGEST_NOTE = 1000;

interface DecisionDialogProps {
  seller: Seller;
  decision: Decision;
  onClose: () => void;
}

/** Approves or rejects a seller from the list, with a note for colleagues; its toast takes it back. */
export function DecisionDialog({ seller, decision, onClose }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const { change, isPending } = useChangeSeller();
  const formId = useId();
  const said = decision === 'approved' ? words.approve : words.reject;
  useUnsaved(note.trim() !== '');

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    change(seller, { status: decision, ...notesWith(seller, note) }, said.done(seller.companyName), onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      title={said.title}
      description={said.text(seller.companyName)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={decision === 'approved' ? 'primary' : 'danger'}
            pending={isPending}
            pendingLabel={words.pending}
          >
            {said.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={handleSubmit}>
        <TextArea
          label={words.note}
          hint={words.noteHint}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
