import { useMutation } from '@afshoreh/contracts/query';
import { Download } from 'lucide-react';
import { reasonOf } from '@afshoreh/api-client';
import { Button, ErrorBox, Notice } from '@afshoreh/ui';
import { copy as siteCopy } from '../../../copy';
import { exportedData, useSessionEnd } from '../account-calls';
import { copy } from '../copy';

const text = copy.export;

/** Everything that is kept of the account, as a file. Fetched first, so that a failure is said here and saves no error as a file. */
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
          <Download aria-hidden />
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
