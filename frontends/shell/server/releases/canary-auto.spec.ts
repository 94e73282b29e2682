import { rm } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { aFolder, aReleaseStore } from '../testing/builds';
import { canaryByItself } from './canary-auto';
import { FIGURES_KEY, type DayCounts } from './figures';
import { Releaser } from './releaser';

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;
let live: string;
let tried: string;

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
  live = await store.release('cart', 'live');
  tried = await store.release('cart', 'tried', { live: false });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const counted = (version: string, views: number, more: Partial<DayCounts> = {}): DayCounts => ({
  remote: 'cart',
  version,
  day: '2026-11-21',
  views,
  failed: 0,
  lcp: [
    [1_000, views * 0.75],
    [3_000, views * 0.25],
  ],
  ...more,
});
const measured = (...counts: DayCounts[]) =>
  store.store.put(FIGURES_KEY, Buffer.from(JSON.stringify({ at: '', days: 7, releases: [], counts })), { type: '' });

/** Each look at the figures finds the next of these. */
async function run(...looks: (() => unknown)[]) {
  const percents: number[] = [];
  const { releases, smokeTest, clock } = store;
  const wait = async () => {
    percents.push((await releases.registry.read('cart')).canary?.percent ?? 0);
    const next = looks.shift();
    if (!next) throw new Error('it waits for more');
    await next();
  };
  const releaserFor = (reason: string) =>
    new Releaser({ releases, smokeTest, by: 'tester@here', reason, now: () => clock.now });
  const result = await canaryByItself({
    releases,
    releaserFor,
    remote: 'cart',
    version: tried,
    wait,
    log: () => {},
  }).catch((error: Error) => error.message);
  return { result, percents };
}
const record = () => store.releases.registry.read('cart');

describe('a canary that goes on by itself', () => {
  it('gets more visitors when enough of its views were counted, and is live for all in the end', async () => {
    await measured(counted(live, 1_000));
    const { result, percents } = await run(
      () => measured(counted(live, 5_000), counted(tried, 100)),
      () => measured(counted(live, 20_000), counted(tried, 200)),
      () => measured(counted(live, 25_000), counted(tried, 800)),
      () => measured(counted(live, 27_000), counted(tried, 2_500)),
    );
    expect(percents).toEqual([1, 1, 10, 50]);
    expect(result).toBe(`cart ${tried} is live`);
    expect(await record()).toMatchObject({ current: tried, canary: null });
    expect((await record()).history.at(-1)).toMatchObject({ action: 'promote', reason: 'auto: nothing was found' });
  });

  it('ends when it fails more often than the live version, and the history says why', async () => {
    await measured(counted(live, 1_000, { failed: 5 }));
    const { result } = await run(() =>
      measured(counted(live, 9_000, { failed: 45 }), counted(tried, 150, { failed: 9 })),
    );
    const reason = 'auto: failures: 6.0 % of 150 views, live 0.5 %';
    expect(result).toBe(`cart ${tried} is no canary any more\n${reason}`);
    expect(await record()).toMatchObject({ current: live, canary: null });
    expect((await record()).history.at(-1)).toMatchObject({ action: 'canary off', version: tried, reason });
  });

  it('ends when it is slower, counts only what came since it began, and keeps days that the figures forget', async () => {
    const slowBefore = { lcp: [[3_000, 400]] as [number, number][] };
    await measured(counted(live, 1_000), counted(tried, 400, { day: '2026-11-20', failed: 300, ...slowBefore }));
    const slow: [number, number][] = [
      [1_000, 60],
      [3_000, 90],
    ];
    const { result } = await run(
      () => measured(counted(live, 9_000), counted(tried, 400, { day: '2026-11-20', failed: 300, ...slowBefore })),
      () => measured(counted(live, 9_000), counted(tried, 150, { lcp: slow })),
    );
    expect(result).toContain('auto: slow LCP: 60.0 % of 150 views, live 25.0 %');
  });

  it('does nothing more when somebody else changes what is live', async () => {
    await measured(counted(live, 1_000));
    const { result } = await run(() => store.releaser.canary('cart', tried, 5));
    expect(result).toContain('somebody else changed what is live of cart');
    expect((await record()).canary).toEqual({ version: tried, percent: 5 });
  });

  it('does not begin without views of the live version to compare with', async () => {
    await measured(counted(live, 99));
    expect((await run()).result).toContain('fewer than 100 views of the live cart');
    expect((await record()).canary).toBeNull();
  });
});
