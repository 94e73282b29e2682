import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { authenticateRenderer } from './authenticate-renderer';

const plainFetch = globalThis.fetch;
let server: Server;
let origin: string;
let proofs: (string | string[] | undefined)[];

beforeEach(async () => {
  proofs = [];
  server = createServer(({ headers }, response) => {
    proofs.push(headers['x-afshoreh-renderer']);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  globalThis.fetch = plainFetch;
  server.closeAllConnections();
  server.close();
});

it('sends the secret of the renderer to the API and to no other server', async () => {
  authenticateRenderer({ apiOrigin: origin, rendererSecret: 'known to two' });
  await fetch(`${origin}/api/products`);
  await fetch(new Request(`${origin}/api/products`, { headers: { accept: 'application/json' } }));
  await fetch(`${origin.replace('127.0.0.1', 'localhost')}/elsewhere`).catch(() => undefined);
  expect(proofs.slice(0, 2)).toEqual(['known to two', 'known to two']);
  expect(proofs.slice(2)).not.toContain('known to two');
});

it('sends no header without a secret', async () => {
  authenticateRenderer({ apiOrigin: origin, rendererSecret: null });
  await fetch(`${origin}/api/products`);
  expect(proofs).toEqual([undefined]);
});
