import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQuery } from '@afshoreh/contracts/query';
import { formatDateTime } from '@afshoreh/persian';
import { Checkbox, SelectField, TextArea } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { useRefetch } from '../../../resource/use-resource';
import { colleaguesQuery } from '../../../staff/colleagues';
import { contacts, type ContactMessage } from '../contacts';
import { copy } from '../copy';

const words = copy.followUp;
const labels = { assignee: words.assignee, note: words.note };

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  assigneeId: z.string(),
  note: z.string().check(z.trim(), z.maxLength(2000, words.noteTooLong)),
  isAnswered: z.boolean(),
});
type Colleague = NonNullable<ContactMessage['assignee']>;
type FollowUp = z.infer<typeof schema>;

const valuesOf = ({ assignee, note, answeredAt }: ContactMessage): FollowUp => ({
  assigneeId: String(assignee?.id ?? ''),
  note: note ?? '',
  isAnswered: answeredAt !== null,
});

/** Returns the form's field for a field of the message. */
const fieldsOf = (field: string) => [field === 'assignee' ? 'assigneeId' : field] as (keyof FollowUp)[];

/** Formats the assignee in a conflict: the API sends an id. */
const nameIn = (colleagues: readonly Colleague[]) => (field: string, value: unknown) =>
  field === 'assignee' && value !== null
    ? colleagues.find(({ id }) => id === (value as Colleague).id)?.name
    : undefined;

/** The assignee of a message, the note of the staff, and whether the message is answered. */
export function FollowUpForm({ contact }: { contact: ContactMessage }) {
  const { data: colleagues = contact.assignee ? [contact.assignee] : [] } = useQuery(colleaguesQuery);
  const save = useFollowUp(contact.id);
  const form = useRecordForm({
    schema,
    stored: contact,
    valuesOf: (stored = contact) => valuesOf(stored),
    save: ({ values, edited = contact, signal }) => save.mutateAsync({ values, version: edited.version, signal }),
    read: () => contacts.read(contact.id),
    fieldsOf,
    failed: words.failed,
  });
  const { fieldProps } = form;
  return (
    <InlineForm
      form={form}
      words={words}
      labels={labels}
      formatValue={nameIn(colleagues)}
      variant="secondary"
      size="small"
      disabled={!form.isDirty}
    >
      <SelectField
        label={words.assignee}
        placeholder={words.nobody}
        options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...fieldProps('assigneeId')}
      />
      <TextArea label={words.note} hint={words.noteHint} rows={2} {...fieldProps('note')} />
      <Checkbox
        label={words.isAnswered}
        hint={contact.answeredAt ? words.answeredAt(formatDateTime(contact.answeredAt)) : undefined}
        {...fieldProps('isAnswered')}
      />
    </InlineForm>
  );
}

function useFollowUp(id: number) {
  const refetch = useRefetch(contacts);
  return useMutation({
    mutationFn: ({ values, version, signal }: { values: FollowUp; version: number; signal: AbortSignal }) => {
      const { assigneeId, note, isAnswered } = values;
      const body = {
        assigneeId: assigneeId === '' ? null : Number(assigneeId),
        note: note || null,
        isAnswered,
        version,
      };
      return api.PUT('/contacts/{id}/follow-up', { params: { path: { id } }, body, signal }).then(dataOf);
    },
    onSuccess: ({ name }) => {
      showToast({ tone: 'success', title: words.saved, description: name });
      void refetch();
    },
  });
}
