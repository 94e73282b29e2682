import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * What it gives: about twice as many requests a second on a framework route (`GET /api/health/live`, 3,222 with and
 * 1,658 without), and a fifth more on an uncached list and on cached bytes. Medians of five alternating rounds in one
 * run, wrk at half of its core at most, on two cores shared with other work;
 * `npm run bench -- hot-answers uncached-read` measures these routes against a bare server.
 * Why: Express calls `Object.setPrototypeOf` on every request and response, and V8 stops optimising an object whose
 * prototype changes. The call changes nothing on objects that were created with Express' prototypes.
 * Unnecessary once Express sets no prototypes on each request (`app.handle` in its `lib/application.js`).
 * @returns options for `http.createServer`
 */
export function withExpressPrototypes(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  return {
    IncomingMessage: withPrototype(IncomingMessage, app.request),
    ServerResponse: withPrototype(ServerResponse, app.response),
  };
}

/** `apply` works because Node's classes are plain functions; `Reflect.construct` is several times slower. */
function withPrototype<T extends typeof IncomingMessage | typeof ServerResponse>(parent: T, prototype: object): T {
  function WithPrototype(this: object, ...args: unknown[]): void {
    (parent as unknown as (...args: unknown[]) => void).apply(this, args);
  }
  Object.setPrototypeOf(WithPrototype, parent);
  WithPrototype.prototype = prototype;
  return WithPrototype as unknown as T;
}
