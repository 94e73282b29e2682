import { livePage, visitOf, type PageModule } from '@afshoreh/contracts';
import { QueryClient } from '@afshoreh/contracts/query';

export interface PreviewPage {
  module: PageModule;
  /** The address that it believes to be at, and the pattern which that fits. */
  path: string;
  pattern: string;
  /** Of the preview alone: an unsaved text is nobody else's. */
  data: QueryClient;
}

/** The live page at a path of the site (decision 30), without any data yet. Rejects when its code does not come. */
export async function openPreview(path: string): Promise<PreviewPage> {
  const { page, module } = await livePage(path);
  const data = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  return { module, path, pattern: page.path, data };
}

/** Fetches what the page shows first, as a visit would. */
export function fetchPreview({ module, path, data }: PreviewPage): Promise<unknown>[] {
  return module.prefetch?.(visitOf({ params: {} }, new URL(path, window.location.origin), data)) ?? [];
}
