import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ApiCopies } from './api-copies';
import { clientsOf } from './client';
import { siteServer } from './http-server';
import { proxyTo } from './proxy/proxy';
import { Revision } from './render/revision';
import { settingsOf } from './settings';

/** A copy of the API: what reached it, and what it does with it. */
class Copy {
  asked: string[] = [];
  revision = 7;
  isSilent = false;
  answer: (response: ServerResponse) => void = (response) => response.end(this.name);
  private port = 0;
  private readonly server: Server;

  constructor(readonly name: string) {
    this.server = createServer((request, response) => {
      if (request.url === '/api/health/revision') {
        if (this.isSilent) return;
        response.end(JSON.stringify({ revision: this.revision }));
        return;
      }
      request.resume().on('end', () => {
        this.asked.push(`${request.method} ${request.url}`);
        this.answer(response);
      });
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let [a, b] = [new Copy('a'), new Copy('b')];
let copies: ApiCopies;
let site: Server;
let revision: Revision | undefined;

beforeEach(async () => {
  [a, b] = [new Copy('a'), new Copy('b')];
  await Promise.all([a.listen(), b.listen()]);
  copies = new ApiCopies([a.origin, b.origin]);
  const follow = { onWrite: () => revision?.noteWrite(), pending: () => revision?.pending ?? null };
  site = siteServer(proxyTo({ copies, clientOf: clientsOf(settingsOf({})), ...follow }));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  revision?.close();
  revision = undefined;
  site.closeAllConnections();
  await Promise.all([a.close(), b.close(), new Promise((resolve) => site.close(resolve))]);
});

interface Answer {
  status: number | undefined;
  text: string;
}

function ask(path: string, method = 'GET', body?: string): Promise<Answer> {
  const { port } = site.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('several copies of the API', () => {
  it('share the calls', async () => {
    for (let at = 0; at < 10; at += 1) expect((await ask(`/api/${at}`)).status).toBe(200);
    expect([a.asked.length, b.asked.length]).toEqual([5, 5]);
  });

  it('get more calls where fewer wait', async () => {
    const waiting: ServerResponse[] = [];
    a.answer = (response) => waiting.push(response);
    const slow = [ask('/api/1'), ask('/api/2')];
    await until(() => waiting.length === 1);
    for (let at = 0; at < 5; at += 1) expect((await ask('/api/3')).text).toBe('b');
    waiting.forEach((response) => response.end('late'));
    expect((await Promise.all(slow)).map(({ text }) => text).sort()).toEqual(['b', 'late']);
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE'])('go on without one that refuses connections: %s', async (method) => {
    await a.close();
    for (let at = 0; at < 4; at += 1) expect(await ask('/api/x', method)).toEqual({ status: 200, text: 'b' });
    await a.listen();
  });

  it('get a read once more that the first one broke off, and a write never', async () => {
    a.answer = (response) => response.socket?.destroy();
    b.answer = (response) => response.socket?.destroy();
    expect((await ask('/api/x', 'POST', '{}')).status).toBe(502);
    expect([...a.asked, ...b.asked]).toEqual(['POST /api/x']);
    b.answer = (response) => response.end('b');
    for (let at = 0; at < 4; at += 1) expect(await ask('/api/y')).toEqual({ status: 200, text: 'b' });
  });

  it('answer with 503 once none is left, and again when one is back', async () => {
    await Promise.all([a.close(), b.close()]);
    expect((await ask('/api/x')).status).toBe(503);
    await Promise.all([a.listen(), b.listen()]);
    expect((await ask('/api/x')).status).toBe(200);
  });

  it('answer the reads of one that became silent, and not its writes', async () => {
    const held: ServerResponse[] = [];
    a.answer = (response) => void held.push(response);
    const answers = [ask('/api/1'), ask('/api/2')];
    await until(() => held.length === 1 && b.asked.length === 1);
    const writes = [ask('/api/3', 'POST', '{}'), ask('/api/4', 'POST', '{}')];
    await until(() => held.length === 2);
    a.isSilent = true;
    revision = new Revision({ copies, pollMs: 20 });
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['b', 'b']);
    expect((await ask('/api/5')).text).toBe('b');
    held.forEach((response) => response.end('awake'));
    expect((await Promise.all(writes)).map(({ text }) => text).sort()).toEqual(['awake', 'b']);
    expect([...a.asked, ...b.asked].filter((each) => each.startsWith('POST'))).toHaveLength(2);
  }, 60_000);
});

describe('the revision of several copies', () => {
  it('is the lowest one, because either may send what it has', async () => {
    b.revision = 9;
    revision = new Revision({ copies, pollMs: 20 });
    await until(() => revision?.confirmed === 7);
    a.revision = 10;
    await until(() => revision?.confirmed === 9);
  });

  it('is asked for after a write, and a read waits until every copy knows of it', async () => {
    revision = new Revision({ copies, pollMs: 60_000 });
    await until(() => revision?.confirmed === 7);
    [a.revision, b.revision] = [8, 8];
    let known: number | null = null;
    a.answer = b.answer = (response) => {
      known = revision?.confirmed ?? null;
      response.end('well');
    };
    await ask('/api/x', 'PUT', '{}');
    await ask('/api/x');
    expect(known).toBe(8);
  });

  it('does not wait for one that is away, which is used again once it knows as much', async () => {
    await a.close();
    revision = new Revision({ copies, pollMs: 20 });
    await until(() => revision?.confirmed === 7);
    b.revision = 8;
    await until(() => revision?.confirmed === 8);
    await a.listen();
    expect(copies.present).toEqual([copies.all[1]]);
    a.revision = 8;
    await until(() => copies.present.length === 2);
    expect(revision.confirmed).toBe(8);
  });
});
