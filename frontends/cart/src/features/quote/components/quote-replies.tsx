import { reasonOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button, FormFailure, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { acceptQuote, askChange, quoteQuery, type Quote } from '../get-quote';

/** What the buyer can answer: accept the quote, or ask for a change. What was typed stays when it cannot be sent. */
export function QuoteReplies({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = quoteQuery(token);
  const handleReplied = (quote: Quote) => void queryClient.setQueryData(queryKey, quote);

  return (
    <Replies aria-label={copy.reply}>
      <AcceptForm token={token} onReplied={handleReplied} />
      <details>
        <summary>{copy.askChange}</summary>
        <ChangeForm token={token} onReplied={handleReplied} />
      </details>
    </Replies>
  );
}

interface ReplyFormProps {
  token: string;
  onReplied: (quote: Quote) => void;
}

const failureOf = (error: unknown) => ({ title: copy.failed, text: reasonOf(error) ?? copy.tryAgain });

function AcceptForm({ token, onReplied }: ReplyFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../reply-schemas').then(({ acceptSchema }) => acceptSchema),
    onSubmit: async (values) => onReplied(await acceptQuote(token, values)),
    onFailure: failureOf,
  });
  return (
    <FormLayout {...formProps}>
      <TextField label={copy.name} hint={copy.acceptHint} required autoComplete="name" {...fieldProps('name')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.accept}
      </Button>
    </FormLayout>
  );
}

function ChangeForm({ token, onReplied }: ReplyFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../reply-schemas').then(({ changeSchema }) => changeSchema),
    onSubmit: async (values) => onReplied(await askChange(token, values)),
    onFailure: failureOf,
  });
  return (
    <FormLayout {...formProps}>
      <TextField label={copy.name} required autoComplete="name" {...fieldProps('name')} />
      <TextArea label={copy.message} required rows={4} {...fieldProps('text')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" variant="secondary" fullWidth pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.send}
      </Button>
    </FormLayout>
  );
}

const Replies = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};

  summary {
    min-block-size: 2.75rem;
    padding-block: ${space(2)};
    color: ${color('brandText')};
    font-size: ${font.md};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  @media print {
    display: none;
  }
`;
