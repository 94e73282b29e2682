import { ApiError } from '@afshoreh/api-client';
import { Button, ErrorBox, Stack, TextField } from '@afshoreh/ui';
import { useState, type FormEvent } from 'react';
import { copy } from '../copy';
import { useLogIn } from '../log-in';

/** Username and password (spec §5: both required). A refusal is shown in place and keeps what was typed. */
export function LoginForm() {
  const logIn = useLogIn();
  const [incomplete, setIncomplete] = useState(false);
  const problem = incomplete ? copy.bothRequired : logIn.error && messageOf(logIn.error);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (logIn.isPending) return;
    const form = new FormData(event.currentTarget);
    const username = textOf(form.get('username')).trim();
    const password = textOf(form.get('password'));
    setIncomplete(username === '' || password === '');
    if (username === '') return focusField(event.currentTarget, 'username');
    if (password === '') return focusField(event.currentTarget, 'password');
    logIn.mutate({ username, password });
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={5}>
        {problem && <ErrorBox title={problem} />}
        <TextField
          label={copy.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          ltr
        />
        <TextField label={copy.password} name="password" type="password" autoComplete="current-password" required ltr />
        <Button type="submit" size="large" fullWidth pending={logIn.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Spec §8. The server's own sentence says more when it is about the attempts, as after too many of them. */
function messageOf(error: Error): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.serverFailure;
  return error.code === 'auth.admin_credentials_wrong' ? copy.wrongCredentials : error.message;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
