import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import type { SentRecord } from '../../form/use-record-form';
import { download } from '../../list/download';
import { useRefetch } from '../../resource/use-resource';
import { analysisBody, type AnalysisValues } from './analysis-form';
import { copy } from './copy';
import { lots, type Analysis, type LotDetails } from './lots';

const words = copy.analyses;
const pathOf = (id: number) => ({ params: { path: { id } } });

/** Reads a certificate as it is stored now. */
export const readAnalysis = (id: number, signal?: AbortSignal): Promise<Analysis> =>
  api.GET('/admin/analyses/{id}', { ...pathOf(id), signal: signal ?? null, cache: 'no-store' }).then(dataOf);

/** A form must not start from a cached record: its version could be old, and the save would be refused. */
export const analysisQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'lots', 'analysis', id],
    queryFn: ({ signal }) => readAnalysis(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Saves a draft. A new one names the edition that it corrects. */
export function useSaveAnalysis(lot: LotDetails | undefined, corrects: number | null) {
  const refetch = useRefetch(lots);
  return async ({ values, edited, signal }: SentRecord<AnalysisValues, Analysis>): Promise<Analysis> => {
    const body = analysisBody(values, edited ? edited.corrects : corrects);
    const call = edited
      ? api.PUT('/admin/analyses/{id}', { ...pathOf(edited.id), body: { ...body, version: edited.version }, signal })
      : api.POST('/admin/lots/{id}/analyses', { ...pathOf(lot?.id ?? 0), body, signal });
    const saved = dataOf(await call);
    showToast({ tone: 'success', title: copy.analysis.saved, description: lot?.number ?? '' });
    void refetch();
    return saved;
  };
}

/** Publishes the version that staff have seen. */
export function usePublishAnalysis() {
  const refetch = useRefetch(lots);
  return useMutation({
    mutationFn: ({ id, version }: Analysis) =>
      api.POST('/admin/analyses/{id}/publish', { ...pathOf(id), body: { version } }).then(dataOf),
    onSuccess: ({ edition }) =>
      showToast({ tone: 'success', title: words.publish.done, description: words.edition(edition ?? 0) }),
    onSettled: () => void refetch(),
  });
}

/** Deletes a draft for good. */
export function useRemoveAnalysis() {
  const refetch = useRefetch(lots);
  return useMutation({
    mutationFn: ({ id, version }: Analysis) =>
      api
        .DELETE('/admin/analyses/{id}', { ...pathOf(id), headers: { 'If-Match': `"${version}"` } })
        .then((answer) => void dataOf(answer)),
    onSuccess: () => showToast({ tone: 'success', title: words.remove.done }),
    onSettled: () => void refetch(),
  });
}

/** Reads and judges a table of results; stores nothing. */
export function useCheckResults(lot: LotDetails) {
  return useMutation({
    mutationFn: (csv: string) =>
      api.POST('/admin/lots/{id}/results/check', { ...pathOf(lot.id), body: { csv } }).then(dataOf),
  });
}

/** Downloads a certificate as PDF, also a draft, which is marked as one. */
export function useAnalysisPdf(number: string) {
  return useMutation({
    mutationFn: async ({ id, edition }: Analysis) => {
      const file = dataOf<Blob>(await api.GET('/admin/analyses/{id}/pdf', { ...pathOf(id), parseAs: 'blob' }));
      download(file, `analysis-${number}-${edition ?? 'draft'}.pdf`);
    },
    onError: ({ message }) => showToast({ tone: 'error', title: words.pdfFailed, description: message }),
  });
}
