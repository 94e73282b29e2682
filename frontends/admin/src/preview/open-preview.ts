import { livePage, visitOf, type PageModule } from '@afshoreh/contracts';
import { QueryClient } from '@afshoreh/contracts/query';

export interface PreviewPage {
  module: PageModule;
  /** The address that the page uses as its location, and the route pattern that matches it. */
  path: string;
  pattern: string;
  /** A query client for the preview only, so that no other part of the app shows the unsaved text. */
  data: QueryClient;
}

/**
 * Loads the live page for a path of the site, without data (see docs/decisions/0030-a-preview-is-the-live-page.md).
 * Rejects when its code fails to load.
 */
export async function openPreview(path: string): Promise<PreviewPage> {
  const { page, module } = await livePage(path);
  const data = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  return { module, path, pattern: page.path, data };
}

/** Fetches the first data of the page, as a visit does. */
export function fetchPreview({ module, path, data }: PreviewPage): Promise<unknown>[] {
  return module.prefetch?.(visitOf({ params: {} }, new URL(path, window.location.origin), data)) ?? [];
}
