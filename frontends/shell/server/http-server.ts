import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { networkOf } from '@afshoreh/config';

import { plain } from './client';
import { attributed } from './failure';
import { problemAnswer, PROBLEMS, sendProblem, type Problem } from './problem';
import { Quota } from './proxy/quota';

const CONNECTIONS = { perNetwork: 2_000, inAll: 10_000 };
/** So long a connection may stay that was refused, for the answer to be read. */
const LINGER_MS = 1_000;
/** A name or an address, and a port (RFC 9110 §7.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * A server that whatever comes over the wire leaves running, with an answer in the API's own shape: what the parser could not
 * read, what RFC 9112 lets no server accept, what comes too slowly, what is thrown while a request is worked on.
 */
export function siteServer(listener: RequestListener): Server {
  const inTurn = attributed(listener);
  const checked: RequestListener = (request, response) => {
    if (isWellFormed(request)) return inTurn(request, response);
    // Nobody knows what comes next on it.
    response.shouldKeepAlive = false;
    sendProblem(request, response, PROBLEMS.malformed);
  };
  const server = createServer(
    {
      // Without `Host` it is refused below: with a problem, and HTTP/1.0 as well.
      requireHostHeader: false,
      headersTimeout: 15_000,
      // A photo over a slow line has to get through; what is small has its own time (proxy/limits.ts).
      requestTimeout: 1_200_000,
      connectionsCheckingInterval: 2_000,
      // Behind a load balancer that keeps connections for a minute, ours must live longer.
      keepAliveTimeout: 65_000,
    },
    checked,
  );
  // Who neither sends nor reads; longer than the backend may take.
  server.timeout = 60_000;
  server.maxConnections = CONNECTIONS.inAll;
  server.on('connection', boundedConnections());
  server.on('clientError', (error, connection) => refuseUnreadable(error, connection as Connection));
  server.on('connect', (_request: IncomingMessage, connection: Duplex) => refuse(connection, PROBLEMS.malformed));
  // The body is let in by whoever reads it, when its length is known to be allowed.
  server.on('checkContinue', checked);
  server.on('checkExpectation', (request, response) => sendProblem(request, response, PROBLEMS.expectation));
  return server;
}

function boundedConnections(): (socket: Socket) => void {
  const connections = new Quota({ ...CONNECTIONS, inAll: Infinity });
  return (socket) => {
    const network = networkOf(plain(socket.remoteAddress ?? ''));
    if (connections.take(network)) socket.destroy();
    else socket.once('close', () => connections.give(network));
  };
}

/** What the parser lets through and RFC 9112 §3.2, §6.1 do not; brings the absolute form of an address into the usual one. */
function isWellFormed(request: IncomingMessage): boolean {
  const { headers, httpVersion } = request;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1')) return false;
  if (countOf(request, 'host') !== 1) return false;
  const isWholeServer = request.method === 'OPTIONS' && request.url === '*';
  if (!request.url?.startsWith('/') && !isWholeServer && !isAbsoluteForm(request)) return false;
  return HOST.test(headers.host ?? '');
}

function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] ?? '';
    if (each.length === name.length && each.toLowerCase() === name) count += 1;
  }
  return count;
}

/** `GET http://host/path`: its host is the one that counts (RFC 9112 §3.2.2). */
function isAbsoluteForm(request: IncomingMessage): boolean {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** A connection, and the answer that Node is writing to it. */
type Connection = Socket & { _httpMessage?: { headersSent: boolean } | null };

/** `clientError`: what the HTTP parser could not read, and therefore reached no code of ours. */
function refuseUnreadable(error: NodeJS.ErrnoException, connection: Connection): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  // An answer is on its way already: what is written of it goes out, and nothing after it.
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
  const { headers, body } = problemAnswer(problem);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${String(body)}`);
  // Bytes that are still coming and not read would reset the connection before the answer is.
  connection.resume();
  const lingering = setTimeout(() => connection.destroy(), LINGER_MS);
  connection.once('close', () => clearTimeout(lingering)).on('error', () => connection.destroy());
}
