import type { IncomingMessage, ServerResponse } from 'node:http';

import { announcedBody } from '../body';
import { matchesEtag } from '../entity-tag';
import { PageCache } from '../render/page-cache';
import type { Revision } from '../render/revision';
import { endToEnd } from './headers';

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 512 * 1024;
/** The memory of a response besides its body: headers, URL, map entry. */
const OVERHEAD_BYTES = 2_000;
/** Headers of a single response, which are not cached. */
const OWN_HEADERS = new Set(['date', 'x-request-id']);

interface CachedResponse {
  etag: string;
  /** Alternating names and values, the fastest form for `writeHead`. */
  head: string[];
  headOfUnchanged: string[];
  body: Buffer;
  /** What it takes in memory. */
  size: number;
}

/**
 * A cache of the API's public responses, by URL and data revision. A response is cached when it is `public, no-cache`, and sent
 * while the API confirms its revision. After a write, or while the API is unreachable, requests go to the API (decision 18).
 * URLs are not normalised, because the `Link` header repeats them.
 */
export class PublicResponseCache {
  private readonly cache = new PageCache<CachedResponse>(MOST_BYTES);

  constructor(private readonly revision: Pick<Revision, 'confirmed'>) {}

  /** Sends a cached response; false when there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const cached = this.cache.get(request.url ?? '', performance.now());
    if (!cached || cached.revision !== this.revision.confirmed || !isPublicRead(request)) return false;
    const { etag, head, headOfUnchanged, body } = cached.page;
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headOfUnchanged).end();
      return true;
    }
    response.writeHead(200, head);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Called before the request goes to the API, so that the response is at least as new as the current revision. */
  keep(request: IncomingMessage): ((answer: IncomingMessage) => void) | undefined {
    const { method, url = '' } = request;
    const revision = this.revision.confirmed;
    const isKept = method === 'GET' && url.startsWith('/api/') && isPublicRead(request);
    if (revision === null || !isKept) return undefined;
    return (answer) => {
      if (answer.statusCode === 304) this.renew(url, answer.headers.etag, revision);
      if (isForEverybody(answer)) this.collect(url, answer, revision);
    };
  }

  /** After a 304 with the same ETag, the cached response is valid for this revision too. */
  private renew(url: string, etag: string | undefined, revision: number): void {
    const madeAt = performance.now();
    const cached = this.cache.get(url, madeAt);
    if (cached && cached.page.etag === etag) this.cache.set(url, { page: cached.page, revision, madeAt });
  }

  private collect(url: string, answer: IncomingMessage, revision: number): void {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    // `end` follows only a complete response; `close` would also follow an incomplete one.
    answer.once('end', () => {
      this.cache.set(url, { page: responseOf(answer, Buffer.concat(chunks)), revision, madeAt: performance.now() });
    });
  }
}

/** Requests with credentials or a body are not cached. */
function isPublicRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined && announcedBody(request) === 0;
}

/** `no-cache` asks for revalidation before each use; the confirmed revision is that revalidation. */
function isForEverybody({ statusCode, headers }: IncomingMessage): boolean {
  const isPublic = headers['cache-control'] === 'public, no-cache' && headers['set-cookie'] === undefined;
  const isBounded = Number(headers['content-length'] ?? Infinity) <= MOST_BYTES_OF_ONE;
  return statusCode === 200 && isPublic && headers.etag !== undefined && headers.vary === undefined && isBounded;
}

function responseOf(answer: IncomingMessage, body: Buffer): CachedResponse {
  const { etag = '', 'cache-control': cacheControl = '' } = answer.headers;
  const kept = Object.entries(endToEnd(answer.headers)).filter(([name]) => !OWN_HEADERS.has(name));
  const head = kept.flatMap(([name, value]) => [name, String(value)]);
  const headOfUnchanged = ['etag', etag, 'cache-control', cacheControl];
  return { etag, head, headOfUnchanged, body, size: body.length + OVERHEAD_BYTES };
}
