import type { IncomingMessage } from 'node:http';

import { describe, expect, it } from '@jest/globals';

import { clientsOf } from './client';
import { settingsOf } from './settings';

/** A request from `peer` with these headers, as a server with these variables sees it. */
function client(variables: Record<string, string>, peer: string, headers: Record<string, string> = {}) {
  const request = { headers: { host: 'afshoreh.example', ...headers }, socket: { remoteAddress: peer } };
  return clientsOf(settingsOf(variables))(request as unknown as IncomingMessage);
}
const addressOf = (TRUST_PROXY: string, peer: string, forwarded?: string) =>
  client({ TRUST_PROXY }, peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address;

describe("a client's address", () => {
  it.each([
    ['off', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['1', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['1', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['on', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['2', '127.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['2', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['9', '127.0.0.1', '198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '10.1.2.3', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['loopback', '::1', '198.51.100.7', '198.51.100.7'],
    ['2001:db8::/32', '2001:db8::1', '198.51.100.7', '198.51.100.7'],
  ])('with TRUST_PROXY=%s, connected from %s, named %s: %s', (trust, peer, forwarded, expected) => {
    expect(addressOf(trust, peer, forwarded)).toBe(expected);
  });

  it('is that of the last known hop when a proxy gives no valid address', () => {
    expect(addressOf('1', '192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('1', '192.0.2.1', 'unknown')).toBe('192.0.2.1');
    expect(addressOf('1', '192.0.2.1', "'; DROP TABLE")).toBe('192.0.2.1');
    expect(addressOf('2', '192.0.2.1', '1.2.3.4, unknown, 10.0.0.2')).toBe('10.0.0.2');
  });

  it('is normalised', () => {
    expect(addressOf('off', '::ffff:198.51.100.7')).toBe('198.51.100.7');
    expect(addressOf('1', '127.0.0.1', '198.51.100.7:53412')).toBe('198.51.100.7');
    expect(addressOf('1', '127.0.0.1', '[2001:db8::7]:53412')).toBe('2001:db8::7');
  });
});

describe('scheme and host', () => {
  const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };

  it('are taken from a trusted proxy', () => {
    expect(client({ TRUST_PROXY: '1' }, '127.0.0.1', claims)).toMatchObject({ scheme: 'https', host: 'shop.example' });
    const chain = { 'x-forwarded-proto': 'http, https', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    expect(client({ TRUST_PROXY: '1' }, '127.0.0.1', chain).scheme).toBe('https');
  });

  it('are not taken from a client', () => {
    expect(client({}, '198.51.100.7', claims)).toMatchObject({ scheme: 'http', host: 'afshoreh.example' });
    expect(client({ TRUST_PROXY: '10.0.0.0/8' }, '198.51.100.7', claims).scheme).toBe('http');
    const forged = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil.example, shop.example' };
    expect(client({ TRUST_PROXY: '1' }, '127.0.0.1', forged)).toMatchObject({ scheme: 'http', host: 'shop.example' });
  });

  it('is https where PUBLIC_URL is https', () => {
    expect(client({ PUBLIC_URL: 'https://afshoreh.example' }, '198.51.100.7').scheme).toBe('https');
  });
});

describe('the id of a request', () => {
  const id = '6f9b1c1e2f0a4c1d9f436d9f0b1b8f52';
  const idOf = (TRUST_PROXY: string, peer: string, sent: string) =>
    client({ TRUST_PROXY }, peer, { 'x-request-id': sent }).requestId;

  it('is taken from a trusted proxy only', () => {
    expect(idOf('1', '127.0.0.1', id)).toBe(id);
    expect(idOf('10.0.0.0/8', '10.1.2.3', id)).toBe(id);
    expect(idOf('10.0.0.0/8', '198.51.100.7', id)).toBeUndefined();
    expect(idOf('off', '127.0.0.1', id)).toBeUndefined();
  });

  it.each(['short', 'a b c d e f g h', '<script>alert(1)', 'x'.repeat(65)])('is never %s', (sent) => {
    expect(idOf('1', '127.0.0.1', sent)).toBeUndefined();
  });
});
