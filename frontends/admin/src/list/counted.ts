import { pageOf } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { copy } from './copy';

/** A page of a list. With `isLeast` the list may have more rows than `total`: the count of a search stops early. */
export function countedPageOf<Item>(result: Parameters<typeof pageOf<Item>>[0]) {
  return { ...pageOf(result), isLeast: result.response.headers.has('x-total-is-least') };
}

/** The number of rows, in words that promise no more than is known. */
export function countText({ total, isLeast = false }: { total: number; isLeast?: boolean }): string {
  return isLeast ? copy.atLeast(formatNumber(total)) : formatNumber(total);
}
