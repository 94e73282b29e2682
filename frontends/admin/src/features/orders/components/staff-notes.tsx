import { api, dataOf } from '@afshoreh/api-client';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatDateTime } from '@afshoreh/persian';
import { Stack, TextArea } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import { type OrderDetails, orderQuery } from '../get-order';
import { List, Note } from './call-list';

const words = copy.staff;

/** The limits are those of the API (openapi.json). */
const noteSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, words.noteMissing), z.maxLength(2000, words.noteTooLong)),
});

/** Adds a staff note. A failure is shown beside the form. */
function useAddNote(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, signal }: { text: string; signal: AbortSignal }) =>
      api.POST('/orders/{id}/notes', { params: { path: { id } }, body: { text }, signal }).then(dataOf),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(id).queryKey, order),
  });
}

interface StaffNotesProps {
  order: OrderDetails;
  /** Hides the form. */
  readOnly: boolean;
}

/** The staff notes about an order, the latest first, and a form for a new one. Customers do not see them. */
export function StaffNotes({ order: { id, staffNotes }, readOnly }: StaffNotesProps) {
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
      {!readOnly && <NewNote id={id} />}
    </Stack>
  );
}

function NewNote({ id }: { id: number }) {
  const add = useAddNote(id);
  const form = useRecordForm({
    schema: noteSchema,
    valuesOf: (_order?: OrderDetails) => ({ text: '' }),
    save: ({ values: { text }, signal }) => add.mutateAsync({ text, signal }),
    failed: words.noteFailed,
  });
  return (
    <InlineForm form={form} words={words} variant="secondary" size="small">
      <TextArea label={words.newNote} rows={2} {...form.fieldProps('text')} />
    </InlineForm>
  );
}
