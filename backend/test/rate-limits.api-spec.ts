import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimits: true });
});
afterAll(() => api.close());

/** As the shell passes visitors on. */
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const ask = (address: string) => api.call('GET /api/auth/user', from(address));

describe('rate limits', () => {
  it.each([
    ['an address', () => '203.0.113.7', '203.0.113.8'],
    ['the addresses of one /56', (host: number) => `2001:db8:1:22${host % 10}0::${host}`, '2001:db8:1:2300::1'],
  ])(
    'answer 429 with the time to wait to %s that asks 600 times a minute, and to no other',
    async (_who, one, other) => {
      const statuses: number[] = [];
      for (let round = 0; round < 13; round += 1) {
        const answers = await Promise.all(Array.from({ length: 50 }, (_, host) => ask(one(host))));
        statuses.push(...answers.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(600);
      const refused = await ask(one(7));
      expect(refused).toMatchObject({ status: 429, body: { code: 'common.too_many_requests' } });
      const wait = Number(refused.headers.get('retry-after'));
      expect([wait > 0, wait <= 60]).toEqual([true, true]);
      expect((await ask(other)).status).toBe(200);
    },
  );

  it('never stand before the health probes', async () => {
    const answers = await Promise.all(Array.from({ length: 700 }, () => api.call('GET /api/health/live')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
