import { Type } from 'class-transformer';
import type { Request, Response } from 'express';
import { copy } from '../copy.js';
import { Instant, Integer } from '../validation/index.js';

/** What every list call takes; a list's own query extends it. */
export class PageQuery {
  @Type(() => Number)
  @Integer(1, 100_000, { description: 'Page, from 1' })
  page: number = 1;

  @Type(() => Number)
  @Integer(1, 100, { description: 'Rows of a page' })
  limit: number = 24;
}

/** What the calls of a list take whose rows have a time. */
export class TimedPageQuery extends PageQuery {
  @Instant({ label: copy.rangeBegins, emptyAs: 'missing', description: 'At this moment or later' }) from?: Date;
  @Instant({ label: copy.rangeEnds, emptyAs: 'missing', description: 'Before this moment' }) to?: Date;
}

/** One page of rows, and how many rows there are on all pages. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** `skip` and `take` of a page, for TypeORM. */
export function rangeOf({ page, limit }: PageQuery): { skip: number; take: number } {
  return { skip: (page - 1) * limit, take: limit };
}

/** Rows counted from one end of a list as it is shown. */
interface NearerRange {
  from: 'start' | 'end';
  skip: number;
  take: number;
}

/** A page of `total` rows, counted from the nearer end: a database walks through all that a page skips, or sorts it. */
export function fromNearerEnd({ skip, take }: { skip: number; take: number }, total: number): NearerRange {
  const after = total - skip - take;
  return after < skip ? { from: 'end', skip: after, take } : { from: 'start', skip, take };
}

/** `X-Total-Count`, and `Link` with first, prev, next, last (RFC 8288) relative to this site. */
export function setPageHeaders(response: Response, total: number, { page, limit }: PageQuery): void {
  const last = Math.max(1, Math.ceil(total / limit));
  const pages = {
    first: 1,
    prev: page > 1 ? Math.min(page - 1, last) : null,
    next: page < last ? page + 1 : null,
    last,
  };
  const links = Object.entries(pages)
    .filter((entry): entry is [string, number] => entry[1] !== null)
    .map(([rel, number]) => `<${urlOfPage(response.req, number, limit)}>; rel="${rel}"`);
  response.setHeader('X-Total-Count', total);
  response.setHeader('Link', links.join(', '));
}

function urlOfPage(request: Request, page: number, limit: number): string {
  const url = new URL(request.originalUrl, 'http://site.invalid');
  url.searchParams.set('page', String(page));
  url.searchParams.set('limit', String(limit));
  return `${url.pathname}${url.search}`;
}
