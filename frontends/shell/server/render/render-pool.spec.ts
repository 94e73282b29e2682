import { join } from 'node:path';

import { afterEach, describe, expect, it } from '@jest/globals';

import type { PinnedVersions } from '../releases/release-source';
import { RenderPool } from './render-pool';
import { RenderFailed } from './render-worker';

const file = join(import.meta.dirname, '../testing/fake-worker.mjs');
const versions = (id: string): PinnedVersions => ({ id, remotes: { storefront: null, cart: null, admin: null } });
const one = versions('one');
const two = versions('two');
const start = {
  apiOrigin: 'works',
  shellOrigin: '',
  rendererSecret: null,
  snapshot: {},
  trial: '/',
  entries: {},
  provides: {},
};

let pool: RenderPool;
let reports: string[] = [];

/** `starts`: the start message of each set of versions; null for a set that needs no worker. */
function aPool(starts: Record<string, string | null | (() => string)>): RenderPool {
  reports = [];
  pool = new RenderPool({
    file,
    startOf: ({ id }) => {
      const how = starts[id];
      if (how === undefined) return Promise.reject(new Error('no such folder'));
      if (how === null) return Promise.resolve(null);
      return Promise.resolve({ ...start, apiOrigin: typeof how === 'string' ? how : how() });
    },
    report: (message) => reports.push(message),
    limits: { startMs: 1_500, renderMs: 1_000 },
    backoffMs: 20,
  });
  return pool;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

afterEach(() => pool.close());

describe('render workers', () => {
  it('render for the versions they were started with', async () => {
    aPool({ one: 'works' }).follow([one]);
    await pool.ready();
    expect((await pool.render(one, '/terms')).head.title).toBe('/terms');
    await expect(pool.render(two, '/')).rejects.toThrow('no render worker');
  });

  it('report a page that fails, and continue', async () => {
    aPool({ one: 'works' }).follow([one]);
    await pool.ready();
    await expect(pool.render(one, '/throw')).rejects.toMatchObject({ message: 'a component threw', ofPage: true });
    const [pid] = pool.pids();
    expect((await pool.render(one, '/')).html).toBe(String(pid));
  });

  it.each(['/die', '/hang', '/silent'])(
    'are replaced when %s ends them; the page that did it is named',
    async (address) => {
      aPool({ one: 'works' }).follow([one]);
      await pool.ready();
      const [before = 0] = pool.pids();
      await expect(pool.render(one, address)).rejects.toMatchObject({ ofPage: true });
      await until(() => pool.pids().length === 1 && pool.pids()[0] !== before);
      expect((await pool.render(one, '/')).head.title).toBe('/');
      expect(isGone(before)).toBe(true);
      expect(reports).toEqual([expect.stringContaining('render worker of one died')]);
    },
  );

  it('do not blame a page that was waiting beside the one that hung', async () => {
    aPool({ one: 'works' }).follow([one]);
    await pool.ready();
    const hung = pool.render(one, '/silent');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = pool.render(one, '/hang');
    await expect(hung).rejects.toMatchObject({ ofPage: true });
    await expect(waiting).rejects.toMatchObject({ ofPage: false });
  });

  it('limit the number of concurrent pages', async () => {
    aPool({ one: 'works' }).follow([one]);
    await pool.ready();
    const many = Array.from({ length: 80 }, () => pool.render(one, '/slow'));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(16);
  });
});

describe('a release', () => {
  it('is shown as soon as its worker renders; until then pages use the old versions', async () => {
    aPool({ one: 'works', two: 'works' }).follow([one]);
    await pool.ready();
    const [old = 0] = pool.pids();
    const answer = pool.render(one, '/slow');
    pool.follow([two]);
    expect(pool.chosen(two)).toBe(one);
    await pool.ready();
    expect(pool.chosen(two)).toBe(two);
    expect((await pool.render(two, '/')).html).not.toBe(String(old));
    expect((await answer).html).toBe(String(old));
    await until(() => isGone(old));
  });

  it.each(['hangs-at-load', 'throws-at-load'])(
    'whose code %s never replaces one that renders, and is forgotten when it is taken back',
    async (how) => {
      aPool({ one: 'works', two: how }).follow([one]);
      await pool.ready();
      const [old] = pool.pids();
      pool.follow([two]);
      await pool.ready();
      expect(reports.length).toBeGreaterThanOrEqual(2);
      expect(pool.chosen(two)).toBe(one);
      expect((await pool.render(one, '/')).html).toBe(String(old));
      pool.follow([one]);
      expect(pool.chosen(one)).toBe(one);
      expect(pool.pids()).toEqual([old]);
    },
    10_000,
  );

  it('that does not render is left to the browser if nothing was live before, but a canary is not shown', async () => {
    aPool({ one: 'throws-at-load', two: 'works' }).follow([one, two]);
    await pool.ready();
    expect(pool.chosen(one)).toBe(one);
    expect(pool.chosen(two)).toBe(two);
    await expect(pool.render(one, '/')).rejects.toBeInstanceOf(RenderFailed);
  });

  it('with an unavailable Node build is left to the browser until the build is available', async () => {
    const starts: Record<string, string> = {};
    aPool(starts).follow([one]);
    await pool.ready();
    expect(reports[0]).toContain('no such folder');
    starts.one = 'works';
    await until(() => pool.pids().length === 1);
  });

  it('without a Node build is shown at once', async () => {
    aPool({ one: 'works', two: null }).follow([one]);
    await pool.ready();
    pool.follow([two]);
    await pool.ready();
    expect(pool.chosen(two)).toBe(two);
    expect(reports).toEqual([]);
  });

  it('of a canary has a worker beside the stable one', async () => {
    aPool({ one: 'works', two: 'works' }).follow([one, two]);
    await pool.ready();
    expect((await pool.render(one, '/')).html).not.toBe((await pool.render(two, '/')).html);
    const pids = pool.pids();
    pool.follow([one]);
    await until(() => pids.filter(isGone).length === 1);
    expect(pool.pids()).toHaveLength(1);
  });

  it('leaves no process behind, even after many releases', async () => {
    const sets = Array.from({ length: 12 }, (_, at) => versions(`set ${at}`));
    aPool(Object.fromEntries(sets.map(({ id }) => [id, 'works'])));
    const seen = new Set<number>();
    for (const set of sets) {
      pool.follow([set]);
      await pool.ready();
      pool.pids().forEach((pid) => seen.add(pid));
    }
    await until(() => [...seen].filter((pid) => !isGone(pid)).length === 1);
    expect(pool.pids()).toHaveLength(1);
  }, 20_000);
});
