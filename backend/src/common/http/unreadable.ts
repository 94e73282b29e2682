import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  BodyTooLarge,
  HeadTooLarge,
  MalformedRequest,
  problemOf,
  RequestTimeout,
  type DomainError,
} from '../errors/index.js';

/** So long a connection may stay that was refused, for the answer to be read. */
const lingerMs = 1_000;

/** A connection, and the answer that Node is writing to it. */
type Connection = Socket & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers what the HTTP parser could not read, and therefore reached no code of ours, with a problem like any other.
 * `clientError` of the server.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, connection: Connection): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  // An answer is on its way already: what is written of it goes out, and nothing after it.
  if (connection._httpMessage?.headersSent) connection.destroySoon();
  else refuse(connection, refusalOf(error.code));
}

function refuse(connection: Socket, refusal: DomainError): void {
  const body = JSON.stringify(problemOf(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  connection.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Bytes that are still coming and not read would reset the connection before the answer is read.
  connection.resume();
  const lingering = setTimeout(() => connection.destroy(), lingerMs).unref();
  connection.once('close', () => clearTimeout(lingering));
}

function refusalOf(code: string | undefined): DomainError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new HeadTooLarge();
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new BodyTooLarge();
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RequestTimeout();
    default:
      return new MalformedRequest();
  }
}
