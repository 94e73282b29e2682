import { afterEach } from '@jest/globals';
import type { Schemas } from '@afshoreh/api-client';
import { aProduct } from './a-product';

export interface Call {
  /** `GET /api/products` */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
type Answer = (call: Call) => Response | Promise<Response>;

const siteFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = siteFetch;
});

const settings: Partial<Schemas['SettingsDto']> = { phone: '+984433000000', salesPhone: '+989140000000' };

/** An error as the API answers it (RFC 9457). */
export function problem(status: number, code: string, message: string, errors: object[] = []): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, detail: message, code, message, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

export function productPage(products: Schemas['ProductDto'][], total = products.length): Response {
  return Response.json(products, { headers: { 'x-total-count': String(total) } });
}

const usual: Record<string, Answer> = {
  'GET /api/settings': () => Response.json(settings),
  'GET /api/content': () => Response.json({ sections: [] }),
  'GET /api/products': () => productPage([aProduct()]),
  'GET /api/products/featured': () => Response.json([aProduct({ isFeatured: true })]),
  'GET /api/products/7': () => Response.json(aProduct()),
};

/** The API answers so until the test ends; the calls it got are returned, also those that come later. */
export function apiAnswers(answers: Record<string, Answer> = {}): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const text = await request.text();
    const call = {
      name,
      query: searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    calls.push(call);
    const answer = answers[name] ?? usual[name];
    if (!answer) return problem(404, 'common.not_found', 'یافت نشد');
    return answer(call);
  };
  return calls;
}
