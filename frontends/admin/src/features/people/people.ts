import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';

export type Person = ItemOf<'/people'>;
export type PersonDetails = Schemas['PersonDetails'];

/** Customers with and without an account, one for each phone. */
export const people = resource({
  path: '/people',
  key: 'people',
  subject: 'person',
  // The actions of a deleted person stay in these lists without a name, or are deleted too.
  alsoInvalidates: ['companies', 'customers', 'orders', 'samples', 'contacts'].map((list) => ['admin', list]),
  nameOf: ({ name }) => name,
  words: copy,
  sorts: copy.sorts,
  descending: ['recent', 'newest'],
  period: true,
  filters: { account: copy.account, nextStep: copy.nextStep },
});

export const previewQuery = (id: number, into: number) =>
  queryOptions({
    queryKey: ['admin', 'people', 'preview', id, into],
    queryFn: ({ signal }) =>
      api.GET('/people/{id}/merge-preview', { params: { path: { id }, query: { into } }, signal }).then(dataOf),
    staleTime: 0,
    gcTime: 0,
  });

/** Changes a person without opening a form, and shows a toast with the result. */
function usePersonChange<Input>(
  change: (input: Input) => Promise<unknown>,
  words: { done: (input: Input) => string; failed: string },
) {
  const refetch = useRefetch(people);
  return useMutation({
    mutationFn: change,
    onSuccess: async (_changed, input) => {
      showToast({ tone: 'success', title: words.done(input) });
      await refetch();
    },
    onError: async (error) => {
      showToast({ tone: 'error', title: words.failed, description: writeFailureOf(error) });
      await refetch();
    },
  });
}

export function useSetCompany(id: number) {
  const { saved, failed } = copy.company;
  return usePersonChange(
    (companyId: number | null) =>
      api.PUT('/people/{id}/company', { params: { path: { id } }, body: { companyId } }).then(dataOf),
    { done: () => saved, failed },
  );
}

interface Merged {
  id: number;
  name: string;
}

/** Merges another person into the one with the id `into`. */
export function useMerge(into: number) {
  const { done, failed } = copy.merge;
  return usePersonChange(
    ({ id }: Merged) =>
      api.PUT('/people/{id}/merged-into', { params: { path: { id } }, body: { personId: into } }).then(dataOf),
    { done: ({ name }) => done(name), failed },
  );
}

export function useSeparate() {
  const { undone, undoFailed: failed } = copy.merge;
  return usePersonChange(
    ({ id }: Merged) => api.DELETE('/people/{id}/merged-into', { params: { path: { id } } }).then(dataOf),
    { done: ({ name }) => undone(name), failed },
  );
}
