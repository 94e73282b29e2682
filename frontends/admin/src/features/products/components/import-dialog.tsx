import { newIdempotencyKey } from '@afshoreh/api-client';
import { Button, ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useState } from 'react';
import { writeFailureOf } from '../../../form/failed-write';
import { copy } from '../copy';
import { useCheckImport, useImportProducts, type SelectedFile } from '../import-products';
import { ImportDrop } from './import-drop';
import { ImportResult } from './import-result';

const words = copy.import;

/** Imports products from a file. The admin chooses the file, sees what it would change, and then confirms. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<SelectedFile | null>(null);
  const check = useCheckImport();
  const store = useImportProducts();
  const found = check.data;
  const isReady = found !== undefined && found.problemCount === 0 && found.created + found.changed > 0;

  const handleFile = (file: File) => {
    const next = { file, key: newIdempotencyKey() };
    setChosen(next);
    store.reset();
    check.mutate(next);
  };
  return (
    <Dialog
      historyEntry={false}
      size="large"
      onClose={onClose}
      busy={store.isPending}
      keepOnOutsidePress
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isReady ? words.cancel : words.close}
          </Button>
          {isReady && chosen && (
            <Button
              pending={store.isPending}
              pendingLabel={words.storing}
              onClick={() => store.mutate(chosen, { onSuccess: onClose })}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <ImportDrop fileName={chosen?.file.name} onFile={handleFile} />
      {check.isPending ? (
        <Loading label={words.checking}>
          <SkeletonLines lines={3} />
        </Loading>
      ) : check.error ? (
        <ErrorBox title={words.checkFailed} onRetry={() => chosen && check.mutate(chosen)}>
          {check.error.message}
        </ErrorBox>
      ) : (
        found && <ImportResult found={found} />
      )}
      {store.error && <FormFailure title={words.storeFailed} text={writeFailureOf(store.error)} />}
    </Dialog>
  );
}
