import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { TextField } from '@afshoreh/ui';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import { passwordSchema, type PasswordChange } from '../password-problem';
import { FieldGroup } from '../../../form/field-group';

const { password: words } = copy;
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** Shows one error at a time, as a toast titled «خطا», in a fixed order. The invalid field gets the focus. */
export function PasswordForm() {
  const form = useRecordForm({
    schema: passwordSchema,
    valuesOf: () => EMPTY,
    save: async ({ values: { currentPassword, newPassword } }) => {
      dataOf(await api.PUT('/admin/password', { body: { currentPassword, newPassword } }));
      showToast({ tone: 'success', title: words.changed, description: words.changedText });
      return EMPTY;
    },
    failed: words.failed,
    onInvalid: (_field, message) => showToast({ tone: 'error', title: words.errorTitle, description: message }),
  });
  const { fieldProps } = form;
  const password = { type: 'password', required: true, ltr: true };

  return (
    <InlineForm form={form} words={words}>
      <FieldGroup title={copy.tabs.password}>
        <TextField
          label={words.current}
          autoComplete="current-password"
          {...password}
          {...fieldProps('currentPassword')}
        />
        <TextField
          label={words.next}
          hint={words.nextHint}
          autoComplete="new-password"
          {...password}
          {...fieldProps('newPassword')}
        />
        <TextField
          label={words.confirmation}
          autoComplete="new-password"
          {...password}
          {...fieldProps('confirmation')}
        />
      </FieldGroup>
    </InlineForm>
  );
}
