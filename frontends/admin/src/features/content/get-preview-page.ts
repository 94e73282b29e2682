import { contentQuery, type SectionId } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { fetchPreview, openPreview } from '../../preview/open-preview';

/** The page on which visitors read a section. */
const PATHS: Readonly<Record<SectionId, string>> = {
  hero: '/',
  features: '/',
  about: '/',
  products: '/',
  contact: '/contact',
};

/** The live storefront's page of a section, with the data it shows. Its code comes when somebody writes texts, and else never. */
export const previewPageQuery = (id: SectionId) =>
  queryOptions({
    queryKey: ['admin', 'content', id, 'preview'],
    queryFn: async () => {
      const page = await openPreview(PATHS[id]);
      await Promise.all([page.data.prefetchQuery(contentQuery), ...fetchPreview(page)]);
      return page;
    },
    // A release that goes live meanwhile is seen with the next load of the panel, as everywhere.
    staleTime: Infinity,
  });
