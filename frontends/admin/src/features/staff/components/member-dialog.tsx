import { useQueryClient } from '@afshoreh/contracts/query';
import { EmailField, FormFailure, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { useConflict } from '../../../form/use-conflict';
import { copy as sessionCopy } from '../../../session/copy';
import { useUpdateMember } from '../change-staff';
import { copy } from '../copy';
import { ROLES, staffQuery, type StaffMember } from '../get-staff';
import { RoleField } from './role-field';

const words = copy.form;
const FORM_ID = 'member-form';

const schema = z.object({
  role: z.enum(ROLES),
  email: z.union([z.literal(''), z.string().check(z.trim(), z.email(words.emailWrong))]),
});
const valuesOf = ({ role, email }: StaffMember) => ({ role, email: email ?? '' });

interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** What an owner decides about somebody: role and e-mail. Name and password are their own affair. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const queryClient = useQueryClient();
  const [{ version }, setStored] = useState(member);
  const update = useUpdateMember(member.id);
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema,
    defaultValues: valuesOf(member),
    onSubmit: async ({ role, email }) => {
      await update.mutateAsync({ role, email: email || null, version });
      onClose();
    },
    onFailure: (error): Failure | null =>
      conflict.take(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) },
  });
  const conflict = useConflict({
    form,
    read: async () => {
      const staff = await queryClient.fetchQuery(staffQuery);
      return staff.find(({ id }) => id === member.id) ?? member;
    },
    valuesOf,
    onMerged: setStored,
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormDialog
      title={words.editTitle}
      description={member.displayName}
      formId={FORM_ID}
      record={{ thing: 'admin', id: member.id }}
      words={words}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
        <RoleField {...fieldProps('role')} role={role} />
        <EmailField label={words.email} autoComplete="off" {...fieldProps('email')} />
        {failure && <FormFailure {...failure} />}
      </FormLayout>
      <ConflictChooser
        conflict={conflict}
        labels={{ role: words.role, email: words.email }}
        say={(field, value) => (field === 'role' ? sessionCopy.roles[value as (typeof ROLES)[number]] : undefined)}
      />
    </FormDialog>
  );
}
