import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Type } from 'class-transformer';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { copy } from '../copy.js';
import { cursorOf } from './list-cursor.js';
import { withOnly } from './only-fields.js';
import { IdList, Instant, Integer } from '../validation/index.js';

export function PageNumber(): PropertyDecorator {
  return queryNumber(100_000, 'Page, from 1');
}

export function PageLimit(): PropertyDecorator {
  return queryNumber(100, 'Rows of a page');
}

function queryNumber(most: number, description: string): PropertyDecorator {
  return (target, property) => {
    Integer(1, most, { description })(target, property);
    Type(() => Number)(target, property);
  };
}

/** The query of every list; a list's own query extends it. */
export class PageQuery {
  @PageNumber() page: number = 1;
  @PageLimit() limit: number = 24;
}

/** The query of lists whose rows have a time. */
export class TimedPageQuery extends PageQuery {
  @Instant({ label: copy.rangeBegins, emptyAs: 'missing', description: 'At this moment or later' }) from?: Date;
  @Instant({ label: copy.rangeEnds, emptyAs: 'missing', description: 'Before this moment' }) to?: Date;
}

/** Filters for programs that already have a part of a list: only these ids, or only what changed since (`onlyKnown`). */
export interface KnownRecords {
  ids?: number[];
  updatedAfter?: Date;
}

export function OnlyIds(): PropertyDecorator {
  const description = 'Only the records with these ids, at most 100';
  return IdList(100, { emptyAs: 'missing', example: '1,2,3', description });
}

export function UpdatedAfter(): PropertyDecorator {
  const description = 'Only what changed after this moment; follow `GET /api/changes` to miss nothing';
  return Instant({ emptyAs: 'missing', description });
}

export interface Page<T> {
  rows: T[];
  /** Of all pages; null with a cursor, because counting costs more than reading a page. */
  total: number | null;
  /** Whether there may be more than `total`: the count of a search for common words stops early. */
  isLeast?: boolean;
  /** With a cursor: the id below which the next rows lie; null on the last page. */
  next?: number | null;
}

export function rangeOf({ page, limit }: PageQuery): { skip: number; take: number } {
  return { skip: (page - 1) * limit, take: limit };
}

export async function mapPage<Row, Dto>(page: Promise<Page<Row>>, toDto: (row: Row) => Dto): Promise<Page<Dto>> {
  const { rows, ...counted } = await page;
  return { rows: rows.map((row) => toDto(row)), ...counted };
}

/** Sends the rows of a {@link Page} as a plain array, and the total and the neighbouring pages as headers. */
@Injectable()
export class PageHeaders implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ rows, total, isLeast, next: nextId = null }) => {
        // The handler has run, so the query has passed validation.
        const { page, limit, fields } = {
          ...new PageQuery(),
          ...(http.getRequest<Request>().query as { fields?: string | string[] }),
        };
        const response = http.getResponse<Response>();
        if (total !== null) setPageHeaders(response, total, { page: Number(page), limit: Number(limit) });
        else if (nextId !== null)
          response.setHeader('Link', linkTo('next', response.req, { cursor: cursorOf(nextId) }));
        if (isLeast) response.setHeader('X-Total-Is-Least', 'true');
        return withOnly(rows, fields);
      }),
    );
  }
}

/** `X-Total-Count`, and `Link` with first, prev, next, last (RFC 8288) relative to this site. */
function setPageHeaders(response: Response, total: number, { page, limit }: PageQuery): void {
  const last = Math.max(1, Math.ceil(total / limit));
  const pages = {
    first: 1,
    prev: page > 1 ? Math.min(page - 1, last) : null,
    next: page < last ? page + 1 : null,
    last,
  };
  const links = Object.entries(pages)
    .filter((entry): entry is [string, number] => entry[1] !== null)
    .map(([rel, number]) => linkTo(rel, response.req, { page: String(number), limit: String(limit) }));
  response.setHeader('X-Total-Count', total);
  response.setHeader('Link', links.join(', '));
}

function linkTo(rel: string, { originalUrl }: Request, changed: Record<string, string>): string {
  const url = new URL(originalUrl, 'http://site.invalid');
  for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value);
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
