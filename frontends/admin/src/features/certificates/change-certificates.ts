import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import type { SentRecord } from '../../form/record-dialog';
import type { BulkAction } from '../../list/use-bulk';
import { certificateBody, type CertificateFormValues } from './certificate-form';
import { copy } from './copy';
import type { Certificate } from './get-certificates';

/** The site's pages show them too, and are asked for anew with the list. */
function useRefetch() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'certificates'] }),
      queryClient.invalidateQueries({ queryKey: ['certificates'] }),
    ]);
}

function save({ values, edited, signal }: SentRecord<CertificateFormValues, Certificate>): Promise<Certificate> {
  const body = certificateBody(values);
  if (!edited) return api.POST('/certificates', { body, signal }).then(dataOf);
  const { id, version } = edited;
  const params = { path: { id } };
  return api.PUT('/certificates/{id}', { params, body: { ...body, version }, signal }).then(dataOf);
}

/** Adds a certificate at the end, or saves the edited one. */
export function useSaveCertificate() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ name }) => {
      showToast({ tone: 'success', title: copy.saved, description: name });
      await refetch();
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
      void refetch();
    },
  });
}

const remove = ({ id }: Certificate, signal?: AbortSignal) =>
  api.DELETE('/certificates/{id}', { params: { path: { id } }, signal }).then(dataOf);

export function useDeleteCertificate() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (certificate: Certificate) => remove(certificate),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.deleted, description: name });
      await refetch();
    },
  });
}

const ACTIONS: BulkAction<Certificate>[] = [
  {
    label: copy.bulkDelete,
    tone: 'danger',
    question: { title: copy.bulkDeleteTitle, text: copy.bulkDeleteText, confirm: copy.confirmDelete },
    run: remove,
  },
];

/** Many certificates deleted at once. */
export function useCertificateBulk(found: Certificate[]) {
  return { actions: ACTIONS, loadAll: () => Promise.resolve(found), refetch: useRefetch() };
}
