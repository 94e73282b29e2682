import { describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { databaseKind, startApi, startApiForSpec, type Answer, type TestApi } from './support/index.js';
import { aMobile, PhoneBrowser } from './support/phone-browser.js';

const api = await startApiForSpec({ rateLimits: true });

let hosts = 0;
/** An address that no test has used yet. */
const anAddress = (): string => {
  hosts += 1;
  return `198.19.${hosts >> 8}.${hosts & 255}`;
};
const askFor = (phone: string, address = anAddress(), on: TestApi = api): Promise<Answer> =>
  new PhoneBrowser(on, address).askForCode(phone);
const many = async (phones: string[], address?: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (const phone of phones) statuses.push((await askFor(phone, address)).status);
  return statuses;
};
const times = (count: number, phone: string | (() => string)): string[] =>
  Array.from({ length: count }, () => (typeof phone === 'string' ? phone : phone()));
const turkish = (at: number): string => `+9053212345${String(at).padStart(2, '0')}`;
const german = (at: number): string => `+49151234567${String(at).padStart(2, '0')}`;

describe('codes for one number', () => {
  it('are ten an hour for strangers, and then refused with the time to wait, alike for known and unknown numbers', async () => {
    const [known, unknown] = [aMobile(), aMobile()];
    await new PhoneBrowser(api, anAddress()).login(known);
    expect(await many(times(9, known))).toEqual(Array(9).fill(200));
    expect(await many(times(10, unknown))).toEqual(Array(10).fill(200));
    const [first, second] = [await askFor(known), await askFor(unknown)];
    expect([first.status, first.body.code]).toEqual([429, 'common.too_many_requests']);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(second.body).toEqual({ ...first.body, requestId: expect.any(String) });
  });

  it('are five an hour from one address', async () => {
    expect(await many(times(6, aMobile()), anAddress())).toEqual([...Array<number>(5).fill(200), 429]);
  });

  it('that strangers use up do not keep the owner out of a browser that logged in before', async () => {
    const phone = aMobile();
    const own = new PhoneBrowser(api, anAddress());
    await own.login(phone);
    await many(times(10, phone));
    expect((await askFor(phone)).status).toBe(429);
    expect((await own.login(phone, {})).status).toBe(200);
  });
});

it('from one network, codes are a hundred an hour', async () => {
  const address = anAddress();
  const statuses = await many(times(101, aMobile), address);
  expect(statuses).toEqual([...Array<number>(100).fill(200), 429]);
  expect((await askFor(aMobile())).status).toBe(200);
});

it('codes abroad are thirty an hour for one country and sixty for all, and those of this country go on', async () => {
  expect(await many(Array.from({ length: 31 }, (_, at) => turkish(at)))).toEqual([...Array<number>(30).fill(200), 429]);
  expect(await many(Array.from({ length: 30 }, (_, at) => german(at)))).toEqual(Array(30).fill(200));
  expect((await askFor('+447911123456')).status).toBe(429);
  expect((await askFor(aMobile())).status).toBe(200);
});

if (databaseKind === 'mysql') {
  it('copies of the service on one database count codes together, and keep no number', async () => {
    const { database } = api.api.app.get(Env);
    const variables = { DATABASE_URL: database.type === 'mysql' ? database.url : '' };
    const other = await startApi({ rateLimits: true, variables });
    try {
      const phone = aMobile();
      const address = anAddress();
      expect(await many(times(3, phone), address)).toEqual([200, 200, 200]);
      const there = await Promise.all(times(4, phone).map((each) => askFor(each, address, other)));
      expect(there.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
      expect(JSON.stringify(await api.database.read.query('SELECT * FROM rate_limit'))).not.toContain(phone.slice(3));
    } finally {
      await other.close();
    }
  });
}
