import type { IncomingMessage } from 'node:http';

/** The operation that took a request (`GET /api/products/:id`), `none` without a route: what metrics and traces count by. */
export function operationOf(request: IncomingMessage): string {
  // The framework's own 404 is a route `*path`.
  const { path = '*' } = (request as IncomingMessage & { route?: { path?: string } }).route ?? {};
  return path.startsWith('*') ? 'none' : `${request.method} ${path}`;
}
