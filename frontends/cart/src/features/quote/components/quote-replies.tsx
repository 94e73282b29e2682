import { ApiError, reasonOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button, FormFailure, type Failure, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { acceptQuote, askChange, quoteQuery, type Quote } from '../get-quote';

const AcceptQuestion = lazy(() => import('./accept-question'));

/** The buyer's possible replies: accept the quote, or ask for a change. The input stays when it cannot be sent. */
export function QuoteReplies({ token, quote }: { token: string; quote: Quote }) {
  const queryClient = useQueryClient();
  const { queryKey } = quoteQuery(token);
  const handleReplied = (replied: Quote) => void queryClient.setQueryData(queryKey, replied);
  // The quote has expired, or was replaced or accepted meanwhile. The page then shows its state instead of the forms.
  const handleRefused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey });
    return { title: copy.failed, text: reasonOf(error) ?? copy.tryAgain };
  };

  return (
    <Replies aria-label={copy.reply}>
      <AcceptForm token={token} quote={quote} onReplied={handleReplied} onRefused={handleRefused} />
      <details>
        <summary>{copy.askChange}</summary>
        <ChangeForm token={token} onReplied={handleReplied} onRefused={handleRefused} />
      </details>
    </Replies>
  );
}

interface ReplyFormProps {
  token: string;
  onReplied: (quote: Quote) => void;
  onRefused: (error: unknown) => Failure;
}

function AcceptForm({ token, quote, onReplied, onRefused }: ReplyFormProps & { quote: Quote }) {
  const [answer, setAnswer] = useState<((isMeant: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const handleAnswer = (isMeant: boolean) => {
    setAnswer(null);
    answer?.(isMeant);
  };
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../reply-schemas').then(({ acceptSchema }) => acceptSchema),
    onSubmit: async (values) => {
      if (await ask()) onReplied(await acceptQuote(token, values));
    },
    keep: true,
    onFailure: onRefused,
  });
  return (
    <FormLayout {...formProps}>
      <TextField label={copy.name} hint={copy.acceptHint} required autoComplete="name" {...fieldProps('name')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.accept}
      </Button>
      {answer && (
        <Suspense>
          <AcceptQuestion quote={quote} onAnswer={handleAnswer} />
        </Suspense>
      )}
    </FormLayout>
  );
}

function ChangeForm({ token, onReplied, onRefused }: ReplyFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../reply-schemas').then(({ changeSchema }) => changeSchema),
    onSubmit: async (values) => onReplied(await askChange(token, values)),
    onFailure: onRefused,
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
