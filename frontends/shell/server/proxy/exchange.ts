import {
  request as httpRequest,
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';

import { setTraceHeaders } from '@afshoreh/config';
import type { ApiCopies, ApiCopy } from '../api-copies';
import { announcedBody, endAfterBody, isBodyComing, watchRate, watchReader } from '../body';
import type { Client } from '../client';
import { logAbout } from '../failure';
import { PROBLEMS, sendProblem, type Problem } from '../problem';
import { requestIdOf } from '../request-id';
import { Hold, type FairShare } from './fair-share';
import { endToEnd } from './headers';
import type { ProxyLimits } from './limits';

const TIMEOUT_MS = 30_000;
/** Methods whose requests always have a body, so that `content-length: 0` is sent for an empty one. */
const WITH_CONTENT = new Set(['POST', 'PUT', 'PATCH']);

/** Errors of a connection that was never established: the backend has not seen the request. */
const UNSENT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** The error code of a request that we end because its copy of the backend is lost. Only reads and unsent requests are ended. */
const LOST = 'ELOST';

/** The body for the backend: bytes in memory, or streamed from the client. */
export type Body = Buffer | 'streamed';

export interface Backend {
  copies: ApiCopies;
  agent: Agent;
  limits: Pick<ProxyLimits, 'upload' | 'answer'>;
  /** The memory for responses that wait for slow clients. */
  waitingResponses: FairShare;
  /** Called after a write, before its response is sent to the client. */
  onWrite: (() => void) | undefined;
  /** Called before the request is sent to the backend; the returned function gets the response. */
  onRead: ((request: IncomingMessage) => ((answer: IncomingMessage) => void) | undefined) | undefined;
}

export interface ProxiedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  client: Client;
  /** The client's network, which limits count. */
  network: string;
  body: Body;
}

interface Attempt {
  error: NodeJS.ErrnoException;
  upstream: ClientRequest;
  copy: ApiCopy;
  tried: readonly ApiCopy[];
  agent: Agent | false;
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function problemOf(error: NodeJS.ErrnoException): Problem {
  if (UNSENT.has(error.code ?? '')) return PROBLEMS.unavailable;
  return error.code === 'ETIMEDOUT' ? PROBLEMS.timeout : PROBLEMS.failed;
}

/**
 * The headers of a request to the backend, which trusts only this server's `x-forwarded-*`. The body always has a length or is
 * chunked, whatever the method (RFC 9112 §6.3).
 */
function headersFor({ request, client, body }: ProxiedRequest): OutgoingHttpHeaders {
  const headers = endToEnd(request.headers);
  if (body === 'streamed') {
    const announced = announcedBody(request);
    if (announced === 'chunked') headers['transfer-encoding'] = 'chunked';
    else headers['content-length'] = announced;
  } else if (body.length > 0 || WITH_CONTENT.has(request.method ?? '')) {
    headers['content-length'] = body.length;
  }
  headers['x-forwarded-for'] = client.address;
  headers['x-forwarded-proto'] = client.scheme;
  headers['x-forwarded-host'] = client.host ?? '';
  headers['x-request-id'] = requestIdOf(request);
  setTraceHeaders(headers, request);
  return headers;
}

/** One request to the backend and its response to the client. */
export class Exchange {
  /** This server has responded with a problem of its own. */
  private refused = false;

  /**
   * @param done called when the backend is no longer needed
   * @param place the place in the bulkhead
   */
  constructor(
    private readonly proxied: ProxiedRequest,
    private readonly backend: Backend,
    private readonly done: () => void,
    private readonly place: Hold,
  ) {}

  /** @param tried copies of the backend that are not asked again */
  start(tried: readonly ApiCopy[] = [], agent: Agent | false = this.backend.agent): void {
    const { request, response, body } = this.proxied;
    const { copies } = this.backend;
    const copy = copies.next(tried) as ApiCopy;
    const keep = this.backend.onRead?.(request);
    const upstream = this.ask(copy, agent);
    const leave = copies.enter(copy, () => {
      const isUnsent = !upstream.socket || upstream.socket.connecting;
      if (response.headersSent || !(isRead(request) || isUnsent)) return;
      upstream.destroy(Object.assign(new Error('the copy is lost'), { code: LOST }));
    });
    let again: (() => void) | undefined;
    upstream.on('response', (answer) => {
      // A copy that is closing still responds on its open connections, but new requests must go to other copies.
      if (agent !== false && answer.headers.connection === 'close') copies.noteLeaving(copy);
      keep?.(answer);
      this.sendResponse(upstream, answer);
    });
    upstream.on('timeout', () => {
      // The client is slow, not the backend.
      if (response.writableNeedDrain) return;
      upstream.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (this.refused || response.headersSent || response.destroyed) return;
      again = this.repetition({ error, upstream, copy, tried, agent });
      if (again) return;
      logAbout(request, `got no answer from the backend (${error.code ?? error.message})`);
      this.refuse(upstream, problemOf(error));
    });
    upstream.once('close', () => {
      leave();
      if (again) again();
      else this.done();
    });
    response.once('close', () => {
      upstream.destroy();
      this.done();
    });
    if (body === 'streamed') this.stream(upstream);
    else upstream.end(body);
  }

  /**
   * For a request that failed before any byte of its response: returns a function that sends it again, or undefined when it must
   * not be repeated. The backend may have handled it, so a write is repeated only when there was no connection to send it on.
   */
  private repetition({ error, upstream, copy, tried, agent }: Attempt): (() => void) | undefined {
    const { request, body } = this.proxied;
    const { copies } = this.backend;
    const isUnsent = UNSENT.has(error.code ?? '') || error.code === LOST;
    if (isUnsent) copies.noteLost(copy);
    // The backend closed this connection while it was idle, which does not mean that the copy is lost.
    const wasIdle = agent !== false && upstream.reusedSocket && error.code === 'ECONNRESET';
    if (wasIdle && isRead(request)) return () => this.start(tried, false);
    const isSafe = isRead(request) ? error.code !== 'ETIMEDOUT' : isUnsent && body !== 'streamed';
    const next = [...tried, copy];
    return isSafe && copies.next(next) ? () => this.start(next) : undefined;
  }

  private ask({ host, port }: ApiCopy, agent: Agent | false): ClientRequest {
    const { method, url: path } = this.proxied.request;
    try {
      const headers = headersFor(this.proxied);
      return httpRequest({ host, port, agent, method, path, headers, timeout: TIMEOUT_MS });
    } catch (error) {
      this.done();
      throw error;
    }
  }

  private sendResponse(upstream: ClientRequest, answer: IncomingMessage): void {
    const { request, response } = this.proxied;
    if (this.refused) return;
    if (!isRead(request)) this.backend.onWrite?.();
    const isEarly = isBodyComing(request);
    if (isEarly) request.unpipe(upstream);
    const headers = endToEnd(answer.headers);
    if (isEarly) headers.connection = 'close';
    response.writeHead(answer.statusCode ?? 502, headers);
    if (this.fitsIntoMemory(answer)) answer.on('data', (chunk: Buffer) => response.write(chunk));
    else this.passAsRead(answer);
    answer.on('error', () => response.destroy());
    answer.once('end', () => {
      // The rest of the body must not be read as the next request on this connection.
      if (!upstream.writableFinished) upstream.destroy();
      endAfterBody(request, response);
    });
  }

  /** Whether the response can be buffered for a slow client, so that the backend is free at once. */
  private fitsIntoMemory({ headers, statusCode }: IncomingMessage): boolean {
    const { request, response, network } = this.proxied;
    if (request.method === 'HEAD' || statusCode === 304) return true;
    const length = Number(headers['content-length'] ?? Infinity);
    if (length > this.backend.limits.answer.wholeBytes) return false;
    const held = this.backend.waitingResponses.take(network, length);
    if (!(held instanceof Hold)) return false;
    held.end = () => this.breakOff('ended: memory was needed for others');
    response.once('close', () => held.release());
    return true;
  }

  /** Passes the response on as the client reads it, and ends it when that is slower than the rate. */
  private passAsRead(answer: IncomingMessage): void {
    const { response } = this.proxied;
    const wait = watchReader(this.backend.limits.answer.rate);
    this.place.end = () => this.breakOff('ended: its place was needed for others');
    answer.on('data', (chunk: Buffer) => {
      if (response.write(chunk)) return;
      answer.pause();
      const read = wait(chunk.length, () => this.breakOff('ended: its answer was read too slowly'));
      response.once('close', read).once('drain', () => {
        response.off('close', read);
        read();
        answer.resume();
      });
    });
  }

  private breakOff(why: string): void {
    logAbout(this.proxied.request, why);
    this.proxied.response.destroy();
  }

  /** Passes the body on as it arrives, and refuses it when it is slower than the rate or longer than the limit. */
  private stream(upstream: ClientRequest): void {
    const { request } = this.proxied;
    const { bytes, rate } = this.backend.limits.upload;
    this.place.end = () => this.refuse(upstream, PROBLEMS.busy);
    let received = 0;
    const unwatch = watchRate(
      rate,
      () => received,
      () => this.refuse(upstream, PROBLEMS.tooSlow),
    );
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytes) this.refuse(upstream, PROBLEMS.tooLarge);
    });
    request.once('end', () => {
      unwatch();
      // The backend has the whole body and is working on it.
      this.place.end = undefined;
    });
    upstream.once('close', unwatch);
    request.pipe(upstream);
  }

  private refuse(upstream: ClientRequest, problem: Problem): void {
    const { request, response } = this.proxied;
    if (this.refused || response.headersSent) return;
    this.refused = true;
    request.unpipe(upstream);
    upstream.destroy();
    sendProblem(request, response, problem);
  }
}
