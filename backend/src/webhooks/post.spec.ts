import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { post, publicTargets } from './post.js';

let server: Server;
let port: number;
let connections = 0;
beforeAll(async () => {
  server = createServer((_request, response) => response.end());
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (url: string, targets = publicTargets()) =>
  post(url, { headers: {}, body: '{}', targets, stop: new AbortController().signal });

describe('an attempt', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
    'localhost',
  ])('does not connect to %s', async (host) => {
    const outcome = await send(`https://${host}:${port}/`);
    expect([outcome.responseStatus, outcome.error, connections]).toEqual([null, 'address_refused', 0]);
  });

  it('looks a name up once and checks what it connects to, so that another answer later changes nothing', async () => {
    let lookups = 0;
    const lookup: LookupFunction = (_name, _options, answer) => {
      lookups += 1;
      answer(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    };
    const outcome = await send(`https://rebinding.example:${port}/`, publicTargets({ lookup }));
    expect([outcome.error, lookups, connections]).toEqual(['address_refused', 1, 0]);
  });

  it('connects to no address by plain http', async () => {
    const outcome = await send('http://203.0.113.7/');
    expect([outcome.responseStatus, outcome.error]).toEqual([null, 'ERR_INVALID_PROTOCOL']);
  });
});
