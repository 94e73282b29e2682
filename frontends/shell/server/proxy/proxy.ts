import { Agent, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

import { networkOf } from '@afshoreh/config';

import { announcedBody } from '../body';
import type { ClientOf } from '../client';
import { PROBLEMS, sendProblem } from '../problem';
import { Bulkhead } from './bulkhead';
import { Exchange, type Asked, type Backend } from './exchange';
import { LIMITS, type ProxyLimits } from './limits';
import { refusalFor, SmallBodies } from './small-bodies';

const NOTHING = Buffer.alloc(0);

interface Target {
  port: number;
  clientOf: ClientOf;
  /** Called when something was written, before whoever wrote it hears of it. */
  onWrite?: () => void;
  onRead?: Backend['onRead'];
  /** Aborted when this server closes: answers that stay open end then. */
  closing?: AbortSignal | undefined;
  /** Tests have smaller ones. */
  limits?: ProxyLimits;
}

const uploads = /^(POST \/api\/(media\/upload|products\/import(\/check)?)|PUT \/api\/media\/\d+\/file)\/?(\?|$)/;

/** The one kind of body that is too large to be held here: the backend reads it when it has seen who sends it. */
function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return isForm && uploads.test(`${method} ${url}`);
}

/** An answer that stays open; it must not keep a place from those that come and go. */
function isStream({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && /^\/api\/orders\/stream\/?(\?|$)/.test(url);
}

function enter(bulkhead: Bulkhead, asked: Asked, network: string, backend: Backend): void {
  const leave = bulkhead.enter(
    network,
    (done) => new Exchange(asked, backend, done).start(),
    (exceeded) => sendProblem(asked.request, asked.response, refusalFor(exceeded)),
  );
  asked.response.once('close', leave);
}

/** Answers that stay open until whoever asked leaves, or this server. */
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
 * Answers a function that passes a request on to the backend and streams its answer back. Every message is framed anew, small
 * bodies are read before a connection to the backend is taken, and what waits is bounded (decision 10).
 */
export function proxyTo({ port, clientOf, onWrite, onRead, closing, limits = LIMITS }: Target): RequestListener {
  const exchanges = new Bulkhead(limits.exchanges);
  const uploads = new Bulkhead(limits.uploads);
  const streams = new Bulkhead(limits.streams);
  const noteStream = openStreams(closing);
  const smallBodies = new SmallBodies(limits.smallBodies);
  const maxSockets = [limits.exchanges, limits.uploads, limits.streams].reduce(
    (sum, { running }) => sum + running.inAll,
    0,
  );
  const agent = new Agent({ keepAlive: true, maxSockets, scheduling: 'lifo' });
  const backend: Backend = { port, agent, upload: limits.upload, onWrite, onRead };

  return (request, response) => {
    const client = clientOf(request);
    const network = networkOf(client.address);
    const announced = announcedBody(request);
    const isLarge = isUpload(request);
    const most = isLarge ? limits.upload.bytes : limits.smallBodies.bytes;
    if (announced !== 'chunked' && announced > most) return sendProblem(request, response, PROBLEMS.tooLarge);
    const isOpen = isStream(request);
    const places = isOpen ? streams : exchanges;
    if (isOpen) noteStream(response);
    if (announced === 0) return enter(places, { request, response, client, body: NOTHING }, network, backend);
    allowBody(request, response);
    if (isLarge) return enter(uploads, { request, response, client, body: 'streamed' }, network, backend);
    smallBodies.read(request, response, network, (body) => {
      enter(places, { request, response, client, body }, network, backend);
    });
  };
}
