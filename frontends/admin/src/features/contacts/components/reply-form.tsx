import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { formatPhone } from '@afshoreh/persian';
import { SelectField, TextArea } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { InlineForm } from '../../../form/inline-form';
import { RestoredNotice } from '../../../form/restored-notice';
import { useRecordForm } from '../../../form/use-record-form';
import { Muted } from '../../../layout/muted';
import { useRefetch } from '../../../resource/use-resource';
import { contacts, type ContactMessage } from '../contacts';
import { copy } from '../copy';
import { addressedTo, useReplyTemplates, withTemplate } from '../reply-templates';

const words = copy.replying;

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, words.missing), z.maxLength(5000, words.tooLong)),
});

/** Replies by mail, or by text message to a sender who left a phone only. The typed text is kept as a draft. */
export function ReplyForm({ contact }: { contact: ContactMessage }) {
  const { id, name, email, phone } = contact;
  const templates = useReplyTemplates();
  const reply = useReply(id);
  const form = useRecordForm({
    schema,
    valuesOf: (_stored?: ContactMessage) => ({ text: '' }),
    save: ({ values: { text }, signal }) => reply.mutateAsync({ text, version: contact.version, signal }),
    failed: words.failed,
    draft: `contact-reply-${id}`,
  });
  if (!email && !phone) return <Muted>{words.toNobody}</Muted>;
  const append = (title: string) => {
    const template = templates.find((each) => each.title === title);
    if (!template) return;
    const text = withTemplate(form.form.getValues('text'), addressedTo(template.text, name));
    form.form.setValue('text', text, { shouldDirty: true });
    form.form.setFocus('text');
  };
  return (
    <InlineForm form={form} words={words} size="small">
      {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
      {templates.length > 0 && (
        <SelectField
          label={words.template}
          name="template"
          placeholder={words.choose}
          options={templates.map(({ title }) => ({ value: title, label: title }))}
          value=""
          onChange={({ target }) => append(target.value)}
        />
      )}
      <TextArea
        label={words.text}
        hint={email ? words.toEmail(email) : words.toPhone(formatPhone(phone ?? ''))}
        rows={5}
        {...form.fieldProps('text')}
      />
    </InlineForm>
  );
}

function useReply(id: number) {
  const refetch = useRefetch(contacts);
  return useMutation({
    mutationFn: ({ text, version, signal }: { text: string; version: number; signal: AbortSignal }) =>
      api.POST('/contacts/{id}/reply', { params: { path: { id } }, body: { text, version }, signal }).then(dataOf),
    onSuccess: ({ name }) => {
      showToast({ tone: 'success', title: words.sent, description: name });
      void refetch();
    },
    // A colleague may have replied meanwhile.
    onError: () => void refetch(),
  });
}
