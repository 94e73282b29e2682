import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { reasonOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button, FormFailure, ScriptNeeded, TextArea, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { emptyMessage, messageSchema, type Message } from '../message-schema';
import { sendMessage } from '../send-message';
import type { MessageSentDialogProps } from './message-sent-dialog';

/** The dialog is fetched once somebody begins to write, never with the page (design §6). */
const loadDialog = () => import('./message-sent-dialog').then((module) => module.MessageSentDialog);

function preload(): void {
  // A failure here is nobody's concern: the toast has said that the message was sent.
  loadDialog().catch(() => undefined);
}

/** The contact form (spec §4, §5): a sent message clears it and opens the dialog, a failed one keeps every typed word. */
export function MessageForm() {
  const { form, fieldProps, showProblem } = useZodForm(messageSchema, { defaultValues: emptyMessage });
  const [Dialog, setDialog] = useState<ComponentType<MessageSentDialogProps> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit(message: Message) {
    setFailure(null);
    try {
      await sendMessage(message);
    } catch (error) {
      if (!showProblem(error)) setFailure(reasonOf(error) ?? copy.tryAgain);
      showToast({ tone: 'error', title: copy.notSent, description: copy.tryAgain });
      return;
    }
    form.reset();
    showToast({ tone: 'success', title: copy.sent, description: copy.sentText });
    const MessageSentDialog = await loadDialog().catch(() => null);
    setDialog(() => MessageSentDialog);
  }

  return (
    <Card aria-labelledby="message">
      <h2 id="message">{copy.form.title}</h2>
      <p>{copy.form.lead}</p>
      <Form
        method="post"
        noValidate
        onFocus={preload}
        onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
      >
        <ScriptNeeded />
        <TextField label={copy.form.name} required autoComplete="name" {...fieldProps('name')} />
        <TextField
          label={copy.form.phone}
          hint={copy.form.phoneHint}
          required
          ltr
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...fieldProps('phone')}
        />
        <TextField
          label={copy.form.email}
          hint={copy.form.emailHint}
          ltr
          type="email"
          autoComplete="email"
          {...fieldProps('email')}
        />
        <TextArea label={copy.form.message} hint={copy.form.messageHint} required rows={6} {...fieldProps('message')} />
        {failure && <FormFailure title={copy.notSent}>{failure}</FormFailure>}
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

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
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
