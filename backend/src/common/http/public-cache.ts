import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { etagOf, matchesEtag } from './etag.js';

const mostResponses = 2_000;
const mostBytes = 64 * 1024 * 1024;
/** Headers that belong to one response and are not cached. */
const ownHeaders = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'ratelimit',
  'ratelimit-policy',
]);

interface CachedResponse {
  bytes: Buffer;
  etag: string;
  /** Names and values alternate, because `writeHead` handles this form fastest. */
  head: string[];
  headOfUnchanged: string[];
}

/**
 * Caches the bytes of public GET responses by path and query, and drops all of them when the revision changes. A
 * response is stored under the revision that was read before its data, so the data may be newer than that revision but
 * never older.
 */
export class PublicCache {
  private readonly responses = new Map<string, CachedResponse>();
  private bytes = 0;
  private cachedRevision = -1;
  /** Responses sent from this cache since the start. */
  hits = 0;

  /**
   * @param revision the number of changes to public data known to this process
   * @param isPublicAddress whether a GET of this path (without its query) is a `@PublicRead()`
   */
  constructor(
    private readonly revision: () => number,
    private readonly isPublicAddress: (path: string) => boolean,
    /** Runs the handler of a public read. */
    private readonly serve: (handler: () => void) => void,
  ) {}

  /** Responds from the cache, before the framework runs. Returns false when it cannot. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    this.dropWhenChanged();
    const ready = this.responses.get(request.url as string);
    if (!ready || !isAnonymousRead(request)) return false;
    this.hits += 1;
    send(ready, request, response);
    return true;
  }

  /** Stores the bytes of the framework's response, and sets its ETag. */
  middleware(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      if (!this.isPublicRead(request)) {
        response.setHeader('Cache-Control', 'no-store');
        // A response that may not be cached has no current version either; Express would respond to `If-None-Match: *`
        // with 304.
        if (request.url.startsWith('/api/')) delete request.headers['if-none-match'];
        return next();
      }
      const revision = this.revision();
      const sendBody = response.send.bind(response);
      response.send = (body: unknown) => {
        if (response.statusCode !== 200 || typeof body !== 'string') return sendBody(body);
        const ready = cachedResponseOf(body, response);
        if (request.method === 'GET' && !response.hasHeader('Set-Cookie')) this.store(request.url, ready, revision);
        send(ready, request, response);
        return response;
      };
      this.serve(next);
    };
  }

  private isPublicRead(request: IncomingMessage): boolean {
    const [path = ''] = (request.url ?? '').split('?', 1);
    return isAnonymousRead(request) && this.isPublicAddress(path);
  }

  private store(url: string, ready: CachedResponse, revision: number): void {
    this.dropWhenChanged();
    if (revision !== this.cachedRevision || url.length > 1_000 || this.responses.has(url)) return;
    this.responses.set(url, ready);
    this.bytes += ready.bytes.length;
    for (const [oldest, { bytes }] of this.responses) {
      if (this.responses.size <= mostResponses && this.bytes <= mostBytes) return;
      this.responses.delete(oldest);
      this.bytes -= bytes.length;
    }
  }

  private dropWhenChanged(): void {
    const revision = this.revision();
    if (revision === this.cachedRevision) return;
    this.responses.clear();
    this.bytes = 0;
    this.cachedRevision = revision;
  }
}

/** Requests with any credentials go to the framework, because their response may depend on who sends them. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
}

function cachedResponseOf(body: string, response: Response): CachedResponse {
  const bytes = Buffer.from(body);
  const etag = etagOf(bytes);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...response.getHeaders(),
    // Browsers revalidate each time and mostly get a 304, so that an admin's change is visible at once.
    'cache-control': 'public, no-cache',
    etag,
    'content-length': bytes.length,
  };
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const head = shared.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]));
  return { bytes, etag, head, headOfUnchanged: ['etag', etag, 'cache-control', headers['cache-control']] };
}

function send(ready: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (matchesEtag(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, ready.headOfUnchanged).end();
    return;
  }
  response.writeHead(200, ready.head);
  response.end(request.method === 'HEAD' ? undefined : ready.bytes);
}
