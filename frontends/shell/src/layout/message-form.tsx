import { api, ApiError, dataOf, reasonOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, ScriptNeeded, TextArea, TextField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent } from 'react';
import styled from 'styled-components';

import { copy } from './copy';

type Errors = Readonly<Record<string, string>>;
interface Message {
  name: string;
  email?: string;
  message: string;
}

/** A refusal that belongs to single fields: from the check before sending, or from the server. */
class WrongFields extends Error {
  constructor(readonly errors: Errors) {
    super();
  }
}

function messageOf(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (name: string) => (data.get(name) as string).trim();
  const [name, email, message] = [text('name'), text('email'), text('message')];
  const errors: Record<string, string> = {};
  if (!name) errors.name = copy.required;
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = copy.wrongEmail;
  if (!message) errors.message = copy.required;
  if (Object.keys(errors).length > 0) throw new WrongFields(errors);
  return { name, message, ...(email && { email }) };
}

async function send(form: HTMLFormElement): Promise<void> {
  try {
    dataOf(await api.POST('/contact', { body: messageOf(form) }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error;
    throw new WrongFields(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
  }
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((element) => 'name' in element && errors[element.name as string]);
  if (first instanceof HTMLElement) first.focus();
}

/** The footer's message form (D22): the same call as /contact; a failed send keeps every typed word. */
export function MessageForm() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (_, form) => {
      form.reset();
      showToast({ tone: 'success', title: copy.sent, description: copy.sentText });
    },
    onError: (failure, form) => {
      if (failure instanceof WrongFields) focusFirst(form, failure.errors);
      else showToast({ tone: 'error', title: copy.notSent, description: copy.tryAgain });
    },
  });
  const errors: Errors = error instanceof WrongFields ? error.errors : {};
  const failed = error !== null && !(error instanceof WrongFields);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(event.currentTarget);
  };

  return (
    <Form method="post" noValidate onSubmit={handleSubmit}>
      <ScriptNeeded />
      <TextField name="name" label={copy.name} error={errors.name} required maxLength={100} autoComplete="name" />
      <TextField
        name="email"
        label={copy.email}
        error={errors.email}
        type="email"
        ltr
        maxLength={254}
        autoComplete="email"
      />
      <TextArea name="message" label={copy.messageText} error={errors.message} required rows={3} maxLength={5000} />
      {failed && <FormFailure title={copy.notSent}>{reasonOf(error) ?? copy.tryAgain}</FormFailure>}
      <Button type="submit" pending={isPending} pendingLabel={copy.sending}>
        {copy.send}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;
