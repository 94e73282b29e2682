import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';

export type Company = ItemOf<'/companies'>;
export type PersonOfCompany = Schemas['ListedPerson'];

/** The companies for which customers buy. */
export const companies = resource({
  path: '/companies',
  key: 'companies',
  subject: 'company',
  // People are listed with the name of their company.
  alsoInvalidates: [['admin', 'people']],
  nameOf: ({ name }) => name,
  words: copy,
  sorts: copy.sorts,
});

const MOST_PEOPLE = 20;

export const peopleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['admin', 'companies', 'people', companyId],
    queryFn: ({ signal }) =>
      api.GET('/people', { params: { query: { companyId, limit: MOST_PEOPLE } }, signal }).then(pageOf),
    staleTime: 0,
  });

export const suggestionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'companies', 'suggestions', id],
    queryFn: ({ signal }) => api.GET('/companies/{id}/suggestions', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** Adds a person to a company. */
export function useJoin(companyId: number) {
  const refetch = useRefetch(companies);
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      api.PUT('/people/{id}/company', { params: { path: { id } }, body: { companyId } }).then(dataOf),
    onSuccess: async (_person, { name }) => {
      showToast({ tone: 'success', title: copy.people.saved, description: name });
      await refetch();
    },
    onError: (error) => showToast({ tone: 'error', title: copy.people.failed, description: writeFailureOf(error) }),
  });
}
