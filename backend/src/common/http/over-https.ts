import type { Request } from 'express';

/**
 * Whether the client uses https, so that cookies are `Secure`: always when `PUBLIC_URL` says so (`httpsOnly`, set once for the
 * application), otherwise when a proxy that is trusted says so of this request.
 */
export function isOverHttps(request: Request): boolean {
  return request.secure || request.app.locals.httpsOnly === true;
}
