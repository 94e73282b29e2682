import type { Schemas } from '@afshoreh/api-client';
import { SelectField, type SelectFieldProps } from '@afshoreh/ui';
import { copy as sessionCopy } from '../../../session/copy';
import { copy } from '../copy';
import { ROLES } from '../get-staff';

const OPTIONS = ROLES.map((value) => ({ value, label: sessionCopy.roles[value] }));

/** The roles of D32; the hint says what the chosen one may do. */
export function RoleField({
  role,
  ...field
}: Omit<SelectFieldProps, 'label' | 'options' | 'role'> & { role: Schemas['AdminRole'] }) {
  return <SelectField label={copy.form.role} required options={OPTIONS} hint={copy.roleHints[role]} {...field} />;
}
