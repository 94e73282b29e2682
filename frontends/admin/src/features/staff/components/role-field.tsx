import type { Schemas } from '@afshoreh/api-client';
import { SelectField, type SelectFieldProps } from '@afshoreh/ui';
import { copy as sessionCopy } from '../../../session/copy';
import { copy } from '../copy';
import { ROLES } from '../staff';

const OPTIONS = ROLES.map((value) => ({ value, label: sessionCopy.roles[value] }));

/** The hint describes the permissions of the selected role. */
export function RoleField({
  role,
  ...field
}: Omit<SelectFieldProps, 'label' | 'options' | 'role'> & { role: Schemas['AdminRole'] }) {
  return <SelectField label={copy.form.role} required options={OPTIONS} hint={copy.roleHints[role]} {...field} />;
}
