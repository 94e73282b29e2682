import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
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

interface Sent {
  values: CertificateFormValues;
  signal: AbortSignal;
}

function save({ values, signal }: Sent, edited: Certificate | undefined): Promise<Certificate> {
  const body = certificateBody(values);
  if (!edited) return api.POST('/certificates', { body, signal }).then(dataOf);
  const { id, version } = edited;
  const params = { path: { id } };
  return api.PUT('/certificates/{id}', { params, body: { ...body, version }, signal }).then(dataOf);
}

/** Adds a certificate at the end, or saves the edited one. */
export function useSaveCertificate(edited: Certificate | undefined) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (sent: Sent) => save(sent, edited),
    onSuccess: async ({ name }) => {
      showToast({ tone: 'success', title: copy.saved, description: name });
      await refetch();
    },
    onError: (error) => {
      if (!wasStopped(error)) return;
      reportStopped();
      void refetch();
    },
  });
}

export function useDeleteCertificate() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id }: Certificate) => api.DELETE('/certificates/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.deleted, description: name });
      await refetch();
    },
    onError: (error) => showToast({ tone: 'error', title: copy.deleteFailed, description: error.message }),
  });
}
