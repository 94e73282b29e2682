import type { Place } from '@afshoreh/contracts';

import { callBackend, type Call } from './no-script-forms/backend-call';

/** A visitor waits at most this long for the status of a page. */
const PATIENCE_MS = 2_000;

/**
 * Whether the API returns 404 at the address of the page's data (`existsAt`). If the API does not respond, or responds
 * with another error, the page is sent as usual and shows the problem itself.
 */
export async function lacksRecord(
  { page, params }: Pick<Place, 'page' | 'params'>,
  visitor: Pick<Call, 'apiOrigin' | 'request' | 'client'>,
): Promise<boolean> {
  if (page.existsAt === undefined) return false;
  const path = page.existsAt.replace(/:(\w+)/g, (_parameter, name: string) => segmentOf(params[name] ?? ''));
  const call = { ...visitor, method: 'GET', path, timeoutMs: PATIENCE_MS } as const;
  return callBackend(call).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** A segment of dots alone would change the path, so it is replaced. */
const segmentOf = (value: string): string => (/^\.*$/.test(value) ? '-' : encodeURIComponent(value));
