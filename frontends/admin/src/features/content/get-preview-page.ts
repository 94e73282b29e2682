import { contentQuery, type SectionId } from '@afshoreh/api-client';
import { livePage, visitOf, type PageModule } from '@afshoreh/contracts';
import { QueryClient, queryOptions } from '@afshoreh/contracts/query';

/** The page on which visitors read a section. */
const PATHS: Readonly<Record<SectionId, string>> = {
  hero: '/',
  features: '/',
  about: '/',
  products: '/',
  contact: '/contact',
};

export interface PreviewPage {
  module: PageModule;
  /** Of the preview alone: an unsaved text is nobody else's. */
  data: QueryClient;
}

/** The live storefront's page of a section, with the data it shows. Its code comes when somebody writes texts, and else never. */
export const previewPageQuery = (id: SectionId) =>
  queryOptions({
    queryKey: ['admin', 'content', id, 'preview'],
    queryFn: async (): Promise<PreviewPage> => {
      const path = PATHS[id];
      const { module } = await livePage(path);
      const data = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
      const visit = visitOf({ params: {} }, new URL(path, window.location.origin), data);
      await Promise.all([data.prefetchQuery(contentQuery), ...(module.prefetch?.(visit) ?? [])]);
      return { module, data };
    },
    // A release that goes live meanwhile is seen with the next load of the panel, as everywhere.
    staleTime: Infinity,
  });
