import { queryOptions } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf } from './results';
import type { components } from './schema';

export type Section = components['schemas']['Content']['sections'][number];
export type SectionId = Section['id'];

/** The texts of the site. Remotes share the query key: the admin's preview stores an unsaved text under it. */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: ({ signal }) => api.GET('/content', { signal }).then(dataOf),
});

/** One section of the site's texts by its id. */
export function sectionOf<Id extends SectionId>(
  sections: readonly Section[] | undefined,
  id: Id,
): Extract<Section, { id: Id }> | undefined {
  return sections?.find((section): section is Extract<Section, { id: Id }> => section.id === id);
}
