import type { IncomingMessage } from 'node:http';

/**
 * The operation that handled a request (`GET /api/products/:id`), or `none` without a route. Metrics and traces are grouped
 * by it.
 */
export function operationOf(request: IncomingMessage): string {
  // The framework's own 404 is a route `*path`.
  const { path = '*' } = (request as IncomingMessage & { route?: { path?: string } }).route ?? {};
  return path.startsWith('*') ? 'none' : `${request.method} ${path}`;
}
