import { randomUUID } from 'node:crypto';
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

import type { ClientOf } from './client';

/** These describe one connection, not the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const TIMEOUT_MS = 30_000;

interface Target {
  port: number;
  clientOf: ClientOf;
  /** Called when something was written, before whoever wrote it hears of it. */
  onWrite?: () => void;
}

const FAILURES = {
  502: ['shell.api_failed', 'پاسخ سرور کامل نرسید. لطفاً دوباره تلاش کنید.'],
  503: ['shell.api_unavailable', 'سرور در دسترس نیست. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.'],
  504: ['shell.api_timeout', 'سرور دیر پاسخ داد. لطفاً دوباره تلاش کنید.'],
} as const;
type FailureStatus = keyof typeof FAILURES;

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)));
}

/** The client's address, scheme and host as the backend should see them: the backend believes this server, and nobody else. */
function forwardedHeaders(request: IncomingMessage, clientOf: ClientOf): IncomingHttpHeaders {
  const { address, scheme, host } = clientOf(request);
  return { 'x-forwarded-for': address, 'x-forwarded-proto': scheme, 'x-forwarded-host': host };
}

/** The same shape as every error of the API (RFC 9457), so that one reader serves both. */
function sendFailure(response: ServerResponse, status: FailureStatus): void {
  const [code, message] = FAILURES[status];
  const requestId = randomUUID();
  const title = { 502: 'Bad Gateway', 503: 'Service Unavailable', 504: 'Gateway Timeout' }[status];
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(JSON.stringify({ type: 'about:blank', title, status, detail: title, code, message, requestId }));
}

function statusOf(error: NodeJS.ErrnoException): FailureStatus {
  if (error.code === 'ECONNREFUSED') return 503;
  return error.code === 'ETIMEDOUT' ? 504 : 502;
}

/** Answers a function that passes a request on to the backend and streams its answer back. */
export function proxyTo({
  port,
  clientOf,
  onWrite,
}: Target): (request: IncomingMessage, response: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });

  const pass = (request: IncomingMessage, response: ServerResponse, retried = false): void => {
    const upstream = httpRequest({
      host: '127.0.0.1',
      port,
      agent,
      method: request.method,
      path: request.url,
      headers: { ...endToEnd(request.headers), ...forwardedHeaders(request, clientOf) },
      timeout: TIMEOUT_MS,
    });
    upstream.on('response', (answer) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') onWrite?.();
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('timeout', () => {
      upstream.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (response.destroyed) return;
      // A kept connection that the backend closed at this moment: nothing was done yet, so a read is simply asked anew.
      const again = !retried && upstream.reusedSocket && error.code === 'ECONNRESET' && request.method === 'GET';
      if (again) pass(request, response, true);
      else if (response.headersSent) response.destroy();
      else sendFailure(response, statusOf(error));
    });
    response.on('close', () => upstream.destroy());
    if (retried) upstream.end();
    else request.pipe(upstream);
  };
  return (request, response) => pass(request, response);
}
