import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

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

/** One that asks anew each time. */
const health = (timeoutMs = 1_000) => new BackendHealth({ apiPort, freshMs: 0, timeoutMs });

describe('what the shell says of the backend', () => {
  it('is that it is ready, when it says so itself', async () => {
    expect(await health().unreadiness()).toBeNull();
    expect(asked).toEqual(['/api/health/ready']);
  });

  it('is that it is not, when it says so, hangs up, hangs or is away; and that it is again', async () => {
    const known = health(100);
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

  it('is asked once for all who want to know within a second', async () => {
    const known = new BackendHealth({ apiPort, freshMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => known.unreadiness()));
    expect(await known.unreadiness()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
