import 'reflect-metadata';
import { BlockList, isIP, isIPv6, type AddressInfo } from 'node:net';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { ProblemFilter } from './common/errors/index.js';
import { ApiAdapter } from './common/http/api-adapter.js';
import { jsonBodies } from './common/http/body.js';
import { IfMatch } from './common/http/if-match.js';
import { logger } from './common/http/index.js';
import { PublicCache } from './common/http/public-cache.js';
import { publicReadsOf } from './common/http/public-read.js';
import { requestLog } from './common/http/request-log.js';
import { sameOriginWrites } from './common/http/same-origin.js';
import { securityHeaders } from './common/http/security.js';
import { UnknownQueryParameters } from './common/http/unknown-query-parameters.js';
import { Messages } from './common/messages/index.js';
import { validationPipe } from './common/validation/index.js';
import type { Env } from './config/index.js';
import { Database } from './database/index.js';
import { entities } from './entities.js';
import { serveMedia } from './media/index.js';
import { serveOpenGraph } from './open-graph/index.js';
import { Readiness, serveDocument, serveMetrics, serveSandboxSite } from './operations/index.js';

export interface Api {
  app: NestExpressApplication;
  database: Database;
  /** Begins to accept requests and returns the address. Port 0 takes a free port. */
  listen(port: number, host?: string): Promise<string>;
  /**
   * Closes the port, and each connection after its next response; resolves when none is left or no request has come for a
   * second. A request that was on its way when the port closed is answered, so no write is lost.
   */
  drain(): Promise<void>;
  /** Refuses new requests, finishes the running ones, closes the database. */
  close(): Promise<void>;
}

/** Opens and migrates the database, and builds the application. When either fails, it throws and leaves nothing open. */
export async function createApi(env: Env): Promise<Api> {
  const database = await Database.open(env.database, entities);
  try {
    const app = await buildApp(env, database);
    const adapter = app.getHttpAdapter() as unknown as ApiAdapter;
    return {
      app,
      database,
      listen: async (port, host = '127.0.0.1') => {
        await app.listen(port, host);
        const { port: taken } = app.getHttpServer().address() as AddressInfo;
        return `http://${host}:${taken}`;
      },
      drain: async () => {
        app.get(Readiness).beginClosing();
        await adapter.drain();
      },
      close: async () => {
        app.get(Readiness).beginClosing();
        adapter.beginClosing();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildApp(env: Env, database: Database): Promise<NestExpressApplication> {
  let isPublicAddress: (path: string) => boolean = () => false;
  const cache = new PublicCache(
    () => database.revision,
    (path) => isPublicAddress(path),
    (handler) => database.servePublic(handler),
  );
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, database), new ApiAdapter(cache), {
    bodyParser: false,
    abortOnError: false,
    logger: frameworkLog,
  });
  database.shareRevision(app.get(Messages));
  app.set('trust proxy', shellsIn(env.shellNetworks));
  app.getHttpAdapter().getInstance().locals.httpsOnly = env.https;
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.set('etag', false);
  app.setGlobalPrefix('api');
  isPublicAddress = publicReadsOf(app, '/api');
  const metrics = env.metricsPort === null ? undefined : serveMetrics(app, cache);
  app.use(requestLog(), securityHeaders());
  // This comes before the middleware that forbids caching.
  serveDocument(app);
  app.use(sameOriginWrites(originsOf(env)));
  serveSandboxSite(app);
  app.use(cache.middleware(), ...jsonBodies());
  app.useGlobalInterceptors(new UnknownQueryParameters(), new IfMatch());
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter((code) => metrics?.countProblem(code)));
  serveOpenGraph(app);
  serveMedia(app);
  await app.init();
  return app;
}

const thisMachine = ['127.0.0.0/8', '::1/128'];

/**
 * Express' `trust proxy`: `X-Forwarded-*` headers are trusted only when a shell sends them: from this machine, or from one of
 * `networks`. The shell has checked the proxies in front of it (docs/decisions/0011) and passes on a single client address.
 */
function shellsIn(networks: readonly string[]): (address: string, hop: number) => boolean {
  const shells = new BlockList();
  for (const network of [...thisMachine, ...networks]) {
    const [address = '', bits] = network.split('/');
    shells.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  // An IPv4 address that is mapped into IPv6 is found in the IPv4 networks.
  return (address, hop) => hop === 0 && isIP(address) !== 0 && shells.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The origins of this site. A proxy in front of the API may hide the host of the request. */
function originsOf({ publicUrl, host, port }: Env): string[] {
  const local = ['localhost', '127.0.0.1', host].map((name) => `http://${name}:${port}`);
  return publicUrl ? [...local, new URL(publicUrl).origin] : local;
}

/** The framework logs problems only; errors that it throws are logged where they are caught. */
const frameworkLog: LoggerService = {
  log: () => undefined,
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) =>
    message instanceof Error ? logger.error({ err: message }, 'framework failed') : logger.error(String(message)),
};
