import type { Schemas } from '@afshoreh/api-client';
import { Checkbox, TextField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { CheckboxGroup } from '../../../form/checkbox-group';
import { RecordDialog } from '../../../form/record-dialog';
import { copy } from '../copy';
import { EVENTS, useCreateWebhook, useUpdateWebhook, webhooks, type Webhook, type WebhookEvent } from '../webhooks';

const words = copy.form;
/** Field names have no dots, because a dot names a field in a field. */
const fieldOf = (event: WebhookEvent) => event.replace('.', '_');
const choices = Object.fromEntries(EVENTS.map((event) => [fieldOf(event), z.boolean()])) as Record<
  string,
  z.ZodMiniBoolean
>;
/** The limits are those of the API (openapi.json). */
const schema = z
  .object({
    url: z.string().check(z.trim(), z.regex(/^https:\/\/\S/i, words.urlWrong), z.maxLength(500, words.urlTooLong)),
    chosen: z.object(choices),
  })
  .check(
    z.refine(({ chosen }) => Object.values(chosen).some(Boolean), {
      error: words.eventsRequired,
      path: ['chosen', fieldOf(EVENTS[0] as WebhookEvent)],
    }),
  );
type Values = z.infer<typeof schema>;

const valuesOf = (webhook?: Webhook): Values => ({
  url: webhook?.url ?? '',
  chosen: Object.fromEntries(EVENTS.map((event) => [fieldOf(event), webhook?.events.includes(event) ?? false])),
});
const bodyOf = ({ url, chosen }: Values) => ({ url, events: EVENTS.filter((event) => chosen[fieldOf(event)]) });

interface WebhookDialogProps {
  /** The webhook to edit; undefined adds one. */
  webhook?: Webhook | undefined;
  onClose: () => void;
  /** Called with the secret of a new webhook, which cannot be requested again. */
  onMade: (made: Schemas['MadeWebhook']) => void;
}

export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  return (
    <RecordDialog
      title={webhook ? words.editTitle : words.addTitle}
      description={webhook ? undefined : words.text}
      words={words}
      failed={copy.saveFailed}
      subject={webhooks.subject}
      record={webhook}
      cannotAdd
      schema={schema}
      valuesOf={valuesOf}
      save={async ({ values, version }: { values: Values; version?: number }) => {
        if (webhook)
          return update.mutateAsync({ id: webhook.id, version: version ?? webhook.version, ...bodyOf(values) });
        onMade(await create.mutateAsync(bodyOf(values)));
        return undefined;
      }}
      labels={{}}
      onClose={onClose}
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.url} hint={words.urlHint} required ltr autoComplete="off" {...fieldProps('url')} />
          <CheckboxGroup legend={words.events}>
            {EVENTS.map((event) => (
              <Checkbox key={event} label={copy.events[event]} {...fieldProps(`chosen.${fieldOf(event)}`)} />
            ))}
          </CheckboxGroup>
        </>
      )}
    </RecordDialog>
  );
}
