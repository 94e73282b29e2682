import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import type { Express, NextFunction, Request, Response } from 'express';
import { Unavailable } from '../../common/errors/index.js';
import { SandboxTakesNoFiles } from './sandbox-site.errors.js';
import { SandboxSite } from './sandbox-site.js';

const path = '/api/sandbox';
const cookiePrefix = 'sandbox-';
/**
 * The only request headers that are forwarded. All others are dropped, such as the secret of the shell's renderer and
 * cookies of the real site.
 */
const passedOn = [
  'accept',
  'authorization',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'if-range',
  'range',
  'transfer-encoding',
  'user-agent',
  'x-background',
];
/** Response headers that are not forwarded: those of the connection, and the caching header, which this site sets itself. */
const dropped = ['cache-control', 'connection', 'keep-alive', 'transfer-encoding'];
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Serves `/api/sandbox/api/…`: the API of a site of its own that stores nothing (docs/decisions/0047). Middleware after
 * this one does not see these requests, so only the sandbox reads their bodies.
 */
export function serveSandboxSite(app: INestApplication): void {
  const site = app.get(SandboxSite);
  if (!site.exists) return;
  (app.getHttpAdapter().getInstance() as Express).use(path, (request, response, next) => {
    if (!request.url.startsWith('/api/')) return next();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (request.headers['content-type']?.startsWith('multipart/')) return next(new SandboxTakesNoFiles());
    forward(site, request, response, next).catch(next);
  });
}

async function forward(site: SandboxSite, request: Request, response: Response, next: NextFunction): Promise<void> {
  const { origin, leave, count } = await site.enter(!reading.includes(request.method));
  if (response.destroyed) return leave();
  response.once('close', leave);
  const { hostname, port } = new URL(origin);
  const { method, url } = request;
  const upstream = httpRequest({ hostname, port, method, path: url, headers: headersFor(request), agent: false });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersOf(answer.headers));
    pipeline(answer, response, () => undefined);
  });
  // The sandbox has ended; the next request starts it again.
  upstream.on('error', () => (response.headersSent ? response.destroy() : next(new Unavailable())));
  response.once('close', () => upstream.destroy());
  request.on('data', ({ length }: Buffer) => count(length));
  request.pipe(upstream);
}

function headersFor(request: Request): OutgoingHttpHeaders {
  const kept = passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]]));
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const own = cookies.filter((pair) => pair.startsWith(cookiePrefix)).map((pair) => pair.slice(cookiePrefix.length));
  return {
    ...(Object.fromEntries(kept) as OutgoingHttpHeaders),
    ...(own.length > 0 && { cookie: own.join('; ') }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-request-id': String((request as { id?: unknown }).id),
  };
}

function headersOf(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const { 'set-cookie': cookies, link } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(cookies && { 'set-cookie': cookies.map(cookieOfSandbox) }),
    ...(typeof link === 'string' && { link: link.replaceAll('</api/', `<${path}/api/`) }),
  };
}

/** The cookie under another name and path, so that it is not taken for the session of the real site. */
const cookieOfSandbox = (cookie: string): string =>
  `${cookiePrefix}${cookie.replace(/;\s*path=[^;]*/i, '')}; Path=${path}`;
