import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

const mostAnswers = 2_000;
const mostBytes = 64 * 1024 * 1024;
/** Belong to one answer, not to its bytes. */
const ownHeaders = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

interface ReadyAnswer {
  bytes: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  head: string[];
  headOfUnchanged: string[];
}

/**
 * Ready bytes of public GETs, keyed by address, thrown away together when the revision moves (design §5 "Revision").
 * The address of an answer is remembered with the revision from before its data was read: data may be newer than
 * that, never older.
 */
export class PublicCache {
  private readonly answers = new Map<string, ReadyAnswer>();
  private bytes = 0;
  private answersRevision = -1;

  /**
   * @param revision the number of changes to public data known to this process
   * @param isPublicAddress whether a GET of this path (without its query) is a `@PublicRead()`
   */
  constructor(
    private readonly revision: () => number,
    private readonly isPublicAddress: (path: string) => boolean,
  ) {}

  /** Answers from ready bytes, ahead of the framework. False when it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    this.dropWhenChanged();
    const ready = this.answers.get(request.url as string);
    if (!ready || !isAnonymousRead(request)) return false;
    send(ready, request, response);
    return true;
  }

  /** Keeps the bytes of what the framework answers, and gives the answer its ETag. */
  keep(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      if (!this.isPublicRead(request)) {
        response.setHeader('Cache-Control', 'no-store');
        // What may not be stored cannot be current either; Express would answer `If-None-Match: *` with a 304.
        if (request.url.startsWith('/api/')) delete request.headers['if-none-match'];
        return next();
      }
      const revision = this.revision();
      const sendBody = response.send.bind(response);
      response.send = (body: unknown) => {
        if (response.statusCode !== 200 || typeof body !== 'string') return sendBody(body);
        const ready = readyAnswerOf(body, response);
        if (request.method === 'GET' && !response.hasHeader('Set-Cookie')) this.store(request.url, ready, revision);
        send(ready, request, response);
        return response;
      };
      next();
    };
  }

  private isPublicRead(request: IncomingMessage): boolean {
    const [path = ''] = (request.url ?? '').split('?', 1);
    return isAnonymousRead(request) && this.isPublicAddress(path);
  }

  private store(url: string, ready: ReadyAnswer, revision: number): void {
    this.dropWhenChanged();
    if (revision !== this.answersRevision || url.length > 1_000 || this.answers.has(url)) return;
    this.answers.set(url, ready);
    this.bytes += ready.bytes.length;
    for (const [oldest, { bytes }] of this.answers) {
      if (this.answers.size <= mostAnswers && this.bytes <= mostBytes) return;
      this.answers.delete(oldest);
      this.bytes -= bytes.length;
    }
  }

  private dropWhenChanged(): void {
    const revision = this.revision();
    if (revision === this.answersRevision) return;
    this.answers.clear();
    this.bytes = 0;
    this.answersRevision = revision;
  }
}

/** With credentials of any kind the framework answers: what it says may then depend on who asks. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
}

function readyAnswerOf(body: string, response: Response): ReadyAnswer {
  const bytes = Buffer.from(body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ...{ 'content-type': 'application/json; charset=utf-8', ...response.getHeaders() },
    // Browsers ask again each time and mostly get a 304: an admin's change is seen at once.
    ...{ 'cache-control': 'public, no-cache', etag, 'content-length': bytes.length },
  };
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const head = shared.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]));
  return { bytes, etag, head, headOfUnchanged: ['etag', etag, 'cache-control', headers['cache-control']] };
}

function send(ready: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (isKnown(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, ready.headOfUnchanged).end();
    return;
  }
  response.writeHead(200, ready.head);
  response.end(request.method === 'HEAD' ? undefined : ready.bytes);
}

/** Whether the caller has what `etag` names: `If-None-Match` is a list of tags, or `*`, compared weakly (RFC 9110 §13.1.2). */
export function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
