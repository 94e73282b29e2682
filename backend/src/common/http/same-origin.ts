import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ForeignOrigin } from '../errors/index.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends from another site, in addition to SameSite=Lax on the cookie. Programs send no
 * `Origin`.
 * @param ownOrigins origins of this site from the configuration; the host of the request counts as well
 */
export function sameOriginWrites(ownOrigins: readonly string[]): RequestHandler {
  const own = new Set(ownOrigins);
  return (request: Request, _response: Response, next: NextFunction) => {
    const { origin } = request.headers;
    const foreign =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'cross-site'
        : !own.has(origin) && !hostsOf(request).includes(hostOf(origin));
    next(foreign && !reading.has(request.method) ? new ForeignOrigin() : undefined);
  };
}

/** A page of another site can set neither of these headers. */
function hostsOf({ headers }: Request): string[] {
  return [headers.host, headers['x-forwarded-host']].filter((host): host is string => typeof host === 'string');
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
