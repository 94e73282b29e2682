import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, showToast } from '@afshoreh/contracts';
import { useNavigate } from '@afshoreh/contracts/router';
import { Button, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { writeFailureOf } from '../../../form/failed-write';
import { copy } from '../copy';
import type { InvitedAdmin } from '../invited-admin';

/** The minimum length of an admin password. */
const SHORTEST = 8;

const schemaFor = (isInvitation: boolean) =>
  z
    .object({
      displayName: z
        .string()
        .check(z.trim(), z.minLength(isInvitation ? 1 : 0, copy.nameRequired), z.maxLength(100, copy.nameTooLong)),
      newPassword: z.string().check(z.minLength(SHORTEST, copy.passwordTooShort)),
      confirmation: z.string(),
    })
    .check(({ value, issues }) => {
      if (value.confirmation === value.newPassword) return;
      issues.push({ code: 'custom', path: ['confirmation'], message: copy.confirmationDiffers, input: value });
    });

interface InvitationFormProps {
  token: string;
  holder: InvitedAdmin;
}

/** A form for a new password. An invited admin also enters a name. */
export function InvitationForm({ token, holder: { username, displayName, isInvitation } }: InvitationFormProps) {
  const navigate = useNavigate();
  const { formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: schemaFor(isInvitation),
    defaultValues: { displayName: isInvitation ? '' : displayName, newPassword: '', confirmation: '' },
    onSubmit: async ({ displayName: name, newPassword }) => {
      const body = { token, newPassword, ...(isInvitation && { displayName: name }) };
      dataOf(await api.POST('/admin/link/accept', { body }));
      // The session in this browser may belong to somebody else.
      adminSession.clear();
      showToast({ tone: 'success', title: copy.done, description: copy.doneText(username) });
      await navigate('/admin/login', { replace: true });
    },
    onFailure: (error) => ({ title: copy.failed, text: writeFailureOf(error) }),
  });
  return (
    <FormLayout {...formProps}>
      <TextField
        label={copy.username}
        hint={copy.usernameHint}
        name="username"
        autoComplete="username"
        readOnly
        ltr
        value={username}
      />
      {isInvitation && (
        <TextField label={copy.name} hint={copy.nameHint} required autoComplete="name" {...fieldProps('displayName')} />
      )}
      <TextField
        label={copy.password}
        hint={copy.passwordHint}
        type="password"
        required
        ltr
        autoComplete="new-password"
        {...fieldProps('newPassword')}
      />
      <TextField
        label={copy.confirmation}
        type="password"
        required
        ltr
        autoComplete="new-password"
        {...fieldProps('confirmation')}
      />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </FormLayout>
  );
}
