import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { color, radius, space } from '@afshoreh/ui/theme';
import { useMutation } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
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
  const id = useId();
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
  const described = (name: string) => ({
    id: `${id}-${name}`,
    name,
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': errors[name] ? `${id}-${name}-error` : undefined,
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(event.currentTarget);
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <label htmlFor={`${id}-name`}>{copy.name}</label>
      <input {...described('name')} required maxLength={100} autoComplete="name" />
      {errors.name && <p id={`${id}-name-error`}>{errors.name}</p>}
      <label htmlFor={`${id}-email`}>{copy.email}</label>
      <input {...described('email')} type="email" dir="ltr" maxLength={254} autoComplete="email" />
      {errors.email && <p id={`${id}-email-error`}>{errors.email}</p>}
      <label htmlFor={`${id}-message`}>{copy.messageText}</label>
      <textarea {...described('message')} required rows={3} maxLength={5000} />
      {errors.message && <p id={`${id}-message-error`}>{errors.message}</p>}
      <button type="submit" aria-disabled={isPending}>
        {isPending ? copy.sending : copy.send}
      </button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(1)};

  input,
  textarea {
    min-block-size: ${space(11)};
    margin-block-end: ${space(2)};
    padding-block: ${space(2)};
    padding-inline: ${space(3)};
    border: 1px solid ${color('control')};
    border-radius: ${radius.sm};
    background: ${color('surface')};
  }

  [aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  p {
    color: ${color('danger')};
  }

  button {
    min-block-size: ${space(11)};
    border: 0;
    border-radius: ${radius.md};
    background: ${color('brand')};
    color: ${color('onBrand')};
    font-weight: 600;
  }
`;
