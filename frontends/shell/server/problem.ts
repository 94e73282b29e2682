import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

import { endAfterBody, isBodyComing } from './body';
import { requestIdOf } from './request-id';

export interface Problem {
  status: number;
  /** Stable name of the error. */
  code: string;
  /** For people, in Persian. */
  message: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** The errors of this server itself, in the format of the API's errors (RFC 9457). */
export const PROBLEMS = {
  malformed: { status: 400, code: 'shell.malformed_request', message: 'درخواست خوانا نیست.' },
  tooSlow: {
    status: 408,
    code: 'shell.request_timeout',
    message: 'درخواست به‌موقع کامل نشد. لطفاً دوباره تلاش کنید.',
  },
  tooLarge: { status: 413, code: 'shell.body_too_large', message: 'حجم درخواست بیش از اندازه است.' },
  expectation: { status: 417, code: 'shell.expectation_failed', message: 'این درخواست پشتیبانی نمی‌شود.' },
  tooMany: {
    status: 429,
    code: 'shell.too_many_requests',
    message: 'درخواست‌های هم‌زمان شما بیش از اندازه است. لطفاً کمی بعد دوباره تلاش کنید.',
    retryAfter: 5,
  },
  headTooLarge: {
    status: 431,
    code: 'shell.head_too_large',
    message: 'نشانی یا سرآیندهای درخواست بیش از اندازه بلند است.',
  },
  unexpected: { status: 500, code: 'shell.unexpected', message: 'مشکلی در سرور پیش آمد. لطفاً دوباره تلاش کنید.' },
  failed: { status: 502, code: 'shell.api_failed', message: 'پاسخ سرور کامل نرسید. لطفاً دوباره تلاش کنید.' },
  unavailable: {
    status: 503,
    code: 'shell.api_unavailable',
    message: 'سرور در دسترس نیست. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
    retryAfter: 5,
  },
  busy: {
    status: 503,
    code: 'shell.busy',
    message: 'سرور اکنون شلوغ است. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
    retryAfter: 5,
  },
  timeout: { status: 504, code: 'shell.api_timeout', message: 'سرور دیر پاسخ داد. لطفاً دوباره تلاش کنید.' },
} as const satisfies Record<string, Problem>;

/** Headers and body of the response; the body is UTF-8. */
export function problemResponse(
  { status, code, message, retryAfter }: Problem,
  requestId: string = randomUUID(),
): { headers: Record<string, string | number>; body: Buffer } {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = Buffer.from(
    JSON.stringify({ type: 'about:blank', title, status, detail: title, code, message, requestId }),
  );
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': body.length,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  };
  return { headers, body };
}

/** Responds with a problem. When the request's body is still arriving, the connection is closed afterwards. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { headers, body } = problemResponse(problem, requestIdOf(request));
  response.writeHead(problem.status, { ...headers, ...(isBodyComing(request) && { connection: 'close' }) });
  response.write(body);
  endAfterBody(request, response);
}
