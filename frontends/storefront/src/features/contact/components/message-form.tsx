import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { reasonFor } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button, EmailField, FormFailure, NoScriptNotice, PhoneField, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import type { Message } from '../message-schema';
import { sendMessage } from '../send-message';
import type { MessageSentDialogProps } from './message-sent-dialog';

/** The dialog is fetched once somebody begins to write, never with the page (design §6). */
const loadDialog = () => import('./message-sent-dialog').then((module) => module.MessageSentDialog);

function preload(): void {
  // A failure here is nobody's concern: a toast will say that the message was sent.
  loadDialog().catch(() => undefined);
}

interface MessageFormProps {
  /** In place of the contact page's own title and lead. */
  title?: string;
  lead?: string;
  /** What the message begins with; it follows as long as nobody wrote in it. */
  message?: string;
}

/** The contact form (spec §4, §5): a sent message clears it and opens the dialog, a failed one keeps every typed word. */
export function MessageForm({ title = copy.form.title, lead = copy.form.lead, message = '' }: MessageFormProps) {
  const [Dialog, setDialog] = useState<ComponentType<MessageSentDialogProps> | null>(null);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../message-schema').then(({ messageSchema }) => messageSchema),
    onSubmit: handleSubmit,
    onFailure: (error) => ({ title: copy.notSent, text: reasonFor(error) ?? siteCopy.tryAgain }),
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
