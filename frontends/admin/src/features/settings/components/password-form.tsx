import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Button, Stack, TextField } from '@afshoreh/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { copy } from '../copy';
import { passwordProblem, type PasswordChange } from '../password-problem';
import { FieldGroup } from './field-group';

const { password: words } = copy;
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** Spec §5: checked in a fixed order, one error toast titled «خطا»; the wrong field gets the focus. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(EMPTY);
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      api.PUT('/admin/password', { body: { currentPassword, newPassword } }).then(dataOf),
    onSuccess: () => {
      setTyped(EMPTY);
      showToast({ tone: 'success', title: words.changed, description: words.changedText });
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: error.message }),
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const problem = passwordProblem(typed);
    if (!problem) return change.mutate(typed);
    showToast({ tone: 'error', title: words.errorTitle, description: problem.message });
    form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
  };
  const field = (name: keyof PasswordChange) => ({
    name,
    type: 'password',
    required: true,
    ltr: true,
    value: typed[name],
    autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Stack $gap={6}>
        <FieldGroup title={copy.tabs.password}>
          <TextField label={words.current} {...field('currentPassword')} />
          <TextField label={words.next} hint={words.nextHint} {...field('newPassword')} />
          <TextField label={words.confirmation} {...field('confirmation')} />
        </FieldGroup>
        <div>
          <Button type="submit" pending={change.isPending} pendingLabel={words.pending}>
            {words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
