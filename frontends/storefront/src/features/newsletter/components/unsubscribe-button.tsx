import { useMutation } from '@afshoreh/contracts/query';
import { reasonOf } from '@afshoreh/api-client';
import { Button, FormFailure } from '@afshoreh/ui';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import { unsubscribe } from '../unsubscribe';

const text = copy.unsubscribe;

interface UnsubscribeButtonProps {
  token: string;
  onDone: () => void;
}

export function UnsubscribeButton({ token, onDone }: UnsubscribeButtonProps) {
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
