import { formatNumber } from '@afshoreh/persian';
import { FormFailure, IconButton, TextField, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../form/failed-write';
import { FormDialog } from '../form/form-dialog';
import { copy } from './copy';
import type { ListView, useListViews } from './views';

const words = copy.views;
const FORM_ID = 'manage-views';

interface ManageViewsDialogProps {
  save: ReturnType<typeof useListViews>['save'];
  views: ListView[];
  onClose: () => void;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Renames, sorts and removes the saved views of one list. All changes are stored together. */
export function ManageViewsDialog({ save, views, onClose }: ManageViewsDialogProps) {
  const [edited, setEdited] = useState(views);
  const [isAsked, setIsAsked] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (edited.some(({ name }) => name.trim() === '')) return;
    save.mutate(
      edited.map(({ name, search }) => ({ name: name.trim(), search })),
      {
        onSuccess: onClose,
      },
    );
  };
  const rename = (at: number, name: string) =>
    setEdited(edited.map((view, each) => (each === at ? { ...view, name } : view)));
  return (
    <FormDialog
      formId={FORM_ID}
      title={words.manage}
      description={words.manageText}
      words={{ save: words.confirm, saving: words.saving, cancel: copy.closeFailures }}
      isDirty={JSON.stringify(edited) !== JSON.stringify(views)}
      isSubmitting={save.isPending}
      onClose={onClose}
    >
      <Stack as="form" $gap={3} id={FORM_ID} noValidate onSubmit={handleSubmit}>
        {edited.map((view, at) => (
          <Row key={view.search}>
            <TextField
              label={words.nameOf(formatNumber(at + 1))}
              labelHidden
              maxLength={40}
              value={view.name}
              error={isAsked && view.name.trim() === '' ? words.nameMissing : undefined}
              onChange={({ target }) => rename(at, target.value)}
            />
            <IconButton
              label={words.earlier(view.name)}
              icon={<ArrowUp />}
              disabled={at === 0}
              onClick={() => setEdited(moved(edited, at, at - 1))}
            />
            <IconButton
              label={words.later(view.name)}
              icon={<ArrowDown />}
              disabled={at === edited.length - 1}
              onClick={() => setEdited(moved(edited, at, at + 1))}
            />
            <IconButton
              label={words.remove(view.name)}
              icon={<Trash2 />}
              variant="danger"
              onClick={() => setEdited(edited.filter((each) => each !== view))}
            />
          </Row>
        ))}
        {edited.length === 0 && <p>{words.none}</p>}
        {save.isError && <FormFailure title={words.failed} text={writeFailureOf(save.error)} />}
      </Stack>
    </FormDialog>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  align-items: start;
  gap: ${space(1)};
`;
