import { api, ApiError, dataOf, reasonOf } from '@afshoreh/api-client';
import type { Failure } from '@afshoreh/ui';
import { copy } from './copy';
import type { FoundBy } from './find-schema';

const words = copy.find;

/** The path of the valid quote, or of the newest one; null while none was sent. Throws what `dataOf` throws. */
export async function findQuotePath(query: FoundBy): Promise<string | null> {
  const quotes = dataOf(await api.GET('/quotes/track', { params: { query } }));
  return (quotes.find(({ state }) => state !== 'replaced') ?? quotes[0])?.path ?? null;
}

/** The message for a failed search; it is the same for a wrong pair and for a quote that does not exist. */
export function findFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.status === 404) return { title: words.notFound, text: words.notFoundText };
  return { title: words.failed, text: reasonOf(error) ?? copy.tryAgain };
}
