import {
  request as httpRequest,
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';

import { announcedBody, endAfterBody, isBodyComing, watchRate } from '../body';
import type { Client } from '../client';
import { PROBLEMS, sendProblem, type Problem } from '../problem';
import { endToEnd } from './headers';
import type { ProxyLimits } from './limits';

const TIMEOUT_MS = 30_000;
/** Their requests have content by their nature; that it is empty is said. */
const WITH_CONTENT = new Set(['POST', 'PUT', 'PATCH']);

/** What goes on to the backend: bytes that are here, or a body that passes through as it comes. */
export type Body = Buffer | 'streamed';

export interface Backend {
  port: number;
  agent: Agent;
  upload: ProxyLimits['upload'];
  /** Called when something was written, before whoever wrote it hears of it. */
  onWrite: (() => void) | undefined;
  /** Called before the backend is asked; what it answers with is given to the function that this returns. */
  onRead: ((request: IncomingMessage) => ((answer: IncomingMessage) => void) | undefined) | undefined;
}

export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  client: Client;
  body: Body;
}

function problemOf(error: NodeJS.ErrnoException): Problem {
  if (error.code === 'ECONNREFUSED') return PROBLEMS.unavailable;
  return error.code === 'ETIMEDOUT' ? PROBLEMS.timeout : PROBLEMS.failed;
}

/**
 * The head of a request for the backend, which believes of the client what this server says, and nobody else. Whatever the
 * method, the length of the body is known, or it is chunked: it never goes out unframed (RFC 9112 §6.3).
 */
function headersFor({ request, client, body }: Asked): OutgoingHttpHeaders {
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
  return headers;
}

/** One request to the backend and its answer to the client. */
export class Exchange {
  /** This server has answered by itself. */
  private refused = false;

  /** @param done called when the backend is not needed any more */
  constructor(
    private readonly asked: Asked,
    private readonly backend: Backend,
    private readonly done: () => void,
  ) {}

  start(retried = false): void {
    const { request, response, body } = this.asked;
    const keep = this.backend.onRead?.(request);
    const upstream = this.ask();
    let again = false;
    upstream.on('response', (answer) => {
      keep?.(answer);
      this.sendAnswer(upstream, answer);
    });
    upstream.on('timeout', () => {
      upstream.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (this.refused || response.headersSent || response.destroyed) return;
      // A kept connection that the backend closed at this moment: nothing was done yet, so a read is simply asked anew.
      again = !retried && upstream.reusedSocket && error.code === 'ECONNRESET' && request.method === 'GET';
      if (!again) this.refuse(upstream, problemOf(error));
    });
    upstream.once('close', () => (again ? this.start(true) : this.done()));
    response.once('close', () => {
      upstream.destroy();
      this.done();
    });
    if (body === 'streamed') this.stream(upstream);
    else upstream.end(body);
  }

  private ask(): ClientRequest {
    const { agent, port } = this.backend;
    const { method, url: path } = this.asked.request;
    try {
      const headers = headersFor(this.asked);
      return httpRequest({ host: '127.0.0.1', port, agent, method, path, headers, timeout: TIMEOUT_MS });
    } catch (error) {
      this.done();
      throw error;
    }
  }

  private sendAnswer(upstream: ClientRequest, answer: IncomingMessage): void {
    const { request, response } = this.asked;
    if (this.refused) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') this.backend.onWrite?.();
    const isEarly = isBodyComing(request);
    if (isEarly) request.unpipe(upstream);
    const headers = endToEnd(answer.headers);
    if (isEarly) headers.connection = 'close';
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response, { end: false });
    answer.on('error', () => response.destroy());
    answer.once('end', () => {
      // Whatever is left of the body must not be taken for the next request on this connection.
      if (!upstream.writableFinished) upstream.destroy();
      endAfterBody(request, response);
    });
  }

  /** Lets the body through as it comes, not slower than the rate and not longer than the limit. */
  private stream(upstream: ClientRequest): void {
    const { request } = this.asked;
    const { bytes, rate } = this.backend.upload;
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
    request.once('end', unwatch);
    upstream.once('close', unwatch);
    request.pipe(upstream);
  }

  private refuse(upstream: ClientRequest, problem: Problem): void {
    const { request, response } = this.asked;
    if (this.refused || response.headersSent) return;
    this.refused = true;
    request.unpipe(upstream);
    upstream.destroy();
    sendProblem(request, response, problem);
  }
}
