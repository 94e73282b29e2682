import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type ContactMessage = Schemas['ContactDto'];

export const READ_FILTERS = ['all', 'unread', 'read'] as const;
type ReadFilter = (typeof READ_FILTERS)[number];

/** Narrows text from the address bar; anything else means all messages. */
function readFilterOf(text: string | null): ReadFilter {
  return READ_FILTERS.find((filter) => filter === text) ?? 'all';
}

export interface ContactListSearch {
  filter: ReadFilter;
  q?: string | undefined;
  /** ISO 8601; messages since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function contactSearchOf(params: URLSearchParams, now: Date): ContactListSearch {
  const q = params.get('q') ?? '';
  return { filter: readFilterOf(params.get('filter')), q: q || undefined, ...rangeOf(params, now) };
}

/** How many messages a search finds, for the view that it is saved as. */
export const foundContactsQuery = (search: ContactListSearch) =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/contacts', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** One page of contact messages (spec §2); a visit always asks anew. */
export const contactsQuery = (search: ContactListSearch) =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'list', search],
    queryFn: ({ signal }) => api.GET('/contacts', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** The file of every message that the list would show. */
export async function exportContacts(query: ContactListSearch): Promise<Blob> {
  const result = await api.GET('/contacts/export', { params: { query }, parseAs: 'blob' });
  return dataOf(result);
}
