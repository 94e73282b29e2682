import { describe, expect, it } from '@jest/globals';
import { startApiForSpec } from './support/index.js';
import { aDialogOrder, addProduct, aQuoteForm } from './support/shop.js';

const api = await startApiForSpec({ rateLimits: true });

/** As the shell passes the address of visitors on. */
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

  it('allow five new Open Graph pictures in ten seconds for each network; cached pictures do not count', async () => {
    const token = await api.loginAdmin();
    const ids: number[] = [];
    for (let made = 0; made < 6; made += 1) ids.push(await addProduct(api, token));
    const picture = async (id: number | undefined, address: string): Promise<Response> => {
      const response = await fetch(`${api.url}/media/og/products/${id}.png`, from(address));
      await response.arrayBuffer();
      return response;
    };
    const drawn = await Promise.all(ids.map((id) => picture(id, '198.51.100.7')));
    const refused = drawn.filter(({ status }) => status === 429);
    expect([refused.length, Number(refused[0]?.headers.get('retry-after')) <= 10]).toEqual([1, true]);
    const kept = ids[drawn.findIndex(({ status }) => status === 200)];
    const again = await Promise.all(Array.from({ length: 20 }, () => picture(kept, '198.51.100.7')));
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await picture(ids[drawn.indexOf(refused[0] as Response)], '198.51.100.8')).status).toBe(200);
  });

  it('stop guesses at one quote from many addresses after 60 wrong pairs an hour; right pairs do not count', async () => {
    const token = await api.loginAdmin();
    const body = aDialogOrder(await addProduct(api, token));
    const { id } = (await api.call('POST /api/orders', { body })).body as { id: number };
    const { items } = (await api.call(`GET /api/orders/${id}`, { token })).body as { items: { id: number }[] };
    const draft = await api.call(`POST /api/orders/${id}/quotes`, { token, body: aQuoteForm(items) });
    const sent = await api.call(`POST /api/quotes/${draft.body.id}/send`, { token, body: {} });
    const track = async (host: number, phone = '09350000000', code = sent.body.number as string): Promise<number> =>
      (await api.call(`GET /api/quotes/track?code=${code}&phone=${phone}`, from(`192.0.${host}.1`))).status;
    for (let host = 0; host < 5; host += 1) expect(await track(host, '09141234567')).toBe(200);
    const guesses = [];
    for (let host = 0; host < 61; host += 1) guesses.push(await track(host));
    expect([guesses.slice(0, 60).every((status) => status === 404), guesses[60]]).toEqual([true, 429]);
    // The limit tells nothing either: it is the same for a number that nobody was sent.
    const unknown = [];
    for (let host = 0; host < 61; host += 1) unknown.push(await track(host, '09350000000', '1405-9876'));
    expect(unknown).toEqual(guesses);
  });

  it('never apply to the health probes', async () => {
    const answers = await Promise.all(Array.from({ length: 700 }, () => api.call('GET /api/health/live')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
