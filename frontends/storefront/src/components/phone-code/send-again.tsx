import { useEffect, useState } from 'react';
import { useMutation } from '@afshoreh/contracts/query';
import { reasonOf } from '@afshoreh/api-client';
import { Button, Cluster, ErrorBox, Notice, useBackCloses } from '@afshoreh/ui';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import { sendCode, type SentCode } from './send-code';

interface SendAgainProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  /** Goes back to the form for the number. */
  onChange: () => void;
}

/**
 * Buttons below the code: one sends a new code as soon as the server allows it, the other goes back to the number, as
 * the browser's Back does.
 */
export function SendAgain({ sent, onSent, onChange }: SendAgainProps) {
  const again = useMutation({ mutationFn: () => sendCode(sent.phone), onSuccess: onSent });
  useBackCloses(onChange);

  return (
    <>
      {again.error && <ErrorBox title={copy.sendFailed}>{reasonOf(again.error) ?? siteCopy.tryAgain}</ErrorBox>}
      {again.isSuccess && <Notice tone="success">{copy.sentAgain}</Notice>}
      <Cluster>
        <AgainButton key={sent.againAt} at={sent.againAt} pending={again.isPending} onPress={() => again.mutate()} />
        <Button variant="ghost" size="small" onClick={onChange}>
          {copy.change}
        </Button>
      </Cluster>
    </>
  );
}

interface AgainButtonProps {
  /** When a new code may be sent, in the time of `performance.now()`. */
  at: number;
  pending: boolean;
  onPress: () => void;
}

/** A button with a countdown until it can be pressed. */
function AgainButton({ at, pending, onPress }: AgainButtonProps) {
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(ticking);
  }, [isWaiting]);

  return (
    <Button
      variant="ghost"
      size="small"
      disabled={isWaiting}
      pending={pending}
      pendingLabel={copy.sending}
      onClick={onPress}
    >
      {isWaiting ? copy.againIn(seconds) : copy.again}
    </Button>
  );
}
