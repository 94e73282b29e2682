import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

type Section = Schemas['ContentDto']['sections'][number];

export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: ({ signal }) => api.GET('/content', { signal }).then(dataOf),
});

/** One section of the site's texts by its id, when the answer has it. */
export function sectionOf<Id extends Section['id']>(
  sections: Section[] | undefined,
  id: Id,
): Extract<Section, { id: Id }> | undefined {
  return sections?.find((section): section is Extract<Section, { id: Id }> => section.id === id);
}
