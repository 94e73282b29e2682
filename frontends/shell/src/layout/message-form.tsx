import { api, dataOf, reasonOf } from '@afshoreh/api-client';
import { Button, EmailField, FormFailure, NoScriptNotice, Notice, TextArea, TextField } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';

import { copy } from './copy';
import type { Message } from './message-schema';

async function send({ email, ...message }: Message): Promise<void> {
  dataOf(await api.POST('/contact', { body: { ...message, ...(email && { email }) } }));
}

/** The footer's message form. It uses the same API call as /contact and shows the result beside the button. */
export function MessageForm() {
  const [sent, setSent] = useState(false);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('./message-schema').then(({ messageSchema }) => messageSchema),
    onSubmit: async (message) => {
      setSent(false);
      await send(message);
      setSent(true);
    },
    onFailure: (error) => ({ title: copy.notSent, text: reasonOf(error) ?? copy.tryAgain }),
  });
  return (
    <Form {...formProps}>
      <NoScriptNotice />
      <TextField label={copy.name} required maxLength={100} autoComplete="name" {...fieldProps('name')} />
      <EmailField label={copy.email} maxLength={254} {...fieldProps('email')} />
      <TextArea label={copy.messageText} required rows={3} maxLength={5000} {...fieldProps('message')} />
      {failure && <FormFailure {...failure} />}
      {sent && (
        <Notice tone="success">
          {copy.sent}. {copy.sentText}
        </Notice>
      )}
      <Button type="submit" pending={isSubmitting} pendingLabel={copy.sending}>
        {copy.send}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;
