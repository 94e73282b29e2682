import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { FormLayout } from '@afshoreh/ui/form';
import { useState, type FormEvent } from 'react';
import { writeFailureOf } from '../form/failed-write';
import { copy } from './copy';
import type { ListView, useListViews } from './views';

const words = copy.views;
const FORM_ID = 'save-view';
const LONGEST_NAME = 40;

interface SaveViewDialogProps {
  save: ReturnType<typeof useListViews>['save'];
  viewsWith: (name: string) => ListView[];
  onClose: () => void;
}

/** Asks for the name of a new saved view. */
export function SaveViewDialog({ save, viewsWith, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (name.trim() === '') return;
    save.mutate(viewsWith(name.trim()), {
      onSuccess: () => {
        showToast({ tone: 'success', title: words.saved, description: name.trim() });
        onClose();
      },
    });
  };
  return (
    <Dialog
      onClose={onClose}
      busy={save.isPending}
      size="small"
      title={words.saveTitle}
      description={words.saveText}
      footer={
        <Button type="submit" form={FORM_ID} pending={save.isPending} pendingLabel={words.saving}>
          {words.confirm}
        </Button>
      }
    >
      <FormLayout id={FORM_ID} noValidate onSubmit={handleSubmit}>
        <TextField
          label={words.name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          error={isAsked && name.trim() === '' ? words.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {save.isError && <FormFailure title={words.failed} text={writeFailureOf(save.error)} />}
      </FormLayout>
    </Dialog>
  );
}
