import type { Schemas } from '@afshoreh/api-client';
import { EmailField, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { useInvite } from '../change-staff';
import { copy } from '../copy';
import { ROLES } from '../get-staff';
import { RoleField } from './role-field';

const words = copy.form;
const FORM_ID = 'invite-form';

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

interface InviteDialogProps {
  onClose: () => void;
  /** With the link, which is there only now. */
  onInvited: (link: Schemas['AdminLinkDto']) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const invite = useInvite();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema,
    defaultValues: { username: '', role: 'sales' as const, email: '' },
    onSubmit: async ({ email, ...person }) => onInvited(await invite.mutateAsync({ ...person, email: email || null })),
    onFailure: (error) => ({ title: copy.inviteFailed, text: writeFailureOf(error) }),
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormDialog
      title={words.inviteTitle}
      description={words.inviteText}
      formId={FORM_ID}
      words={{ ...words, save: copy.invite }}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
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
        {failure && <FormFailure {...failure} />}
      </FormLayout>
    </FormDialog>
  );
}
