import { api, dataOf, pageOf, totalOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type AuditEntry = Schemas['AuditEntryDto'];

interface AuditListSearch {
  q?: string | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  action?: string | undefined;
  adminId?: number | undefined;
  from?: string;
  to?: string;
  page?: number;
  limit?: number;
}

/** What the address asks for: `?thing=product&id=12` is the history of one record. */
export function auditSearchOf(params: URLSearchParams, now: Date): AuditListSearch {
  const text = (name: string) => params.get(name) ?? undefined;
  const adminId = /^\d{1,9}$/.test(params.get('admin') ?? '') ? Number(params.get('admin')) : 0;
  return {
    ...{ q: text('q'), subject: text('thing'), subjectId: text('id'), action: text('action') },
    ...{ adminId: adminId || undefined, ...rangeOf(params, now) },
  };
}

/** One page of what staff changed, the newest first; a visit always asks anew. */
export const auditQuery = (search: AuditListSearch) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'list', search],
    queryFn: ({ signal }) => api.GET('/audit', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** How many changes a search finds, for the view that it is saved as. */
export const foundEntriesQuery = (search: AuditListSearch) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'count', search],
    queryFn: async ({ signal }) => {
      const result = await api.GET('/audit', {
        params: { query: { ...search, limit: 1 } },
        headers: BACKGROUND,
        signal,
      });
      dataOf(result);
      return totalOf(result.response);
    },
  });

/** What the list can be narrowed to. */
export const auditFiltersQuery = queryOptions({
  queryKey: ['admin', 'audit', 'filters'],
  queryFn: ({ signal }) => api.GET('/audit/filters', { signal }).then(dataOf),
});

/** The file of every change that the list would show. */
export async function exportAudit(query: AuditListSearch): Promise<Blob> {
  return dataOf(await api.GET('/audit/export', { params: { query }, parseAs: 'blob' }));
}
