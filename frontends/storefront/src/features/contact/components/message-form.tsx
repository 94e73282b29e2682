import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { reasonUnlessServerError, api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button, EmailField, FormFailure, NoScriptNotice, PhoneField, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import type { Message } from '../message-schema';
import type { MessageSentDialogProps } from './message-sent-dialog';

/** Sends one message; the server stores a repeated one only once. An empty e-mail is not sent. */
async function sendMessage({ email, ...message }: Message): Promise<void> {
  dataOf(await api.POST('/contact', { body: { ...message, ...(email && { email }) } }));
}

/** The dialog's code loads when the visitor begins to write, not with the page. */
const loadDialog = () => import('./message-sent-dialog').then((module) => module.MessageSentDialog);

function preload(): void {
  // A failure is harmless here: a toast then says that the message was sent.
  loadDialog().catch(() => undefined);
}

interface MessageFormProps {
  /** Replaces the title and lead of the contact page. */
  title?: string;
  lead?: string;
  /** The initial text of the message; a new value replaces it until the visitor edits it. */
  message?: string;
}

/** The contact form. After sending, it clears the fields and opens the dialog; after a failure, it keeps everything typed. */
export function MessageForm({ title = copy.form.title, lead = copy.form.lead, message = '' }: MessageFormProps) {
  const [Dialog, setDialog] = useState<ComponentType<MessageSentDialogProps> | null>(null);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../message-schema').then(({ messageSchema }) => messageSchema),
    onSubmit: handleSubmit,
    onFailure: (error) => ({ title: copy.notSent, text: reasonUnlessServerError(error) ?? siteCopy.tryAgain }),
  });

  const area = useRef<HTMLTextAreaElement>(null);
  const begun = useRef(message);
  useEffect(() => {
    if (area.current?.value === begun.current) area.current.value = message;
    begun.current = message;
  }, [message]);

  async function handleSubmit(written: Message) {
    await sendMessage(written);
    const MessageSentDialog = await loadDialog().catch(() => null);
    if (MessageSentDialog) setDialog(() => MessageSentDialog);
    else showToast({ tone: 'success', title: copy.sent, description: copy.sentText });
  }

  return (
    <Card aria-labelledby="message">
      <h2 id="message">{title}</h2>
      <p>{lead}</p>
      <Form
        {...formProps}
        onFocus={() => {
          formProps.onFocus();
          preload();
        }}
      >
        <NoScriptNotice />
        <TextField label={copy.form.name} required autoComplete="name" {...fieldProps('name')} />
        <PhoneField label={copy.form.phone} hint={copy.form.phoneHint} required {...fieldProps('phone')} />
        <EmailField label={copy.form.email} hint={copy.form.emailHint} {...fieldProps('email')} />
        <TextArea
          label={copy.form.message}
          hint={copy.form.messageHint}
          required
          rows={6}
          ref={area}
          defaultValue={message}
          {...fieldProps('message')}
        />
        {failure && <FormFailure {...failure} />}
        <Ways>
          <Button type="submit" size="large" pending={isSubmitting} pendingLabel={copy.form.pending}>
            {copy.form.submit}
          </Button>
          <Link to="/privacy">{copy.form.privacy}</Link>
        </Ways>
      </Form>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </Card>
  );
}

const Card = styled.section`
  padding: ${space(6)} ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.huge};
  background: ${color('surface')};
  box-shadow: ${shadow.raised};

  > p {
    margin-block-start: ${space(1)};
    color: ${color('muted')};
  }

  ${media.md} {
    padding: ${space(10)};
  }
`;

const Form = styled(FormLayout)`
  align-items: start;
  margin-block-start: ${space(6)};

  ${media.noScript} {
    > :not(noscript) {
      display: none;
    }
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    > :not(:nth-child(2), :nth-child(3)) {
      grid-column: 1 / -1;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(6)};
  align-items: center;

  a {
    font-size: ${font.sm};
  }
`;
