import { useState } from 'react';
import { EmptyState, LinkButton, Button, FormFailure } from '@afshoreh/ui';
import { Outcome } from '../components/outcome';
import { SheetPage } from '../components/sheet-page';
import { copy } from '../features/newsletter/copy';
import { useLinkToken } from '../link-token';
import { useMutation } from '@afshoreh/contracts/query';
import { reasonOf, api, dataOf } from '@afshoreh/api-client';
import { copy as siteCopy } from '../copy';

const text = copy.unsubscribe;
const home = (
  <LinkButton to="/" variant="secondary">
    {text.home}
  </LinkButton>
);

export const head = { title: text.title, robots: 'noindex' };

/**
 * `/newsletter/unsubscribe?token=`. Only the button unsubscribes; opening the page does not, because mail programs open links
 * to check them.
 */
export default function UnsubscribePage() {
  const token = useLinkToken();
  const [done, setDone] = useState(false);

  return (
    <SheetPage title={text.title}>
      {done && <Outcome title={text.done} text={text.doneText} action={home} />}
      {!done && token === '' && <EmptyState title={text.incomplete} text={text.incompleteText} action={home} />}
      {!done && token !== '' && (
        <>
          <p>{text.lead}</p>
          <UnsubscribeButton token={token ?? ''} onDone={() => setDone(true)} />
        </>
      )}
    </SheetPage>
  );
}

/** Ends the subscription that belongs to the mail's token; a repeated call changes nothing. */
async function unsubscribe(token: string): Promise<void> {
  dataOf(await api.POST('/newsletter/unsubscribe', { body: { token } }));
}

interface UnsubscribeButtonProps {
  token: string;
  onDone: () => void;
}

function UnsubscribeButton({ token, onDone }: UnsubscribeButtonProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: unsubscribe, onSuccess: onDone });
  return (
    <>
      {error && <FormFailure title={text.failed} text={reasonOf(error) ?? siteCopy.tryAgain} />}
      <Button size="large" fullWidth pending={isPending} pendingLabel={text.pending} onClick={() => mutate(token)}>
        {text.submit}
      </Button>
    </>
  );
}
