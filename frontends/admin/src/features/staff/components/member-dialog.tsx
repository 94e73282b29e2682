import { EmailField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy as sessionCopy } from '../../../session/copy';
import { copy } from '../copy';
import { ROLES, staff, type StaffMember } from '../staff';
import { RoleField } from './role-field';

const words = copy.form;

const schema = z.object({
  role: z.enum(ROLES),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(words.emailWrong))]),
});
type MemberValues = z.infer<typeof schema>;
const valuesOf = (member?: StaffMember): MemberValues => ({
  role: member?.role ?? 'sales',
  email: member?.email ?? '',
});

interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/**
 * Edits what an owner may change of an account: role and e-mail. Name and password can be changed only by the account
 * itself.
 */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <ResourceDialog
      of={staff}
      record={member}
      cannotAdd
      words={{ ...words, description: member.displayName }}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={({ role, email }) => ({ role, email: email || null })}
      labels={{ role: words.role, email: words.email }}
      formatValue={(field, value) =>
        field === 'role' ? sessionCopy.roles[value as (typeof ROLES)[number]] : undefined
      }
      onClose={onClose}
    >
      {(form) => <MemberFields form={form} />}
    </ResourceDialog>
  );
}

function MemberFields({ form }: { form: RecordDialogForm<MemberValues, MemberValues, StaffMember> }) {
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <>
      <RoleField {...form.fieldProps('role')} role={role} />
      <EmailField label={words.email} autoComplete="off" {...form.fieldProps('email')} />
    </>
  );
}
