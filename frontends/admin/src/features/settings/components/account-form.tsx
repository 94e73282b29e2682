import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, showToast, useAdminSession, type AdminAccount, type AdminSession } from '@afshoreh/contracts';
import { EmailField, TextField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import { FieldGroup } from '../../../form/field-group';

const { account } = copy;

const accountSchema = z.object({
  displayName: z.string().check(z.trim(), z.minLength(1, account.nameRequired), z.maxLength(100, account.nameTooLong)),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(copy.site.errors.email))]),
});

/** The account of the logged-in admin: username (read-only), display name and e-mail. */
export function AccountForm() {
  const session = useAdminSession();
  return session && <Fields session={session} />;
}

function Fields({ session }: { session: AdminSession }) {
  const form = useRecordForm({
    schema: accountSchema,
    stored: session.admin,
    valuesOf: ({ displayName, email }: AdminAccount = session.admin) => ({ displayName, email }),
    save: async ({ values: { displayName, email } }) => {
      const body = { displayName, email: email || null };
      const admin = dataOf(await api.PUT('/admin/profile', { body }));
      const saved = { ...admin, email: admin.email ?? '' };
      adminSession.save({ ...session, admin: saved });
      showToast({ tone: 'success', title: account.saved });
      return saved;
    },
    failed: copy.saveFailed,
  });
  const { fieldProps } = form;

  return (
    <InlineForm form={form} words={copy}>
      <FieldGroup title={copy.tabs.account}>
        <TextField label={account.username} value={session.admin.username} disabled ltr />
        <TextField label={account.displayName} required autoComplete="name" {...fieldProps('displayName')} />
        <EmailField label={account.email} {...fieldProps('email')} />
      </FieldGroup>
    </InlineForm>
  );
}
