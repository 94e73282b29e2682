import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dayBefore, dayOf } from '../src/common/tehran-day.js';
import { Env } from '../src/config/index.js';
import { figuresKey, PublishedFigures } from '../src/vitals/published-figures.js';
import { VitalCounts } from '../src/vitals/vital-counts.js';
import { failStatement } from './support/faults.js';
import { startApi, startApiForSpec, type Answer, type TestApi } from './support/index.js';

const api = await startApiForSpec();
let token: string;

beforeAll(async () => {
  token = await api.loginAdmin();
});

beforeEach(async () => {
  await counts().write();
  await api.database.write((tx) => tx.query('DELETE FROM vital_count'));
});

const counts = (of: TestApi = api): VitalCounts => of.api.app.get(VitalCounts);
const product = { remote: 'storefront', version: 'aaaa1111', page: '/product/:id' };
const send = (page: object, to = api): Promise<Answer> =>
  to.call('POST /api/vitals', { body: { pages: [{ ...product, ...page }] } });
const report = async (days = 7) => (await api.call(`GET /api/admin/vitals?days=${days}`, { token })).body;
const stored = (): Promise<Record<string, string | number>[]> => api.database.read.query('SELECT * FROM vital_count');

describe('a report of a browser', () => {
  it('is added to the sums of its release, and nothing of the visit itself is stored', async () => {
    for (const lcp of [900, 1_000, 1_100, 4_800]) {
      expect(
        await send({ lcp, inp: 48, cls: 30, failures: lcp > 4_000 ? ['load', 'error', 'flood', 'leak'] : undefined }),
      ).toMatchObject({
        status: 204,
      });
    }
    expect((await report()).releases).toEqual([
      {
        remote: 'storefront',
        version: 'aaaa1111',
        lastDay: dayOf(new Date()),
        views: 4,
        lcp: { p75: 1_250, rating: 'good', views: 4 },
        inp: { p75: 52, rating: 'good', views: 4 },
        cls: { p75: 28, rating: 'good', views: 4 },
        failedLoads: 1,
        brokenAreas: 0,
        busyViews: 0,
        floodedViews: 1,
        leakyViews: 1,
        uncaughtErrors: 1,
      },
    ]);
    const rows = await stored();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['bucket', 'day', 'metric', 'page', 'remote', 'version', 'views'].sort(),
    );
    expect(rows).toHaveLength(11);
  });

  it('is counted by version, so that a canary stands beside the version of everybody else', async () => {
    await send({ lcp: 1_000 });
    await send({ version: 'bbbb2222', lcp: 4_500 });
    const { releases, pages } = await report();
    expect(releases).toEqual([
      expect.objectContaining({ version: 'aaaa1111', lcp: expect.objectContaining({ rating: 'good' }) }),
      expect.objectContaining({ version: 'bbbb2222', lcp: expect.objectContaining({ rating: 'poor' }) }),
    ]);
    expect(pages).toEqual([expect.objectContaining({ remote: 'storefront', page: '/product/:id', views: 2 })]);
  });

  it('has a value only for what the browser measured', async () => {
    await send({});
    expect((await report()).releases[0]).toMatchObject({ views: 1, lcp: null, inp: null, cls: null });
  });

  it.each([
    { page: '/product/5?from=newsletter' },
    { page: 'https://shop.example/product/:id' },
    { page: '/محصول' },
    { remote: 'Storefront' },
    { version: '../x' },
    { lcp: -1 },
    { lcp: 1.5 },
    { failures: ['other'] },
    { visitor: 'sara' },
  ])('is refused with %j', async (page) => {
    expect(await send(page)).toMatchObject({ status: 400, body: { code: 'common.validation' } });
    expect((await report()).releases).toEqual([]);
  });

  it('is limited by address', async () => {
    expect((await send({})).headers.get('ratelimit-policy') ?? '').toMatch(/^("address";q=300;w=300)?$/);
  });
});

describe('many reports', () => {
  it('are written as one sum, and two copies add to the same sum', async () => {
    const other = new VitalCounts(api.database);
    for (let at = 0; at < 300; at += 1) {
      counts().add({ ...product, lcp: 1_000 });
      other.add({ ...product, lcp: 1_000 });
    }
    await Promise.all([counts().write(), other.write()]);
    expect((await stored()).map(({ metric, views }) => [metric, Number(views)]).sort()).toEqual([
      ['lcp', 600],
      ['view', 600],
    ]);
  });

  it('cannot fill the table with invented versions', async () => {
    const fresh = new VitalCounts(api.database);
    for (let at = 0; at < 2_000; at += 1) fresh.add({ ...product, version: `v${at}` });
    await fresh.write();
    expect(await stored()).toHaveLength(500);
    fresh.add({ ...product, version: 'v1' });
    await fresh.write();
    expect((await stored()).find(({ version }) => version === 'v1')).toMatchObject({ views: 2 });
  });

  it('are kept for the next write when the database refuses one', async () => {
    const fresh = new VitalCounts(api.database);
    fresh.add({ ...product });
    const fault = failStatement(api.database, 1);
    await expect(fresh.write()).rejects.toThrow();
    fault.end();
    fresh.add({ ...product });
    await fresh.write();
    expect(await stored()).toEqual([expect.objectContaining({ metric: 'view', views: 2 })]);
  });
});

describe('the figures beside the releases', () => {
  it('are those of the report, and the counts of each day, of nobody in particular', async () => {
    await send({ lcp: 1_000 });
    await send({ version: 'bbbb2222', lcp: 4_500, failures: ['load', 'area'] });
    await api.api.app.get(PublishedFigures).publish();
    const file = await readFile(join(api.api.app.get(Env).dataDir, 'releases', figuresKey), 'utf8');
    const day = dayOf(new Date());
    expect(JSON.parse(file)).toEqual({
      at: expect.any(String),
      days: 7,
      releases: (await report()).releases,
      counts: expect.arrayContaining([
        { remote: 'storefront', version: 'aaaa1111', day, views: 1, failed: 0, lcp: [[1_000, 1]] },
        { remote: 'storefront', version: 'bbbb2222', day, views: 1, failed: 1, lcp: [[5_000, 1]] },
      ]),
    });
  });
});

describe('the days of a report', () => {
  it('are the last 7 or 28, and older counts than those of 30 days are deleted', async () => {
    const now = Date.now();
    const daysAgo = (days: number): Date => new Date(now - days * 86_400_000);
    for (const days of [0, 6, 7, 27, 29]) {
      const fresh = new VitalCounts(api.database);
      fresh.add({ ...product }, daysAgo(days));
      await fresh.write(daysAgo(days));
    }
    expect(await report()).toMatchObject({ to: dayOf(new Date(now)), releases: [{ views: 2 }] });
    expect((await report(28)).releases).toEqual([expect.objectContaining({ views: 4 })]);
    counts().add({ ...product }, daysAgo(-1));
    await counts().write(daysAgo(-1));
    const days = (await stored()).map(({ day }) => day).sort();
    expect(days[0]).toBe(dayBefore(dayOf(new Date(now)), 27));
  });
});

describe('with VITALS=off', () => {
  let off: TestApi;
  beforeAll(async () => {
    off = await startApi({ variables: { VITALS: 'off' } });
  });
  afterAll(() => off.close());

  it('pages are told to measure nothing, and what they send all the same is ignored', async () => {
    expect((await off.call('GET /api/settings')).body).toMatchObject({ measuresVitals: false, vitalsPercent: 100 });
    expect((await send({}, off)).status).toBe(204);
    const admin = await off.loginAdmin();
    expect((await off.call('GET /api/admin/vitals', { token: admin })).body).toMatchObject({ releases: [] });
  });
});

it('stores the last sums when the API stops', async () => {
  const other = await startApi();
  const write = jest.spyOn(other.database, 'write');
  await send({}, other);
  expect(write).not.toHaveBeenCalled();
  await other.close();
  expect(write).toHaveBeenCalled();
});
