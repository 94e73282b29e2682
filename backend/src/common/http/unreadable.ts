import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HeadTooLarge, MalformedRequest, problemOf, RequestTimeout, type DomainError } from '../errors/index.js';

/** A connection, and the answer that Node is writing to it. */
type Connection = Duplex & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers what the HTTP parser could not read, and therefore reached no code of ours, with a problem like any other.
 * `clientError` of the server.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, connection: Connection): void {
  if (error.code === 'ECONNRESET' || !connection.writable || connection._httpMessage?.headersSent) {
    connection.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
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
}

function refusalOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadTooLarge();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? new RequestTimeout() : new MalformedRequest();
}
