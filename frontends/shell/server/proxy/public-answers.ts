import type { IncomingMessage, ServerResponse } from 'node:http';

import { announcedBody } from '../body';
import { isKnown } from '../entity-tag';
import { PageCache } from '../render/page-cache';
import type { Revision } from '../render/revision';
import { endToEnd } from './headers';

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 512 * 1024;
/** What an answer takes beside its body: head, address, place in the map. */
const OVERHEAD_BYTES = 2_000;
/** Belong to one answer, not to its bytes. */
const OWN_HEADERS = new Set(['date', 'x-request-id']);

interface PublicAnswer {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  head: string[];
  headOfUnchanged: string[];
  body: Buffer;
  /** What it takes in memory. */
  size: number;
}

/**
 * What the API answers everybody alike, kept by address and revision and sent without asking it again. It is kept when the API
 * says `public, no-cache`, and sent while the API confirms the revision: after a write, or while the API is away, requests go on
 * to it as others do (decision 18). Addresses are kept as they are written: `Link` repeats them.
 */
export class PublicAnswers {
  private readonly cache = new PageCache<PublicAnswer>(MOST_BYTES);

  constructor(private readonly revision: Pick<Revision, 'confirmed'>) {}

  /** Sends what is ready; false when the API has to be asked. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const cached = this.cache.get(request.url ?? '', performance.now());
    if (!cached || cached.revision !== this.revision.confirmed || !isPublicRead(request)) return false;
    const { etag, head, headOfUnchanged, body } = cached.page;
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headOfUnchanged).end();
      return true;
    }
    response.writeHead(200, head);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Called before the API is asked: its answer may be newer than the revision of this moment, never older. */
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

  /** The API says that what its caller has is still right: so it is here. */
  private renew(url: string, etag: string | undefined, revision: number): void {
    const madeAt = performance.now();
    const cached = this.cache.get(url, madeAt);
    if (cached && cached.page.etag === etag) this.cache.set(url, { page: cached.page, revision, madeAt });
  }

  private collect(url: string, answer: IncomingMessage, revision: number): void {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Not `close`: an answer that broke off is none.
    answer.once('end', () => {
      this.cache.set(url, { page: answerOf(answer, Buffer.concat(chunks)), revision, madeAt: performance.now() });
    });
  }
}

/** With credentials the API's answer may depend on who asks, and a body has to be passed on. */
function isPublicRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined && announcedBody(request) === 0;
}

/** `no-cache` says: after asking whether it is still right. The revision is the answer to that. */
function isForEverybody({ statusCode, headers }: IncomingMessage): boolean {
  const isPublic = headers['cache-control'] === 'public, no-cache' && headers['set-cookie'] === undefined;
  const isBounded = Number(headers['content-length'] ?? Infinity) <= MOST_BYTES_OF_ONE;
  return statusCode === 200 && isPublic && headers.etag !== undefined && headers.vary === undefined && isBounded;
}

function answerOf(answer: IncomingMessage, body: Buffer): PublicAnswer {
  const { etag = '', 'cache-control': cacheControl = '' } = answer.headers;
  const kept = Object.entries(endToEnd(answer.headers)).filter(([name]) => !OWN_HEADERS.has(name));
  const head = kept.flatMap(([name, value]) => [name, String(value)]);
  const headOfUnchanged = ['etag', etag, 'cache-control', cacheControl];
  return { etag, head, headOfUnchanged, body, size: body.length + OVERHEAD_BYTES };
}
