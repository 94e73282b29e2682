import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { STREAMS, UPLOADS } from '@afshoreh/api-client/operation-kinds';
import { networkOf } from '@afshoreh/config';

import type { ApiCopies } from '../api-copies';
import { backendAgent } from '../backend-agent';
import { announcedBody } from '../body';
import type { ClientOf } from '../client';
import { PROBLEMS, sendProblem } from '../problem';
import { Bulkhead } from './bulkhead';
import { Exchange, type ProxiedRequest, type Backend } from './exchange';
import { FairShare } from './fair-share';
import { LIMITS, type ProxyLimits } from './limits';
import { refusalFor, SmallBodies } from './small-bodies';

const NOTHING = Buffer.alloc(0);

interface Target {
  copies: ApiCopies;
  clientOf: ClientOf;
  /** Called after a write, before its response is sent to the client. */
  onWrite?: () => void;
  onRead?: Backend['onRead'];
  /** After a write, returns a promise that resolves once every copy knows of the write. Reads wait for it. */
  pending?: (() => Promise<void> | null) | undefined;
  /** Aborted when this server begins to close: event streams end, and new ones are refused. */
  closing?: AbortSignal | undefined;
  /** Tests use smaller ones. */
  limits?: ProxyLimits;
  reuseMs?: number | undefined;
}

/** Matches requests for operations of the API's document, each a method and a path. */
function requestsFor(operations: readonly string[]): (request: IncomingMessage) => boolean {
  const patterns = operations.map((operation) => operation.replace(/\{\w+\}/g, '[^/?]+'));
  const pattern = new RegExp(`^(${patterns.join('|')})/?(\\?|$)`);
  return ({ method, url }) => pattern.test(`${method} ${url}`);
}

const takesFile = requestsFor(UPLOADS);

/** Uploads are too large for memory; the backend reads them after it has authenticated the sender. */
const isUpload = (request: IncomingMessage): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') === true && takesFile(request);

/** Event streams stay open, so they have places of their own. */
const isStream = requestsFor(STREAMS);

function enter(bulkhead: Bulkhead, proxied: ProxiedRequest, backend: Backend): void {
  const leave = bulkhead.enter(
    proxied.network,
    (done, place) => new Exchange(proxied, backend, done, place).start(),
    (exceeded) => sendProblem(proxied.request, proxied.response, refusalFor(exceeded)),
  );
  proxied.response.once('close', leave);
}

/** A bulkhead for each kind of request, so that one kind does not block another. */
function placesAtBackend(limits: ProxyLimits) {
  const exchanges = new Bulkhead(limits.exchanges);
  const media = new Bulkhead(limits.media);
  const uploads = new Bulkhead(limits.uploads);
  const streams = new Bulkhead(limits.streams);
  return {
    uploads,
    streams,
    inAll: [exchanges, media, uploads, streams].reduce((sum, { places }) => sum + places, 0),
    for: (request: IncomingMessage): Bulkhead => {
      if (request.url?.startsWith('/media/')) return media;
      return isStream(request) ? streams : exchanges;
    },
  };
}

/** Keeps track of event streams, to end them when this server closes. */
function openStreams(closing: AbortSignal | undefined): (response: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  closing?.addEventListener('abort', () => open.forEach((response) => response.destroy()));
  return (response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  };
}

function allowBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect !== undefined) response.writeContinue();
}

/**
 * Returns a listener that proxies requests to the backend. Every message is framed anew, small bodies are read before a
 * connection to the backend is used, and all waiting is bounded (decision 10).
 */
export function proxyTo({
  copies,
  clientOf,
  onWrite,
  onRead,
  pending = () => null,
  closing,
  limits = LIMITS,
  reuseMs,
}: Target): RequestListener {
  const places = placesAtBackend(limits);
  const noteStream = openStreams(closing);
  const smallBodies = new SmallBodies(limits.smallBodies);
  const agent = backendAgent({ maxSockets: places.inAll, reuseMs });
  const backend: Backend = {
    copies,
    agent,
    limits,
    waitingResponses: new FairShare(limits.answer.memory),
    onWrite,
    onRead,
  };

  return (request, response) => {
    const client = clientOf(request);
    const network = networkOf(client.address);
    const announced = announcedBody(request);
    const isLarge = isUpload(request);
    const most = isLarge ? limits.upload.bytes : limits.smallBodies.bytes;
    if (announced !== 'chunked' && announced > most) return sendProblem(request, response, PROBLEMS.tooLarge);
    const bulkhead = places.for(request);
    if (bulkhead === places.streams) {
      if (closing?.aborted) return sendProblem(request, response, PROBLEMS.unavailable);
      noteStream(response);
    }
    const proxied = { request, response, client, network };
    if (announced === 0) {
      const start = () => enter(bulkhead, { ...proxied, body: NOTHING }, backend);
      const others = copies.all.length > 1 ? pending() : null;
      if (!others) return start();
      return void others.then(() => response.destroyed || start());
    }
    allowBody(request, response);
    if (isLarge) return enter(places.uploads, { ...proxied, body: 'streamed' }, backend);
    smallBodies.read(request, response, network, (body) => enter(bulkhead, { ...proxied, body }, backend));
  };
}
