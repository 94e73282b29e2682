import type { CookieOptions, Request, Response } from 'express';
import { isOverHttps } from '../common/http/index.js';

export const customerCookie = 'afshoreh.session';

/** The value of the customer's cookie, or null. */
export function cookieOf(request: Request): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === customerCookie && value) return value;
  }
  return null;
}

/** @param maxAgeMs null: until the browser is closed */
export function setCustomerCookie(response: Response, value: string, maxAgeMs: number | null): void {
  response.cookie(customerCookie, value, {
    ...optionsOf(response),
    ...(maxAgeMs === null ? {} : { maxAge: maxAgeMs }),
  });
}

export function clearCustomerCookie(response: Response): void {
  response.clearCookie(customerCookie, optionsOf(response));
}

function optionsOf(response: Response): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isOverHttps(response.req) };
}
