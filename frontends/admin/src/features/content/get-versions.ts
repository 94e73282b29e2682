import { api, dataOf, type Schemas, type SectionId } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type SectionVersion = Schemas['SectionVersionDto'];

/** All versions of a section, newest first. The last one is the built-in text (version 0). */
export const versionsQuery = (id: SectionId) =>
  queryOptions({
    queryKey: ['admin', 'content', id, 'versions'],
    queryFn: ({ signal }) => api.GET('/content/{id}/versions', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });
