import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { logger } from './logger.js';

/** A request that has been given an id. */
export type ApiRequest = IncomingMessage & { id?: string };

/** The token of a link is left out of the log, because anybody with the token can use the link. */
const withoutToken = (path: string): string => path.replace(/\/quote-links\/[^/]+/, '/quote-links/…');

/** Gives every request an id (a valid `X-Request-Id` of a proxy is kept) and logs it. */
export function requestLog(): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request: IncomingMessage, response: ServerResponse) => {
      const sent = request.headers['x-request-id'];
      const id = typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // The query is left out, because it can contain a phone number or a name from a search.
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: withoutToken(request.url.split('?', 1)[0] ?? ''),
      }),
      // The status does not show whether a response broke off, so the log also says whether all of it was written.
      res: ({ statusCode, raw }: { statusCode: number; raw: ServerResponse }) => ({
        status: statusCode,
        ...(!raw.writableEnded && { brokenOff: true }),
      }),
      err: (error: { type: string }) => ({ type: error.type }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    quietReqLogger: true,
    // Page caches and load balancers call these paths every second.
    autoLogging: { ignore: ({ url }) => url?.startsWith('/api/health/') ?? false },
  });
}
