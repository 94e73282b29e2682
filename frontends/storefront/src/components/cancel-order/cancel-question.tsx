import { reasonOf } from '@afshoreh/api-client';
import { useMutation } from '@afshoreh/contracts/query';
import { FormFailure } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';

interface CancelQuestionProps {
  onCancel: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the order is cancelled, and shows why it could not be. */
export default function CancelQuestion({ onCancel, onClose }: CancelQuestionProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: onCancel, onSuccess: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.question}
      description={copy.text}
      confirmLabel={copy.cancel}
      cancelLabel={copy.keep}
      pending={isPending}
      pendingLabel={copy.pending}
      failure={error && <FormFailure title={copy.failed} text={reasonOf(error) ?? siteCopy.tryAgain} />}
      onConfirm={() => mutate()}
    />
  );
}
