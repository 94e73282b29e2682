import type { Schemas } from '@afshoreh/api-client';
import { formatDate } from '@afshoreh/persian';
import { Checkbox, SelectField, TextField } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxGroup } from '../../../form/checkbox-group';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { remoteName } from '../../../layout/remote-name';
import { remotesQuery, SCOPES, type ApiKey, type Scope } from '../api-keys';
import { copy } from '../copy';

const words = copy.form;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days until the key expires. */
const DAYS = { keep: null, never: null, month: 30, quarter: 90, year: 365 } as const;
const EXPIRIES = Object.keys(DAYS) as (keyof typeof DAYS)[];

const choices = Object.fromEntries(SCOPES.map((scope) => [scope, z.boolean()])) as Record<
  Scope,
  z.ZodMiniBoolean<boolean>
>;
/** The limits are those of the API (openapi.json). */
export const keySchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(60, words.nameTooLong)),
    ...choices,
    remote: z.string(),
    expires: z.enum(EXPIRIES),
    addresses: z.string(),
    requiresIfMatch: z.boolean(),
  })
  .check(
    z.refine((values) => SCOPES.some((scope) => values[scope]), {
      error: words.scopesRequired,
      path: [SCOPES[0] as string],
    }),
    z.refine((values) => !values['releases:publish'] || values.remote !== '', {
      error: words.remoteRequired,
      path: ['remote'],
    }),
  );
export type KeyValues = z.infer<typeof keySchema>;

export const EMPTY_KEY: KeyValues = {
  name: '',
  ...(Object.fromEntries(SCOPES.map((scope) => [scope, false])) as Record<Scope, boolean>),
  remote: '',
  expires: 'never',
  addresses: '',
  requiresIfMatch: false,
};

/** `keep` leaves the end of the edited key as it is. */
export function keyBodyOf(
  { name, remote, expires, addresses, requiresIfMatch, ...chosen }: KeyValues,
  edited?: ApiKey,
): Schemas['CreateApiKey'] {
  const days = DAYS[expires];
  const end = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
  return {
    name,
    scopes: SCOPES.filter((scope) => chosen[scope]),
    remote: chosen['releases:publish'] ? remote : null,
    addresses: addresses.split(/[\s,،]+/).filter(Boolean),
    requiresIfMatch,
    expiresAt: expires === 'keep' ? (edited?.expiresAt ?? null) : end,
  };
}

export function keyValuesOf({ name, scopes, remote, addresses, requiresIfMatch }: ApiKey): KeyValues {
  return {
    ...EMPTY_KEY,
    name,
    ...(Object.fromEntries(SCOPES.map((scope) => [scope, scopes.includes(scope)])) as Record<Scope, boolean>),
    remote: remote ?? '',
    expires: 'keep',
    addresses: addresses.join(' '),
    requiresIfMatch,
  };
}

interface KeyFieldsProps extends Pick<RecordDialogForm<KeyValues, KeyValues, ApiKey>, 'control' | 'fieldProps'> {
  /** The key that is edited; undefined for a new one. */
  edited?: ApiKey | undefined;
}

/** The fields of a key, new or edited. */
export function KeyFields({ control, fieldProps, edited }: KeyFieldsProps) {
  return (
    <>
      <TextField label={words.name} hint={words.nameHint} required autoComplete="off" {...fieldProps('name')} />
      <CheckboxGroup legend={words.scopes}>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} label={copy.scopes[scope]} hint={copy.scopeHints[scope]} {...fieldProps(scope)} />
        ))}
      </CheckboxGroup>
      <RemoteField control={control} fieldProps={fieldProps} edited={edited} />
      <SelectField
        label={words.expires}
        options={EXPIRIES.filter((value) => edited || value !== 'keep').map((value) => ({
          value,
          label: value === 'keep' ? copy.editing.keepExpiry(endOf(edited)) : words.expiries[value],
        }))}
        {...fieldProps('expires')}
      />
      <TextField
        label={words.addresses}
        hint={words.addressesHint}
        ltr
        autoComplete="off"
        {...fieldProps('addresses')}
      />
      <Checkbox label={words.requiresIfMatch} hint={words.requiresIfMatchHint} {...fieldProps('requiresIfMatch')} />
    </>
  );
}

/** The frontend of a key that publishes releases. */
function RemoteField({ control, fieldProps, edited }: KeyFieldsProps) {
  const publishes = useWatch({ control, name: 'releases:publish' });
  const { data, isError } = useQuery({ ...remotesQuery, enabled: publishes });
  if (!publishes) return null;
  const remotes = data ?? [edited?.remote].filter((remote) => typeof remote === 'string');
  return (
    <SelectField
      label={words.remote}
      hint={isError ? words.remotesFailed : words.remoteHint}
      required
      placeholder={words.remotePlaceholder}
      options={remotes.map((remote) => ({ value: remote, label: remoteName(remote) }))}
      {...fieldProps('remote')}
    />
  );
}

function endOf(key: ApiKey | undefined): string {
  return key?.expiresAt ? formatDate(key.expiresAt) : copy.noExpiry;
}
