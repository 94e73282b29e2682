import type { CookieOptions, Request, Response } from 'express';
import type { Visitor } from './account-limits.js';
import { deviceLifetimeMs } from './known-devices.service.js';

/** A cookie that scripts cannot read. */
class AuthCookie {
  constructor(
    readonly name: string,
    private readonly scope: Required<Pick<CookieOptions, 'path' | 'sameSite'>>,
  ) {}

  /** Its value in this request, or null. */
  of(request: Request): string | null {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const [name, value] = pair.trim().split('=', 2);
      if (name === this.name && value) return value;
    }
    return null;
  }

  /** @param maxAgeMs null: until the browser is closed */
  set(response: Response, value: string, maxAgeMs: number | null): void {
    const options = this.optionsFor(response);
    response.cookie(this.name, value, { ...options, ...(maxAgeMs === null ? {} : { maxAge: maxAgeMs }) });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.optionsFor(response));
  }

  private optionsFor(response: Response): CookieOptions {
    return { httpOnly: true, ...this.scope, secure: isOverHttps(response.req) };
  }
}

/**
 * Whether the client uses https, so that cookies are `Secure`: always when `PUBLIC_URL` is an https address
 * (`httpsOnly`, set once for the application), otherwise when a trusted proxy says so for this request.
 */
function isOverHttps(request: Request): boolean {
  return request.secure || request.app.locals.httpsOnly === true;
}

/** Identifies a browser in which an account was logged in before. Sent to login and requests for links only. */
class DeviceCookie extends AuthCookie {
  visitorOf(request: Request): Visitor {
    return { address: request.ip ?? '', device: this.of(request), userAgent: request.headers['user-agent'] };
  }

  remember(response: Response, value: string): void {
    this.set(response, value, deviceLifetimeMs);
  }
}

export const customerCookie = new AuthCookie('afshoreh.session', { path: '/', sameSite: 'lax' });
export const customerDeviceCookie = new DeviceCookie('afshoreh.device', { path: '/api/auth', sameSite: 'lax' });
/** Names the code that was sent for this browser. */
export const phoneCodeCookie = new AuthCookie('afshoreh.phone-code', { path: '/api', sameSite: 'lax' });
export const adminDeviceCookie = new DeviceCookie('afshoreh.admin-device', { path: '/api/admin', sameSite: 'strict' });
