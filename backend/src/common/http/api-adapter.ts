import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { isTooLong } from './body.js';
import type { PublicCache } from './public-cache.js';
import { endSlowBody } from './slow-body.js';
import { attributed } from './uncaught.js';
import { refuseUnreadable } from './unreadable.js';
import { wrongMethod } from './wrong-method.js';

/** Slow senders do not hold a connection for long, but a photo over a slow line has to get through. Milliseconds. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 1_200_000, connectionsCheckingInterval: 2_000 };

/**
 * Express with two differences, both for speed (figures in design §5): public answers that are ready leave before the
 * framework runs, and requests are born with Express' prototypes instead of having them changed one by one.
 */
export class ApiAdapter extends ExpressAdapter {
  private closing = false;

  constructor(private readonly cache: PublicCache) {
    super(express());
  }

  override initHttpServer(options: NestApplicationOptions): void {
    const app = this.getInstance<Express>();
    const classes = {
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
    };
    const listener = this.listenerFor(app);
    const server: Server = createServer({ ...classes, ...timeouts, requireHostHeader: false }, listener);
    this.setHttpServer(server);
    server.on('clientError', (error, connection) => refuseUnreadable(error, connection as Socket));
    // What is announced too long is refused while the client waits to be asked for it.
    server.on('checkContinue', (request, response) => {
      if (!isTooLong(request)) response.writeContinue();
      listener(request, response);
    });
    if (options.forceCloseConnections)
      throw new Error('forceCloseConnections is not supported: close() waits for answers');
  }

  /** What no route took: first whether the address has other methods, then the framework's 404. */
  override setNotFoundHandler(...handler: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    this.use(wrongMethod(this.getInstance<Express>()));
    super.setNotFoundHandler(...handler);
  }

  /** From now on every answer ends its connection, so that closing does not wait for idle clients. */
  beginClosing(): void {
    this.closing = true;
    const server = this.getHttpServer() as Server;
    // Answers that were under way promised to keep their connection.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(sweep));
    sweep.unref();
  }

  private listenerFor(app: Express): RequestListener {
    const framework = attributed(app);
    return (request, response) => {
      if (!request.headers.host) return refuseUnreadable(new Error('no Host'), request.socket);
      if (this.closing) response.setHeader('Connection', 'close');
      if (this.cache.answer(request, response)) return;
      endSlowBody(request);
      framework(request, response);
    };
  }
}

/**
 * A class whose instances have `prototype` from the start; `Object.setPrototypeOf` on each would deoptimise it. Node's
 * classes are functions that may be applied; `Reflect.construct` with another target makes every request several times slower.
 */
function withPrototype<T extends typeof IncomingMessage | typeof ServerResponse>(parent: T, prototype: object): T {
  function WithPrototype(this: object, ...args: unknown[]): void {
    (parent as unknown as (...args: unknown[]) => void).apply(this, args);
  }
  Object.setPrototypeOf(WithPrototype, parent);
  WithPrototype.prototype = prototype;
  return WithPrototype as unknown as T;
}
