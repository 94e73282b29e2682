import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { Revision } from './revision';

let revision: Revision;
let backend: Server;
let number = 7;
let asked = 0;
let status = 200;

async function aRevision(pollMs: number): Promise<void> {
  [number, asked, status] = [7, 0, 200];
  backend = createServer((_request, response) => {
    asked += 1;
    const now = number;
    setTimeout(() => response.writeHead(status).end(JSON.stringify({ revision: now })), 20);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  revision = new Revision({ apiPort: (backend.address() as AddressInfo).port, pollMs });
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
  it('is not known before the backend said it, and followed from then on', async () => {
    await aRevision(30);
    expect(revision.known).toBeNull();
    await until(() => revision.known === 7);
    number = 8;
    await until(() => revision.known === 8);
  });

  it('is asked for anew after a write, also while an older question is under way', async () => {
    await aRevision(60_000);
    expect(asked).toBeLessThanOrEqual(1);
    await until(() => asked === 1);
    // The first answer is on its way with 7; the write comes after it was made.
    number = 8;
    revision.noteWrite();
    expect(revision.pending).not.toBeNull();
    while (revision.pending) await revision.pending;
    expect(revision.known).toBe(8);
  });

  it('is asked for once after many writes at once', async () => {
    await aRevision(60_000);
    await until(() => revision.known === 7);
    for (let at = 0; at < 50; at += 1) revision.noteWrite();
    while (revision.pending) await revision.pending;
    expect(asked).toBeLessThanOrEqual(3);
  });

  it('stays as it was while the backend is away or confused', async () => {
    await aRevision(20);
    await until(() => revision.known === 7);
    [number, status] = [9, 503];
    const before = asked;
    await until(() => asked > before + 3);
    expect(revision.known).toBe(7);
    backend.closeAllConnections();
    backend.close();
    revision.noteWrite();
    while (revision.pending) await revision.pending;
    expect(revision.known).toBe(7);
  });
});
