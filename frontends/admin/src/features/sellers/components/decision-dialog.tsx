import { Stack, TextArea } from '@afshoreh/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { FormDialog } from '../../../form/form-dialog';
import { notesWith, useChangeSeller, type Decision } from '../change-seller';
import { copy } from '../copy';
import type { Seller } from '../sellers';

const { decision: words } = copy;
const LONGEST_NOTE = 1000;

interface DecisionDialogProps {
  seller: Seller;
  decision: Decision;
  onClose: () => void;
}

/** Approves or rejects a seller from the list, with a note for colleagues. The toast offers an undo. */
export function DecisionDialog({ seller, decision, onClose }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const { change, isPending } = useChangeSeller();
  const formId = useId();
  const texts = decision === 'approved' ? words.approve : words.reject;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    change(seller, { status: decision, ...notesWith(seller, note) }, texts.done(seller.companyName), onClose);
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.text(seller.companyName)}
      formId={formId}
      words={{ save: texts.confirm, saving: words.pending, cancel: words.cancel }}
      tone={decision === 'approved' ? 'primary' : 'danger'}
      isDirty={note.trim() !== ''}
      isSubmitting={isPending}
      onClose={onClose}
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
    </FormDialog>
  );
}
