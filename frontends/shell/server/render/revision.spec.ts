import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { ApiCopies } from '../api-copies';
import { Revision } from './revision';

let revision: Revision;
let backend: Server;
let number = 7;
let requests = 0;
let status = 200;

async function aRevision(pollMs: number): Promise<void> {
  [number, requests, status] = [7, 0, 200];
  backend = createServer((_request, response) => {
    requests += 1;
    const now = number;
    setTimeout(() => response.writeHead(status).end(JSON.stringify({ revision: now })), 20);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  revision = new Revision({ copies: ApiCopies.at((backend.address() as AddressInfo).port), pollMs });
}
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

afterEach(() => {
  revision.close();
  backend.closeAllConnections();
  backend.close();
});

describe('the revision', () => {
  it('is unknown before the first response, and followed from then on', async () => {
    await aRevision(30);
    expect(revision.known).toBeNull();
    await until(() => revision.known === 7);
    number = 8;
    await until(() => revision.known === 8);
  });

  it('is requested again after a write, also while an older request is running', async () => {
    await aRevision(60_000);
    expect(requests).toBeLessThanOrEqual(1);
    await until(() => requests === 1);
    // The first response, with 7, is on its way; the write happens after it was made.
    number = 8;
    revision.noteWrite();
    expect(revision.pending).not.toBeNull();
    while (revision.pending) await revision.pending;
    expect(revision.known).toBe(8);
  });

  it('is requested once after many concurrent writes', async () => {
    await aRevision(60_000);
    await until(() => revision.known === 7);
    for (let at = 0; at < 50; at += 1) revision.noteWrite();
    while (revision.pending) await revision.pending;
    expect(requests).toBeLessThanOrEqual(3);
  });

  it('stays the same while the backend is unreachable or sends nonsense', async () => {
    await aRevision(20);
    await until(() => revision.known === 7);
    [number, status] = [9, 503];
    const before = requests;
    await until(() => requests > before + 3);
    expect(revision.known).toBe(7);
    backend.closeAllConnections();
    backend.close();
    revision.noteWrite();
    while (revision.pending) await revision.pending;
    expect(revision.known).toBe(7);
  });
});
