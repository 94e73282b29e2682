import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Quote = Schemas['PublicQuote'];

async function quoteOf(token: string, signal: AbortSignal): Promise<Quote | null> {
  // The API refuses a token of another form.
  if (!/^[\w-]{22}$/.test(token)) return null;
  const answer = await api.GET('/quote-links/{token}', { params: { path: { token } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/** The quote of a link, or null when there is none. */
export const quoteQuery = (token: string) =>
  queryOptions({ queryKey: ['quote', token], queryFn: ({ signal }) => quoteOf(token, signal) });

const of = (token: string) => ({ params: { path: { token } } });

/** The address of a quote as PDF. */
export const pdfOf = (token: string): string => `/api/quote-links/${token}/pdf`;

/**
 * Records that the buyer has opened the quote. Only browsers call it, because programs that preview links are not the
 * buyer.
 */
export async function markSeen(token: string): Promise<void> {
  await api.POST('/quote-links/{token}/seen', of(token));
}

/** Accepts the quote, and returns it; throws what `dataOf` throws. */
export async function acceptQuote(token: string, body: Schemas['AcceptQuote']): Promise<Quote> {
  return dataOf(await api.POST('/quote-links/{token}/accept', { ...of(token), body }));
}

/** Asks for a change of the quote, and returns it; throws what `dataOf` throws. */
export async function askChange(token: string, body: Schemas['AskQuoteChange']): Promise<Quote> {
  return dataOf(await api.POST('/quote-links/{token}/change', { ...of(token), body }));
}
