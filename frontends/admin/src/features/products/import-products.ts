import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { copy } from './copy';

export type ImportCheck = Schemas['ImportCheckDto'];

/** A chosen file, with the key under which it is stored once, however often it is sent. */
export interface ChosenFile {
  file: File;
  key: string;
}

/** The document has the bytes as a text. */
const asForm = (file: File) => ({
  body: { file: file as unknown as string },
  bodySerializer: () => {
    const form = new FormData();
    form.set('file', file);
    return form;
  },
});

/** Asks what the file would change; nothing is stored. */
export function useCheckImport() {
  return useMutation({
    mutationFn: ({ file }: ChosenFile) => api.POST('/products/import/check', asForm(file)).then(dataOf),
  });
}

/** Stores the whole file, or nothing of it. */
export function useImportProducts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, key }: ChosenFile) =>
      api.POST('/products/import', { ...asForm(file), headers: { 'Idempotency-Key': key } }).then(dataOf),
    onSuccess: async ({ created, changed }) => {
      showToast({
        tone: 'success',
        title: copy.import.done,
        description: copy.import.doneText(formatNumber(created), formatNumber(changed)),
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
        queryClient.invalidateQueries({ queryKey: ['products'] }),
      ]);
    },
  });
}
