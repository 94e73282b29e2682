import { pageOf } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { copy } from './copy';

/** A page of a list. With `isLeast` there may be more rows than `total`, because the server stops counting at a limit. */
export function countedPageOf<Item>(result: Parameters<typeof pageOf<Item>>[0]) {
  return { ...pageOf(result), isLeast: result.response.headers.has('x-total-is-least') };
}

/** The number of rows. It says «دست‌کم» when there may be more. */
export function countText({ total, isLeast = false }: { total: number; isLeast?: boolean }): string {
  return isLeast ? copy.atLeast(formatNumber(total)) : formatNumber(total);
}
