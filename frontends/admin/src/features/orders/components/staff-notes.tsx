import { formatDateTime } from '@afshoreh/persian';
import { Button, FormFailure, Stack, TextArea } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { useAbortOnUnmount } from '../../../form/use-abort-on-unmount';
import { noteSchema, useAddNote } from '../add-note';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { List, Note } from './call-list';

const words = copy.staff;

/** What the staff wrote down about an order, the latest first, and a new note. The customer does not see them. */
export function StaffNotes({ order: { id, staffNotes } }: { order: OrderDetails }) {
  return (
    <Stack>
      {staffNotes.length > 0 && (
        <List>
          {staffNotes.toReversed().map((note) => (
            <li key={note.id}>
              <Note>{note.text}</Note>
              <time dateTime={note.at}>{formatDateTime(note.at)}</time>
              <span>{copy.dialog.byWhom(note.by)}</span>
            </li>
          ))}
        </List>
      )}
      <NewNote id={id} />
    </Stack>
  );
}

function NewNote({ id }: { id: number }) {
  const add = useAddNote(id);
  const stopSignal = useAbortOnUnmount();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: noteSchema,
    defaultValues: { text: '' },
    onSubmit: async ({ text }) => {
      await add.mutateAsync({ text, signal: stopSignal() });
      form.reset({ text: '' });
    },
    onFailure: (error) => (wasStopped(error) ? null : { title: words.noteFailed, text: writeFailureOf(error) }),
  });
  useUnsaved(form.formState.isDirty);
  return (
    <FormLayout {...formProps}>
      <TextArea label={words.newNote} rows={2} {...fieldProps('text')} />
      {failure && <FormFailure {...failure} />}
      <div>
        <Button type="submit" variant="secondary" size="small" pending={isSubmitting} pendingLabel={words.addingNote}>
          {words.addNote}
        </Button>
      </div>
    </FormLayout>
  );
}
