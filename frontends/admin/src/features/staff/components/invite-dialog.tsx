import type { Schemas } from '@afshoreh/api-client';
import { EmailField, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { RecordDialog, type RecordDialogForm } from '../../../form/record-dialog';
import { copy } from '../copy';
import { ROLES, staff, useInvite } from '../staff';
import { RoleField } from './role-field';

const words = copy.form;

const schema = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, words.usernameRequired),
      z.regex(/^[a-z0-9._-]*$/, words.usernameWrong),
    ),
  role: z.enum(ROLES),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(words.emailWrong))]),
});

type Invitation = z.infer<typeof schema>;
const EMPTY: Invitation = { username: '', role: 'sales', email: '' };

interface InviteDialogProps {
  onClose: () => void;
  /** Called with the link, which cannot be requested again. The dialog closes afterwards. */
  onInvited: (link: Schemas['AdminLink']) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const invite = useInvite();
  return (
    <RecordDialog
      title={words.inviteTitle}
      description={words.inviteText}
      words={{ ...words, save: copy.invite }}
      failed={copy.inviteFailed}
      subject={staff.subject}
      schema={schema}
      valuesOf={() => EMPTY}
      save={async ({ values: { email, ...person } }) => {
        onInvited(await invite.mutateAsync({ ...person, email: email || null }));
        return undefined;
      }}
      labels={{}}
      onClose={onClose}
    >
      {(form) => <InviteFields form={form} />}
    </RecordDialog>
  );
}

function InviteFields({
  form: { control, fieldProps },
}: {
  form: RecordDialogForm<Invitation, Invitation, { id: number }>;
}) {
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <TextField
        label={words.username}
        hint={words.usernameHint}
        required
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps('username')}
      />
      <RoleField {...fieldProps('role')} role={role} />
      <EmailField label={words.email} autoComplete="off" {...fieldProps('email')} />
    </>
  );
}
