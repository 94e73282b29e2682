import { newIdempotencyKey, type ApiMiddleware } from '@afshoreh/api-client';

const HEADER = 'Idempotency-Key';

/** Creates whose answer is missing, with the key they were sent under. */
const unanswered = new Map<string, string>();
const contents = new WeakMap<Request, string>();

/**
 * Sends a key with every create (D7). What was sent and got no answer keeps its key: the same form sent again is the same
 * call to the server. An answer ends that, so that two equal records can be made on purpose.
 */
export const idempotentCreates: ApiMiddleware = {
  async onRequest({ request }) {
    const isCreate =
      request.method === 'POST' && !/\/(login|logout|upload|check|link|accept)$/.test(new URL(request.url).pathname);
    if (!isCreate || request.headers.has(HEADER)) return;
    const content = `${request.url} ${await request.clone().text()}`;
    const key = unanswered.get(content) ?? newIdempotencyKey();
    unanswered.set(content, key);
    contents.set(request, content);
    request.headers.set(HEADER, key);
  },
  onResponse({ request, response }) {
    const content = contents.get(request);
    // Of a failure of the server nobody knows whether the record was stored before.
    if (content !== undefined && response.status < 500) unanswered.delete(content);
  },
};
