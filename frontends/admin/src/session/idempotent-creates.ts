import { newIdempotencyKey, type ApiMiddleware } from '@afshoreh/api-client';

const HEADER = 'Idempotency-Key';

/** The creates without a response, each with its idempotency key. */
const unanswered = new Map<string, string>();
const contents = new WeakMap<Request, string>();

/**
 * Sends an idempotency key with every create. A create without a response keeps its key, so that sending the same form
 * again is the same request to the server. A response removes the key, so that an admin can deliberately create two
 * equal records.
 */
export const idempotentCreates: ApiMiddleware = {
  async onRequest({ request }) {
    const isCreate =
      request.method === 'POST' &&
      !/\/(login|logout|upload|check|link|accept|preview|send)$/.test(new URL(request.url).pathname);
    if (!isCreate || request.headers.has(HEADER)) return;
    const content = `${request.url} ${await request.clone().text()}`;
    const key = unanswered.get(content) ?? newIdempotencyKey();
    unanswered.set(content, key);
    contents.set(request, content);
    request.headers.set(HEADER, key);
  },
  onResponse({ request, response }) {
    const content = contents.get(request);
    // After a 5xx response the record may be stored or not, so the key stays.
    if (content !== undefined && response.status < 500) unanswered.delete(content);
  },
};
