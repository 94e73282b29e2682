import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ApiCopies } from './api-copies';
import { BackendHealth } from './backend-health';

let backend: Server;
let asked: string[];
let answer: (response: ServerResponse) => void;
let apiPort: number;

beforeEach(async () => {
  asked = [];
  answer = (response) => response.end('{}');
  backend = createServer(({ url = '' }, response) => {
    asked.push(url);
    answer(response);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  apiPort = (backend.address() as AddressInfo).port;
});
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
});

/** A health check without a cache. */
const health = (limits = {}) => new BackendHealth({ copies: ApiCopies.at(apiPort), freshMs: 0, ...limits });

describe('the readiness of the backend', () => {
  it('is ready when its health check succeeds', async () => {
    expect(await health().unreadiness()).toBeNull();
    expect(asked).toEqual(['/api/health/ready']);
  });

  it('is not ready when its health check fails, is cut off, hangs or is unreachable; and is ready again afterwards', async () => {
    const known = health({ silenceMs: 100 });
    answer = (response) => response.writeHead(503).end('{}');
    expect(await known.unreadiness()).toBe('the backend is not ready (503)');
    answer = (response) => response.destroy();
    expect(await known.unreadiness()).toBe('the backend is away');
    answer = () => {};
    expect(await known.unreadiness()).toBe('the backend does not answer in time');
    answer = (response) => response.end('{}');
    expect(await known.unreadiness()).toBeNull();
    backend.closeAllConnections();
    backend.close();
    expect(await known.unreadiness()).toBe('the backend is away');
  });

  it('is what was known before, while it has so much to do that it answers late', async () => {
    const known = health({ answerMs: 50, silenceMs: 60_000 });
    let late: ServerResponse[] = [];
    answer = (response) => late.push(response);
    expect(await known.unreadiness()).toBe('the backend does not answer in time');
    for (const [status, unreadiness] of [
      [200, null],
      [503, 'the backend is not ready (503)'],
    ] as const) {
      late.forEach((response) => response.writeHead(status).end('{}'));
      late = [];
      while ((await known.unreadiness()) !== unreadiness) {
        late.forEach((response) => response.writeHead(status).end('{}'));
        late = [];
      }
      expect(await known.unreadiness()).toBe(unreadiness);
    }
  });

  it('is checked once for all requests within a second', async () => {
    const known = new BackendHealth({ copies: ApiCopies.at(apiPort), freshMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => known.unreadiness()));
    expect(await known.unreadiness()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
