import { expect, test } from '@playwright/test';

import { RawClient } from '../support/raw-client';
import { adminHeaders } from '../support/site';

/* What comes over the wire and is no browser's doing, sent to the site as it runs: the shell before the real API. */

let clients: RawClient[] = [];
test.afterEach(() => {
  clients.forEach((client) => client.destroy());
  clients = [];
});

async function connected(site = ''): Promise<RawClient> {
  const client = await RawClient.open(site);
  clients.push(client);
  return client;
}

/** A hidden subscription, by which the test can see whether it reached the API. */
function hidden(email: string): string {
  const body = JSON.stringify({ email });
  return `POST /api/newsletter HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'];
const framings: [what: string, framed: (body: string) => string][] = [
  ['with a length', (body) => `Content-Length: ${body.length}\r\n\r\n${body}`],
  ['in chunks', (body) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
  [
    'with a length that Connection names',
    (body) => `Connection: content-length, host\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  ],
  [
    'with a coding that Connection names',
    (body) =>
      `Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
  [
    'with two framings',
    (body) => `Content-Length: ${body.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
  ],
];

test('a request in the body of another never reaches the API, and every visitor gets their own response', async ({
  baseURL,
  request,
}) => {
  const headers = await adminHeaders(request);
  const subscribers = async () =>
    (await (await request.get('/api/newsletter?limit=100', { headers })).json()) as { email: string | null }[];
  for (const method of methods) {
    for (const [what, framed] of framings) {
      const email = `${method}-${what.replaceAll(' ', '-')}@example.com`.toLowerCase();
      const attacker = await connected(baseURL);
      const path = method === 'POST' ? '/api/contact' : '/api/health/live';
      attacker.send(
        `${method} ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n${framed(hidden(email))}`,
      );
      expect(await attacker.status(), `${method} ${what}`).toBeGreaterThan(0);
      // The response to a hidden request would go to the next request on the connection between shell and API.
      const answers = await Promise.all(Array.from({ length: 3 }, () => request.get('/api/products/1')));
      for (const answer of answers) expect(await answer.json(), `${method} ${what}`).toMatchObject({ id: 1 });
    }
  }
  expect((await subscribers()).filter(({ email }) => email?.endsWith('@example.com'))).toEqual([]);
});

test('requests without Host, and bytes that are not HTTP, are refused and end no process', async ({ baseURL }) => {
  const bystander = await connected(baseURL);
  for (const sent of [
    'GET /api/x HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET /media/x HTTP/1.0\r\n\r\n',
    'nonsense\r\n\r\n',
    '\0',
  ]) {
    for (let time = 0; time < 8; time += 1) {
      const client = await connected(baseURL);
      client.send(sent);
      await client.closed;
      expect(client.received).toMatch(/^HTTP\/1\.1 400 .*"message":"[آ-ی]/s);
    }
  }
  // This connection would be broken if the process had ended.
  bystander.send('GET /livez HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  await bystander.closed;
  expect(bystander.received).toMatch(/^HTTP\/1\.1 200 /);
});

test('while three hundred connections send a byte now and then, others get pages and data at once', async ({
  baseURL,
  request,
}) => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => connected(baseURL)));
  for (const client of slow) {
    client.send(
      'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
  }
  const sending = setInterval(() => slow.forEach((client) => client.send(' ')), 500);
  for (const path of ['/api/products', '/api/health/ready', '/products']) {
    const started = performance.now();
    expect((await request.get(path)).status()).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
  }
  clearInterval(sending);
});
