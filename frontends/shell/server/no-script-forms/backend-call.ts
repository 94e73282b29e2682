import { request as httpRequest, type IncomingMessage } from 'node:http';

import { setTraceHeaders } from '@afshoreh/config';

import type { Client } from '../client';
import { requestIdOf } from '../request-id';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;
/** The backend uses these headers to identify the customer and to detect forms of other sites. */
const PASSED_ON = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'] as const;

export interface BackendResponse {
  status: number;
  body: unknown;
}

export interface Call {
  apiOrigin: string;
  method: 'GET' | 'POST';
  path: string;
  /** The visitor's request. */
  request: IncomingMessage;
  client: Client;
  headers?: Record<string, string>;
  body?: object;
  timeoutMs?: number;
}

/** Calls the backend on behalf of a visitor, with their address and headers, so that its limits and checks apply. */
export function callBackend({
  apiOrigin,
  method,
  path,
  request,
  client,
  headers,
  body,
  timeoutMs = TIMEOUT_MS,
}: Call): Promise<BackendResponse> {
  const content = body && Buffer.from(JSON.stringify(body));
  const own = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  return new Promise((resolve, reject) => {
    const all = {
      ...own,
      ...headers,
      ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
      'x-forwarded-for': client.address,
      'x-forwarded-proto': client.scheme,
      'x-forwarded-host': client.host ?? '',
      'x-request-id': requestIdOf(request),
    };
    setTraceHeaders(all, request);
    const call = httpRequest(new URL(path, apiOrigin), { method, timeout: timeoutMs, headers: all });
    call.once('timeout', () => call.destroy(new Error('the backend does not answer')));
    call.once('error', reject);
    call.once(
      'response',
      (answer) => void bodyOf(answer).then((read) => resolve({ status: answer.statusCode ?? 502, body: read }), reject),
    );
    call.end(content);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('the response of the backend is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
}
