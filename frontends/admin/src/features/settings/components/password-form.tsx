import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { copy } from '../copy';
import { passwordSchema, type PasswordChange } from '../password-problem';
import { FieldGroup } from '../../../form/field-group';

const { password: words } = copy;
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** Spec §5: checked in a fixed order, one error toast titled «خطا»; the wrong field gets the focus. */
export function PasswordForm() {
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: passwordSchema,
    defaultValues: EMPTY,
    onSubmit: handleSubmit,
    onFailure: (error) => {
      const message = writeFailureOf(error);
      showToast({ tone: 'error', title: words.failed, description: message });
      return { title: words.failed, text: message };
    },
    onInvalid: (_field, message) => showToast({ tone: 'error', title: words.errorTitle, description: message }),
  });
  useUnsaved(form.formState.isDirty);

  async function handleSubmit({ currentPassword, newPassword }: PasswordChange) {
    dataOf(await api.PUT('/admin/password', { body: { currentPassword, newPassword } }));
    form.reset();
    showToast({ tone: 'success', title: words.changed, description: words.changedText });
  }
  const password = { type: 'password', required: true, ltr: true };

  return (
    <FormLayout {...formProps}>
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
      {failure && <FormFailure {...failure} />}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </FormLayout>
  );
}
