import { useState } from 'react';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import { Outcome } from '../components/outcome';
import { SheetPage } from '../components/sheet-page';
import { UnsubscribeButton } from '../features/newsletter/components/unsubscribe-button';
import { copy } from '../features/newsletter/copy';
import { useLinkToken } from '../link-token';

const text = copy.unsubscribe;
const home = (
  <LinkButton to="/" variant="secondary">
    {text.home}
  </LinkButton>
);

export const head = { title: text.title, robots: 'noindex' };

/**
 * `/newsletter/unsubscribe?token=` (D21). Opening it changes nothing, or programs that look at the links in a mail would
 * unsubscribe its owner: that takes the button.
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
