import { showToast } from '@afshoreh/contracts';
import { useState } from 'react';
import { copy } from './copy';
import { download } from './download';

/** A CSV file of a list or a table, with its current filters; or another file that the API makes. */
export interface ListExport {
  fileName: string;
  fetch: () => Promise<Blob>;
}

/** Fetches the file and downloads it. A failure is shown as a toast. */
export const useCsv = () => useDownload(copy.csvFailed);

/** Like {@link useCsv}, for any file. `failed` is the title of the toast. */
export function useDownload(failed: string) {
  const [isPending, setIsPending] = useState(false);
  const save = async ({ fileName, fetch }: ListExport) => {
    setIsPending(true);
    try {
      download(await fetch(), fileName);
    } catch (error) {
      showToast({ tone: 'error', title: failed, description: (error as Error).message });
    }
    setIsPending(false);
  };
  return { isPending, save };
}
