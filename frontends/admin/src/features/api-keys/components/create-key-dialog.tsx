import type { Schemas } from '@afshoreh/api-client';
import { Checkbox, SelectField, TextField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { CheckboxGroup } from '../../../form/checkbox-group';
import { RecordDialog } from '../../../form/record-dialog';
import { apiKeys, SCOPES, useCreateKey, type Scope } from '../api-keys';
import { copy } from '../copy';

const words = copy.form;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days until the key expires. */
const DAYS = { never: null, month: 30, quarter: 90, year: 365 } as const;
type Expiry = keyof typeof DAYS;
const EXPIRIES = Object.keys(DAYS) as Expiry[];

const choices = Object.fromEntries(SCOPES.map((scope) => [scope, z.boolean()])) as Record<Scope, z.ZodMiniBoolean>;
/** The limits are those of the API (openapi.json). */
const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(60, words.nameTooLong)),
    ...choices,
    expires: z.enum(EXPIRIES),
    addresses: z.string(),
  })
  .check(
    z.refine((values) => SCOPES.some((scope) => values[scope]), {
      error: words.scopesRequired,
      path: [SCOPES[0] as string],
    }),
  );
type Values = z.infer<typeof schema>;

const EMPTY: Values = {
  name: '',
  ...(Object.fromEntries(SCOPES.map((scope) => [scope, false])) as Record<Scope, boolean>),
  expires: 'never',
  addresses: '',
};

function bodyOf({ name, expires, addresses, ...chosen }: Values): Schemas['CreateApiKeyDto'] {
  const days = DAYS[expires];
  return {
    name,
    scopes: SCOPES.filter((scope) => chosen[scope]),
    addresses: addresses.split(/[\s,،]+/).filter(Boolean),
    expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
  };
}

interface CreateKeyDialogProps {
  onClose: () => void;
  /** Called with the secret, which cannot be requested again. The dialog closes afterwards. */
  onMade: (made: Schemas['MadeApiKeyDto']) => void;
}

export function CreateKeyDialog({ onClose, onMade }: CreateKeyDialogProps) {
  const create = useCreateKey();
  return (
    <RecordDialog
      title={words.title}
      description={words.text}
      words={words}
      failed={copy.createFailed}
      subject={apiKeys.subject}
      schema={schema}
      valuesOf={() => EMPTY}
      save={async ({ values }) => {
        onMade(await create.mutateAsync(bodyOf(values)));
        return undefined;
      }}
      labels={{}}
      onClose={onClose}
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.name} hint={words.nameHint} required autoComplete="off" {...fieldProps('name')} />
          <CheckboxGroup legend={words.scopes}>
            {SCOPES.map((scope) => (
              <Checkbox key={scope} label={copy.scopes[scope]} hint={copy.scopeHints[scope]} {...fieldProps(scope)} />
            ))}
          </CheckboxGroup>
          <SelectField
            label={words.expires}
            options={EXPIRIES.map((value) => ({ value, label: words.expiries[value] }))}
            {...fieldProps('expires')}
          />
          <TextField
            label={words.addresses}
            hint={words.addressesHint}
            ltr
            autoComplete="off"
            {...fieldProps('addresses')}
          />
        </>
      )}
    </RecordDialog>
  );
}
