import { useMutation } from '@afshoreh/contracts/query';
import { Download } from 'lucide-react';
import { reasonOf } from '@afshoreh/api-client';
import { Button, ErrorBox, Notice } from '@afshoreh/ui';
import { copy as siteCopy } from '../../../copy';
import { exportedData, useSessionEnd } from '../account-calls';
import { copy } from '../copy';

const text = copy.export;

/**
 * Downloads all stored data of the account. It is fetched before it is saved, so that a failure shows a message and not a
 * broken file.
 */
export function ExportButton() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: exportedData,
    onSuccess: (json) => save(new Blob([json], { type: 'application/json' })),
  });
  useSessionEnd(error);

  return (
    <>
      {error && <ErrorBox title={text.failed}>{reasonOf(error) ?? siteCopy.tryAgain}</ErrorBox>}
      {isSuccess && <Notice tone="success">{text.done}</Notice>}
      <div>
        <Button variant="secondary" pending={isPending} pendingLabel={text.pending} onClick={() => mutate()}>
          <Download />
          {text.submit}
        </Button>
      </div>
    </>
  );
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = text.file;
  link.click();
  URL.revokeObjectURL(link.href);
}
