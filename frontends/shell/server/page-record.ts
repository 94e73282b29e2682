import type { Place } from '@afshoreh/contracts';

import { callBackend, type Call } from './no-script-forms/backend-call';

/** A visitor does not wait longer for the status of a page. */
const PATIENCE_MS = 2_000;

/**
 * Whether the API says that it has nothing at the address where a page takes its record from (`existsAt`). While the API does
 * not answer, or refuses the visitor for another reason, the page is sent as usual and says so itself.
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

/** Dots alone would lead to another address. */
const segmentOf = (value: string): string => (/^\.*$/.test(value) ? '-' : encodeURIComponent(value));
