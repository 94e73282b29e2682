import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { copy } from './copy';
import { useRefetch } from '../../resource/use-resource';
import { products } from './products';

export type ImportCheck = Schemas['ImportCheck'];

/** A chosen file with its idempotency key, so that a retry does not import it twice. */
export interface SelectedFile {
  file: File;
  key: string;
}

/** The API document describes the bytes as a string. */
const asForm = (file: File) => ({
  body: { file: file as unknown as string },
  bodySerializer: () => {
    const form = new FormData();
    form.set('file', file);
    return form;
  },
});

/** Returns what the file would change, without storing anything. */
export function useCheckImport() {
  return useMutation({
    mutationFn: ({ file }: SelectedFile) => api.POST('/products/import/check', asForm(file)).then(dataOf),
  });
}

/** Imports the whole file or nothing. */
export function useImportProducts() {
  const refetch = useRefetch(products);
  return useMutation({
    mutationFn: ({ file, key }: SelectedFile) =>
      api.POST('/products/import', { ...asForm(file), headers: { 'Idempotency-Key': key } }).then(dataOf),
    onSuccess: async ({ created, changed }) => {
      showToast({
        tone: 'success',
        title: copy.import.done,
        description: copy.import.doneText(formatNumber(created), formatNumber(changed)),
      });
      await refetch();
    },
  });
}
