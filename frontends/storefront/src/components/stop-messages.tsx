import { useState } from 'react';
import { reasonOf } from '@afshoreh/api-client';
import { useMutation } from '@afshoreh/contracts/query';
import { Button, EmptyState, FormFailure, LinkButton } from '@afshoreh/ui';
import { copy as siteCopy } from '../copy';
import { useLinkToken } from '../link-token';
import { Outcome } from './outcome';
import { SheetPage } from './sheet-page';

interface StopMessagesProps {
  text: Record<
    'title' | 'lead' | 'submit' | 'pending' | 'failed' | 'done' | 'doneText' | 'incomplete' | 'incompleteText' | 'home',
    string
  >;
  /** Cancels the messages of this token; repeated calls have no further effect. */
  stop: (token: string) => Promise<void>;
}

/**
 * The page behind a link in a message that cancels further messages. Only the button cancels them, because mail
 * programs open links to check them.
 */
export function StopMessages({ text, stop }: StopMessagesProps) {
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: stop, onSuccess: () => setDone(true) });
  const home = (
    <LinkButton to="/" variant="secondary">
      {text.home}
    </LinkButton>
  );

  return (
    <SheetPage title={text.title}>
      {done && <Outcome title={text.done} text={text.doneText} action={home} />}
      {!done && token === '' && <EmptyState title={text.incomplete} text={text.incompleteText} action={home} />}
      {!done && token !== '' && (
        <>
          <p>{text.lead}</p>
          {error && <FormFailure title={text.failed} text={reasonOf(error) ?? siteCopy.tryAgain} />}
          <Button
            size="large"
            fullWidth
            pending={isPending}
            pendingLabel={text.pending}
            onClick={() => mutate(token ?? '')}
          >
            {text.submit}
          </Button>
        </>
      )}
    </SheetPage>
  );
}
