import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { ProblemFilter } from './common/errors/index.js';
import { ApiAdapter } from './common/http/api-adapter.js';
import { jsonBodies } from './common/http/body.js';
import { logger } from './common/http/index.js';
import { PublicCache } from './common/http/public-cache.js';
import { publicReadsOf } from './common/http/public-read.js';
import { requestLog } from './common/http/request-log.js';
import { sameOriginWrites } from './common/http/same-origin.js';
import { securityHeaders } from './common/http/security.js';
import { shellOnly } from './common/http/shell-only.js';
import { UnknownQueryParameters } from './common/http/unknown-query-parameters.js';
import { validationPipe } from './common/validation/index.js';
import type { Env } from './config/index.js';
import { Database } from './database/index.js';
import { entities } from './entities.js';
import { serveMedia } from './media/index.js';
import { serveOpenGraph } from './open-graph/index.js';
import { Readiness, serveDocument } from './operations/index.js';

/** A running API, or one that can be listened on. */
export interface Api {
  app: NestExpressApplication;
  database: Database;
  /** Begins to take requests; answers the address. Port 0 takes a free one. */
  listen(port: number, host?: string): Promise<string>;
  /** Refuses new requests, finishes the running ones, closes the database. */
  close(): Promise<void>;
}

/** Opens the database (migrating it) and builds the application on it. Throws when either fails, leaving nothing open. */
export async function createApi(env: Env): Promise<Api> {
  const database = await Database.open(env.database, entities);
  try {
    const app = await buildApp(env, database);
    return {
      app,
      database,
      listen: async (port, host = '127.0.0.1') => {
        await app.listen(port, host);
        const { port: taken } = app.getHttpServer().address() as AddressInfo;
        return `http://${host}:${taken}`;
      },
      close: async () => {
        app.get(Readiness).beginClosing();
        (app.getHttpAdapter() as unknown as ApiAdapter).beginClosing();
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
  );
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, database), new ApiAdapter(cache), {
    bodyParser: false,
    abortOnError: false,
    logger: frameworkLog,
  });
  app.set('trust proxy', shellOnly);
  app.getHttpAdapter().getInstance().locals.httpsOnly = env.https;
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.set('etag', false);
  app.setGlobalPrefix('api');
  isPublicAddress = publicReadsOf(app, '/api');
  app.use(requestLog(), securityHeaders(), cache.keep(), sameOriginWrites(originsOf(env)), ...jsonBodies());
  app.useGlobalInterceptors(new UnknownQueryParameters());
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  serveDocument(app);
  serveOpenGraph(app);
  serveMedia(app);
  await app.init();
  return app;
}

/** Where visitors find this site; a proxy in front of the API may hide the host they asked for. */
function originsOf({ publicUrl, host, port }: Env): string[] {
  const local = ['localhost', '127.0.0.1', host].map((name) => `http://${name}:${port}`);
  return publicUrl ? [...local, new URL(publicUrl).origin] : local;
}

/** The framework speaks only when something is wrong; what it throws is reported by whoever catches it. */
const frameworkLog: LoggerService = {
  log: () => undefined,
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) =>
    message instanceof Error ? logger.error({ err: message }, 'framework failed') : logger.error(String(message)),
};
