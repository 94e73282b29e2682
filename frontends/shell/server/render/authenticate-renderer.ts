import type { WorkerStart } from './messages';

/** As the API reads it (backend `common/http/trusted-renderer.ts`). */
const HEADER = 'x-afshoreh-renderer';

/**
 * Makes every call of this process to the API prove that the renderer makes it: behind it are all visitors, whom the API would
 * otherwise take for one who asks too much. On `fetch` itself, because remotes of any age bring an API client of their own.
 */
export function authenticateRenderer({
  apiOrigin,
  rendererSecret,
}: Pick<WorkerStart, 'apiOrigin' | 'rendererSecret'>): void {
  if (rendererSecret === null) return;
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === apiOrigin) request.headers.set(HEADER, rendererSecret);
    return plainFetch(request);
  };
}
