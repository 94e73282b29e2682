import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type ContactMessage = Schemas['ContactDto'];

export const READ_FILTERS = ['all', 'unread', 'read'] as const;
export type ReadFilter = (typeof READ_FILTERS)[number];

/** Narrows text from the address bar; anything else means all messages. */
export function readFilterOf(text: string | null): ReadFilter {
  return READ_FILTERS.find((filter) => filter === text) ?? 'all';
}

export interface ContactListSearch {
  filter: ReadFilter;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** One page of contact messages (spec §2); a visit always asks anew. */
export const contactsQuery = (search: ContactListSearch) =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'list', search],
    queryFn: ({ signal }) => api.GET('/contacts', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** The file of every message that the list would show. */
export async function exportContacts({ q, filter }: ContactListSearch): Promise<Blob> {
  const result = await api.GET('/contacts/export', { params: { query: { q, filter } }, parseAs: 'blob' });
  return dataOf(result);
}
