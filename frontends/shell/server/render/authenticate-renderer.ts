import type { WorkerStart } from './messages';

/** The API reads this header in backend `common/http/rate-limit.ts`. */
const HEADER = 'x-afshoreh-renderer';

/**
 * Adds a secret to every API call of this process. The renderer calls on behalf of all visitors, and without the secret the API
 * would limit it as a single visitor. It patches `fetch` because remotes, also old ones, bring their own API client.
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
