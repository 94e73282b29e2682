import { rm } from 'node:fs/promises';

import { CONTRACT_VERSION } from '@afshoreh/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { aFolder, aReleaseStore } from '../testing/builds';
import { FIGURES_KEY } from './figures';
import { statusOf } from './status';
import { historyTable, statusTable } from './status-table';

const HOUR_MS = 3_600_000;
let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const metadata = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  branch: 'a-branch-with-a-name-that-says-all-there-is-to-say',
  dirty: true as const,
  builtAt: '2026-11-21T07:00:00.000Z',
  builtBy: 'builder@there',
};
const after = (hours: number) => (store.clock.now = new Date(store.clock.now.getTime() + hours * HOUR_MS));
const lines = async () => statusTable(await statusOf(store.releases), store.clock.now.getTime()).split('\n');
const cells = (line = '') => line.split(/ {2,}/);

describe('the status of releases', () => {
  it('has a line for every relevant version: who gets it, since when, by whom, and its origin', async () => {
    const first = await store.release('cart', 'first');
    after(5);
    const live = await store.release('cart', 'live', { changes: { metadata } });
    after(72);
    const tried = await store.release('cart', 'tried', { live: false });
    await store.releaser.canary('cart', tried, 5);
    after(1);
    const latest = await store.release('cart', 'latest', { live: false });
    const [heads, ...rows] = (await lines()).filter((line) => line !== '');
    expect(cells(heads)).toEqual(['remote', 'version', 'since', 'share', 'fits', 'contract', 'commit', 'branch', 'by']);
    expect(cells(rows[1])).toEqual([
      'cart',
      live,
      '3 d',
      '95 %',
      'yes',
      `${CONTRACT_VERSION}`,
      '01234567+',
      'a-branch-wi…',
      'tester@here',
    ]);
    expect(cells(rows[2])).toEqual(['', tried, '1 h', '5 %', 'yes', `${CONTRACT_VERSION}`, '–', '–', 'tester@here']);
    expect(cells(rows[3])).toEqual(['', first, '3 d', 'before', 'yes', `${CONTRACT_VERSION}`, '–', '–', 'tester@here']);
    expect(cells(rows[4])).toEqual([
      '',
      latest,
      '0 s',
      'not yet',
      'yes',
      `${CONTRACT_VERSION}`,
      '–',
      '–',
      'tester@here',
    ]);
    expect(rows.at(-1)).toBe(`2026-11-24 14:00:00  cart  publish     ${latest}  tester@here`);
  });

  it('says which version was rolled back, and which one a rollback would go to', async () => {
    const first = await store.release('cart', 'a');
    const second = await store.release('cart', 'b');
    const third = await store.release('cart', 'c');
    await store.releaser.rollback('cart');
    const rows = (await lines()).slice(2, 5).map((line) => cells(line));
    expect(rows.map(([, version, , share]) => [version, share])).toEqual([
      [second, '100 %'],
      [first, 'before'],
      [third, 'rolled back'],
    ]);
  });

  it('shows how the live version and its canary do with visitors, and nothing of what nobody measured', async () => {
    const live = await store.release('cart', 'a');
    const tried = await store.release('cart', 'b', { live: false });
    await store.releaser.canary('cart', tried, 10);
    expect((await lines()).join('\n')).not.toContain('LCP');
    const failures = { failedLoads: 0, brokenAreas: 0, uncaughtErrors: 2, busyViews: 4 };
    const vital = (p75: number) => ({ p75, views: 40, rating: 'good' });
    const of = (version: string, p75: number) => {
      return { remote: 'cart', version, views: 40, lcp: vital(p75), inp: vital(64), cls: null, ...failures };
    };
    const releases = [of(live, 1_240), of(tried, 2_310), of('elsewhere', 1)];
    const figures = { at: '2026-11-21T08:00:00.000Z', days: 7, releases, counts: [] };
    await store.store.put(FIGURES_KEY, Buffer.from(JSON.stringify(figures)), { type: 'application/json' });
    const found = await lines();
    const heads = found.findIndex((line) => line.includes('LCP'));
    expect(found.slice(heads + 1, heads + 4).map((line) => cells(line))).toEqual([
      ['cart', live, '90 %', '40', '1.24 s', '64 ms', '–', '0.0 %', '0.0 %', '5.0 %', '10.0 %', '0.0 %', '0.0 %'],
      ['', tried, '10 %', '40', '2.31 s', '64 ms', '–', '0.0 %', '0.0 %', '5.0 %', '10.0 %', '0.0 %', '0.0 %'],
      [''],
    ]);
    await store.store.put(FIGURES_KEY, Buffer.from('{'), { type: 'application/json' });
    expect((await lines()).join('\n')).not.toContain('LCP');
  });

  it('has the complete data for programs', async () => {
    const version = await store.release('cart', 'live', { changes: { metadata } });
    const { shell, remotes } = await statusOf(store.releases, ['cart']);
    expect(shell).toMatchObject({ version: store.shell.version, contract: { version: CONTRACT_VERSION } });
    expect(remotes).toMatchObject([
      {
        remote: 'cart',
        versions: [{ version, percent: 100, metadata, misfits: [], contract: CONTRACT_VERSION }],
      },
    ]);
    expect(remotes[0]?.versions[0]?.since).toEqual({
      at: store.clock.now.toISOString(),
      by: 'tester@here',
      action: 'promote',
    });
  });

  it('explains why a downgraded shell does not use the live release, and what it starts with', async () => {
    const { releases, release, shell } = store;
    const fitting = await release('cart', 'fitting');
    await releases.registry.announceShell({ ...shell, provides: { react: '19.9.9' } });
    await release('cart', 'newer', { changes: { shared: { react: '^19.5.0' } } });
    const live = await release('cart', 'newest', { changes: { shared: { react: '^19.6.0' } } });
    await releases.registry.announceShell(shell);
    const text = (await lines()).join('\n').replace(/\s+/g, ' ');
    expect(text).toContain(
      `cart ${live} does not fit: it expects react ^19.6.0, the shell provides 19.3.1. A shell that starts now begins with ${fitting}.`,
    );
    await releases.registry.announceShell({ ...shell, provides: { react: '20.0.0' } });
    expect((await lines()).join('\n').replace(/\s+/g, ' ')).toContain('A shell that starts now shows nothing of it.');
  });

  it('names releases that were built against other sources of the shared modules', async () => {
    const { releases, release, shell } = store;
    const contracts = '@afshoreh/contracts';
    const router = '@afshoreh/contracts/router';
    await releases.registry.announceShell({ ...shell, builtAgainst: { [contracts]: 'new', [router]: 'same' } });
    const version = await release('cart', 'a', { changes: { builtAgainst: { [contracts]: 'old', [router]: 'same' } } });
    const text = (await lines()).join('\n').replace(/\s+/g, ' ');
    expect(text).toContain(`cart ${version} was built against another state of ${contracts} than the shell.`);
  });

  it('is no wider than a terminal, even with long names of people and branches', async () => {
    const { releases, release, shell } = store;
    const long = 'a-very-long-name-'.repeat(8);
    await release('cart', 'a', { changes: { metadata: { ...metadata, branch: long } } });
    await releases.registry.change('cart', (record) => ({
      ...record,
      history: record.history.map((event) => ({ ...event, by: long })),
    }));
    await releases.registry.announceShell({ ...shell, provides: {} });
    expect(Math.max(...(await lines()).map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('is printed before anything was released, and before a shell was started', async () => {
    await store.store.delete('registry/shell.json');
    const [, row = ''] = await lines();
    expect(cells(row)).toEqual(['storefront', ...Array.from({ length: 8 }, () => '–')]);
    expect(await lines()).toContain('no shell has been started on this store yet');
  });
});

it('the history of releases has all events of all remotes, in the order in which they happened, and cuts nothing', async () => {
  await store.release('cart', 'first', { changes: { metadata } });
  after(1);
  await store.release('admin', 'first');
  after(1);
  await store.releaser.canary('cart', await store.release('cart', 'tried', { live: false }), 5);
  const long = 'because '.repeat(20).trim();
  await store.releases.registry.change('admin', (record) => ({
    ...record,
    history: record.history.map((event) => ({ ...event, reason: long })),
  }));
  const { remotes } = await statusOf(store.releases);
  const rows = historyTable(remotes).split('\n').map(cells);
  expect(rows[0]).toEqual(['when (UTC)', 'remote', 'what', 'version', 'commit', 'by', 'why']);
  expect(rows.slice(1).map(([, remote, what]) => `${remote} ${what}`)).toEqual([
    'cart publish',
    'cart promote',
    'admin publish',
    'admin promote',
    'cart publish',
    'cart canary 5 %',
  ]);
  expect(rows[1]?.slice(4, 6)).toEqual(['01234567', 'tester@here']);
  expect(rows[3]?.at(-1)).toBe(long);
});
