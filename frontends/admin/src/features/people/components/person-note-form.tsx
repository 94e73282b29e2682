import { api, dataOf } from '@afshoreh/api-client';
import { useMutation } from '@afshoreh/contracts/query';
import { TextArea } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { useRefetch } from '../../../resource/use-resource';
import { copy } from '../copy';
import { people, type PersonDetails } from '../people';

const words = copy.note;

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, words.missing), z.maxLength(2000, words.tooLong)),
});

/** Adds a note about a person to the timeline. */
export function PersonNoteForm({ id }: { id: number }) {
  const refetch = useRefetch(people);
  const add = useMutation({
    mutationFn: ({ text, signal }: { text: string; signal: AbortSignal }) =>
      api.POST('/people/{id}/notes', { params: { path: { id } }, body: { text }, signal }).then(dataOf),
    onSuccess: () => void refetch(),
  });
  const form = useRecordForm({
    schema,
    valuesOf: (_person?: PersonDetails) => ({ text: '' }),
    save: ({ values: { text }, signal }) => add.mutateAsync({ text, signal }),
    failed: words.failed,
  });
  return (
    <InlineForm form={form} words={words} variant="secondary" size="small">
      <TextArea label={words.label} rows={2} {...form.fieldProps('text')} />
    </InlineForm>
  );
}
