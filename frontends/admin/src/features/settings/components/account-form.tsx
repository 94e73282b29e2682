import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, showToast, type AdminSession } from '@afshoreh/contracts';
import { Button, EmailField, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { copy } from '../copy';
import { FieldGroup } from '../../../form/field-group';

const { account } = copy;

const accountSchema = z.object({
  displayName: z.string().check(z.trim(), z.minLength(1, account.nameRequired), z.maxLength(100, account.nameTooLong)),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(copy.site.errors.email))]),
});
type AccountValues = z.infer<typeof accountSchema>;

/** Username (fixed), display name and e-mail of the admin who is logged in (spec §2, D28). */
export function AccountForm({ session }: { session: AdminSession }) {
  const { displayName, email } = session.admin;
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: accountSchema,
    defaultValues: { displayName, email },
    onSubmit: handleSubmit,
    onFailure: (error) => ({ title: copy.saveFailed, text: writeFailureOf(error) }),
  });
  useUnsaved(form.formState.isDirty);

  async function handleSubmit({ displayName, email }: AccountValues) {
    const body = { displayName, email: email || null };
    const admin = dataOf(await api.PUT('/admin/profile', { body }));
    const saved = { ...admin, email: admin.email ?? '' };
    adminSession.save({ ...session, admin: saved });
    form.reset({ displayName: saved.displayName, email: saved.email });
    showToast({ tone: 'success', title: account.saved });
  }

  return (
    <FormLayout {...formProps}>
      <FieldGroup title={copy.tabs.account}>
        <TextField label={account.username} value={session.admin.username} disabled ltr />
        <TextField label={account.displayName} required autoComplete="name" {...fieldProps('displayName')} />
        <EmailField label={account.email} {...fieldProps('email')} />
      </FieldGroup>
      {failure && <FormFailure {...failure} />}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </FormLayout>
  );
}
