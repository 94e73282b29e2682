import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, showToast, type AdminSession } from '@afshoreh/contracts';
import { Button, Stack, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { copy } from '../copy';
import { FieldGroup } from './field-group';

const { account } = copy;

const accountSchema = z.object({
  displayName: z.string().check(z.trim(), z.minLength(1, account.nameRequired), z.maxLength(100, account.nameTooLong)),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(copy.site.errors.email))]),
});
type AccountValues = z.infer<typeof accountSchema>;

/** Username (fixed), display name and e-mail of the admin who is logged in (spec §2, D28). */
export function AccountForm({ session }: { session: AdminSession }) {
  const { displayName, email } = session.admin;
  const { form, fieldProps, showProblem } = useZodForm(accountSchema, { defaultValues: { displayName, email } });
  const save = useMutation({
    mutationFn: (values: AccountValues) =>
      api
        .PUT('/admin/profile', { body: { displayName: values.displayName, email: values.email || null } })
        .then(dataOf),
    onSuccess: (admin) => {
      const saved = { ...admin, email: admin.email ?? '' };
      adminSession.save({ ...session, admin: saved });
      form.reset({ displayName: saved.displayName, email: saved.email });
      showToast({ tone: 'success', title: account.saved });
    },
    onError: (error) => {
      if (!showProblem(error)) showToast({ tone: 'error', title: copy.saveFailed, description: error.message });
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(values);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={6}>
        <FieldGroup title={copy.tabs.account}>
          <TextField label={account.username} value={session.admin.username} disabled ltr />
          <TextField label={account.displayName} required autoComplete="name" {...fieldProps('displayName')} />
          <TextField label={account.email} type="email" ltr autoComplete="email" {...fieldProps('email')} />
        </FieldGroup>
        <div>
          <Button type="submit" pending={save.isPending} pendingLabel={copy.saving}>
            {copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
