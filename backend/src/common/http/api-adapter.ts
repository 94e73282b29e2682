import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiConnection, traced } from '@afshoreh/config';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { operationOf } from './operation.js';
import type { ApiRequest } from './request-log.js';
import { withExpressPrototypes } from './express-prototypes.js';
import type { PublicCache } from './public-cache.js';
import { withRequestContext } from './uncaught.js';
import { wrongMethod } from './wrong-method.js';

/**
 * Node's own limit of five minutes for a request is off, because it would end slow uploads. The shell refuses requests that
 * arrive too slowly.
 */
const timeouts = { requestTimeout: 0, keepAliveTimeout: apiConnection.keptByApiMs };

/** How long `drain` waits for requests that the shell has already sent. After this time hardly any can still arrive. */
const idleMs = 1_000;

/**
 * Nest's Express adapter with our own HTTP server.
 * What it gives: cached public responses are sent before Express runs, 16,522 requests a second instead of 3,593 for
 * `GET /api/products` (medians of five alternating rounds in one run, wrk at a third of its core, on two cores shared
 * with other work; `npm run bench -- hot-answers` wants 0.65 of a bare server). A method that a path does not have gets a
 * 405 that lists the others; without that «a method» in `test/http.api-spec.ts` fails.
 * What it leaves to the shell, the only client of its loopback port: requests that are not HTTP or lack a `Host`, heads
 * that are too large, requests that arrive too slowly, and `Expect` (`frontends/shell/server/http-server.ts`).
 * Unnecessary once Nest takes a listener that runs before Express.
 */
export class ApiAdapter extends ExpressAdapter {
  private closing = false;

  constructor(private readonly cache: PublicCache) {
    super(express());
  }

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    const listener = this.listenerFor(app);
    this.setHttpServer(createServer({ ...withExpressPrototypes(app), ...timeouts }, listener));
  }

  /** A request without a route gets a 405 when its path has other methods, otherwise the framework's 404. */
  override setNotFoundHandler(...handler: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    this.use(wrongMethod(this.getInstance<Express>()));
    super.setNotFoundHandler(...handler);
  }

  /**
   * Closes the port, and closes each connection after its next response. Idle connections stay open: the shell may just have
   * sent a write on one of them, and it does not send a write twice. Resolves when no connection is left, or after a second.
   */
  async drain(): Promise<void> {
    this.closing = true;
    const server = this.getHttpServer() as Server;
    const closed = once(server, 'close');
    // `close()` of the HTTP server would end idle connections at once, so this calls the method of the TCP server.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, sleep(idleMs, undefined, { ref: false })]);
  }

  /** From now on every response closes its connection, so that closing the server does not wait for idle clients. */
  beginClosing(): void {
    this.closing = true;
    const server = this.getHttpServer() as Server;
    // Responses that began before have promised to keep their connection, so those connections are closed once they are
    // idle.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(sweep));
    sweep.unref();
  }

  private listenerFor(app: Express): RequestListener {
    // The shell is the only caller.
    const framework = traced(withRequestContext(app), {
      trusts: true,
      nameOf: operationOf,
      idOf: ({ id = '' }: ApiRequest) => id,
    });
    return (request, response) => {
      if (this.closing) response.setHeader('Connection', 'close');
      if (this.cache.respond(request, response)) return;
      framework(request, response);
    };
  }
}
