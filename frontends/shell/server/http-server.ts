import { once } from 'node:events';
import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { Connections } from './connections';
import { withRequestContext } from './failure';
import { problemResponse, PROBLEMS, sendProblem, type Problem } from './problem';
import type { ShareLimits } from './proxy/fair-share';

/** How long a refused connection stays open, so that the client can read the response. */
const LINGER_MS = 1_000;
/** `drain` waits this long before it closes idle connections, because a request may already be on its way on one of them. */
const IDLE_MS = 1_000;
/** A name or an address, and a port (RFC 9110 §7.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The paths that load balancers request. Some balancers send no `Host`, as HTTP/1.0 allows. */
export const HEALTH = { live: '/livez', ready: '/healthz' } as const;

export interface SiteServer extends Server {
  /**
   * Closes the port. Closes each connection after its next response, or after a second when it has no request. Resolves when
   * no connection is left.
   */
  drain: () => Promise<void>;
}

/**
 * An HTTP server that responds to every fault with a problem document and keeps running: unreadable requests, requests that RFC
 * 9112 forbids, requests that arrive too slowly, and errors thrown by the listener.
 * @param limits of connections; tests use smaller ones
 */
export function siteServer(listener: RequestListener, limits?: ShareLimits): SiteServer {
  const handle = withRequestContext(listener);
  const connections = new Connections(limits);
  const checked: RequestListener = (request, response) => {
    connections.note(request, response);
    if (isWellFormed(request)) return handle(request, response);
    // Where the next request on this connection begins is unknown.
    response.shouldKeepAlive = false;
    sendProblem(request, response, PROBLEMS.malformed);
  };
  const server = createServer(
    {
      // A missing `Host` is refused below, with a problem document, also for HTTP/1.0.
      requireHostHeader: false,
      headersTimeout: 15_000,
      // Enough for a photo over a slow connection; small bodies have their own limit (proxy/limits.ts).
      requestTimeout: 1_200_000,
      connectionsCheckingInterval: 2_000,
      // Longer than the minute that load balancers keep connections.
      keepAliveTimeout: 65_000,
    },
    checked,
  );
  // For clients that neither send nor read; longer than the backend's timeout.
  server.timeout = 60_000;
  server.on('connection', (socket) => connections.add(socket));
  server.on('clientError', (error, connection) => refuseUnreadable(error, connection as Connection));
  server.on('connect', (_request: IncomingMessage, connection: Duplex) => refuse(connection, PROBLEMS.malformed));
  // The reader of the body sends `100 Continue`, after it has checked the length.
  server.on('checkContinue', checked);
  server.on('checkExpectation', (request, response) => sendProblem(request, response, PROBLEMS.expectation));
  return Object.assign(server, { drain: () => drain(server, connections) });
}

async function drain(server: Server, connections: Connections): Promise<void> {
  const closed = once(server, 'close');
  // The `close()` of HTTP would also end idle connections at once, and a request may be on its way on each of them.
  NetServer.prototype.close.call(server);
  connections.endAfterAnswers();
  await Promise.race([closed, sleep(IDLE_MS)]);
  connections.endIdle();
  await closed;
}

/** Checks what the parser accepts and RFC 9112 §3.2, §6.1 forbid. Rewrites an absolute-form target to the usual form. */
function isWellFormed(request: IncomingMessage): boolean {
  const { headers, httpVersion } = request;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1')) return false;
  const hosts = countOf(request, 'host');
  if (hosts === 0) return httpVersion === '1.0' && isHealthCheck(request);
  if (hosts > 1) return false;
  const isWholeServer = request.method === 'OPTIONS' && request.url === '*';
  if (!request.url?.startsWith('/') && !isWholeServer && !isAbsoluteForm(request)) return false;
  return HOST.test(headers.host ?? '');
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === HEALTH.live || url === HEALTH.ready;
}

function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] ?? '';
    if (each.length === name.length && each.toLowerCase() === name) count += 1;
  }
  return count;
}

/** `GET http://host/path`: this host replaces that of the header (RFC 9112 §3.2.2). */
function isAbsoluteForm(request: IncomingMessage): boolean {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** A connection and the response that Node is writing to it. */
type Connection = Socket & { _httpMessage?: { headersSent: boolean } | null };

/** Handles `clientError`: a request that the HTTP parser could not read. */
function refuseUnreadable(error: NodeJS.ErrnoException, connection: Connection): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  // A response has begun, so nothing can be added; what is written is sent.
  if (connection._httpMessage?.headersSent) connection.destroySoon();
  else refuse(connection, problemOf(error.code));
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return PROBLEMS.headTooLarge;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return PROBLEMS.tooLarge;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return PROBLEMS.tooSlow;
    default:
      return PROBLEMS.malformed;
  }
}

function refuse(connection: Duplex, problem: Problem): void {
  const { headers, body } = problemResponse(problem);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${String(body)}`);
  // Unread bytes would reset the connection before the client has read the response.
  connection.resume();
  const lingering = setTimeout(() => connection.destroy(), LINGER_MS);
  connection.once('close', () => clearTimeout(lingering)).on('error', () => connection.destroy());
}
