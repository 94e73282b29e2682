import type { IncomingMessage } from 'node:http';
import { refuseUnreadable } from './unreadable.js';

/**
 * Ends the connection, with a 408, of a request whose body has not come after `timeoutMs`. The shell sends bodies whole; who comes
 * past it gets this. A file has the server's `requestTimeout`.
 */
export function endSlowBody(request: IncomingMessage, timeoutMs = 30_000): void {
  const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  if (!hasBody || type.startsWith('multipart/form-data')) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    refuseUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
  }, timeoutMs).unref();
  request.once('close', () => clearTimeout(timer));
}
