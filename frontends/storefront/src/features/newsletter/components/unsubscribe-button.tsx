import { useState } from 'react';
import { reasonOf } from '@afshoreh/api-client';
import { Button, ErrorBox } from '@afshoreh/ui';
import { copy } from '../copy';
import { unsubscribe } from '../unsubscribe';

const text = copy.unsubscribe;

interface UnsubscribeButtonProps {
  token: string;
  onDone: () => void;
}

export function UnsubscribeButton({ token, onDone }: UnsubscribeButtonProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleClick() {
    setPending(true);
    setFailure(null);
    try {
      await unsubscribe(token);
      onDone();
    } catch (error) {
      setFailure(reasonOf(error) ?? text.tryAgain);
      setPending(false);
    }
  }

  return (
    <>
      {failure && <ErrorBox title={text.failed}>{failure}</ErrorBox>}
      <Button size="large" fullWidth pending={pending} pendingLabel={text.pending} onClick={() => void handleClick()}>
        {text.submit}
      </Button>
    </>
  );
}
