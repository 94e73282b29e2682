import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';

import { aFolder, aReleaseStore, aShellBuild } from '../testing/builds';
import { Refused } from './gate';
import { shellManifestOf } from './manifest';
import { ChangedMeanwhile, Registry } from './registry';
import { ReleaseStore } from './release-store';

const DAY_MS = 24 * 3_600_000;

let folder: string;
let s3: S3Server | undefined;

beforeEach(async () => {
  folder = await aFolder();
});
afterEach(async () => {
  await s3?.stop();
  s3 = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function refusalOf(promise: Promise<unknown>): Promise<string[]> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof Refused)) throw new Error(`not refused: ${String(error)}`);
  return error.reasons;
}

async function aBucket(): Promise<ObjectStore> {
  s3 = new S3Server();
  return new S3Store(await s3.start(), 'releases');
}

const stores: [string, () => Promise<ObjectStore | undefined>][] = [
  ['a folder', () => Promise.resolve(undefined)],
  ['an S3 bucket', aBucket],
];

describe.each(stores)('releasing in %s', (_, store) => {
  const desk = async () => aReleaseStore(folder, await store());

  it('publishes without anything going live, then promotes', async () => {
    const { desk: at, releases, release } = await desk();
    const first = await release('cart', 'first', { live: false });
    expect((await releases.registry.read('cart')).current).toBeNull();
    expect(await at.promote('cart', 'latest')).toEqual({ version: first, isNew: true });
    expect(await releases.registry.read('cart')).toMatchObject({
      current: first,
      previous: null,
      canary: null,
      contract: 1,
      integrity: (await releases.manifest('cart', first))?.integrity,
      history: [
        { version: first, action: 'publish', at: '2026-11-21T08:00:00.000Z', by: 'tester@here' },
        { version: first, action: 'promote' },
      ],
    });
  });

  it('goes back to the version before, and forth again', async () => {
    const { desk: at, releases, release } = await desk();
    const first = await release('cart', 'first');
    const second = await release('cart', 'second');
    expect(await at.rollback('cart')).toBe(first);
    expect(await releases.registry.read('cart')).toMatchObject({ current: first, previous: second });
    expect(await at.rollback('cart')).toBe(second);
    expect((await releases.registry.read('cart')).history.map(({ action }) => action)).toEqual([
      ...['publish', 'promote', 'publish', 'promote'],
      ...['rollback', 'rollback'],
    ]);
  });

  it('stores every file with its compressed forms', async () => {
    const { releases, release } = await desk();
    const version = await release('cart');
    const built = await readFile(join(folder, 'cart/dist/web/app.abc.js.br'));
    expect(await releases.file('cart', version, 'web/app.abc.js.br')).toEqual(built);
  });

  it('takes the same build again, and changes nothing by it', async () => {
    const { desk: at, releases, release } = await desk();
    const version = await release('cart', 'same');
    const before = await releases.registry.read('cart');
    expect(await at.publish('cart', join(folder, 'cart/dist'))).toEqual({ version, isNew: false });
    expect(await at.promote('cart', version)).toEqual({ version, isNew: false });
    expect(await releases.registry.read('cart')).toEqual(before);
  });

  it('refuses other files under a version that is published', async () => {
    const { desk: at, release, build } = await desk();
    const version = await release('cart', 'one');
    await build('cart', 'two');
    const file = join(folder, 'cart/dist/release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...manifest, version }));
    expect(await refusalOf(at.publish('cart', join(folder, 'cart/dist')))).toEqual([
      `cart ${version} is published already, with other files: a version never changes`,
    ]);
  });

  it('gives a canary to some, and ends it by a promotion or by a word', async () => {
    const { desk: at, releases, release } = await desk();
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    await at.canary('cart', tried, 10);
    expect((await releases.registry.read('cart')).canary).toEqual({ version: tried, percent: 10 });
    expect(await at.endCanary('cart')).toBe(tried);
    expect(await at.endCanary('cart')).toBeNull();
    await at.canary('cart', tried, 50);
    await at.promote('cart', tried);
    expect(await releases.registry.read('cart')).toMatchObject({ current: tried, previous: live, canary: null });
  });

  it('removes what has not been live for 30 days, never what is live or was before', async () => {
    const { clock, releases, release, desk: at } = await desk();
    const versions: string[] = [];
    const after = (days: number) => (clock.now = new Date(clock.now.getTime() + days * DAY_MS));
    versions.push(await release('cart', 'oldest'));
    // Live for longer than others are kept: what counts is when it was replaced.
    after(40);
    for (const text of ['before', 'live']) versions.push(await release('cart', text));
    const [oldest = '', before = '', live = ''] = versions;
    after(29);
    const tried = await release('cart', 'tried', { live: false });
    expect((await releases.versions('cart')).sort()).toEqual([...versions, tried].sort());
    after(2);
    await at.canary('cart', tried, 5);
    const newest = await release('cart', 'newest', { live: false });
    expect((await releases.versions('cart')).sort()).toEqual([before, live, tried, newest].sort());
    expect(await releases.manifest('cart', oldest)).toBeNull();
    expect(await releases.file('cart', oldest, 'web/app.abc.js')).toBeNull();
  });
});

describe('the gate', () => {
  it('refuses a contract that the live shell does not speak', async () => {
    const { desk: at, build } = await aReleaseStore(folder);
    await build('cart', 'a', { contract: { name: 'cart', version: 2 } });
    expect(await refusalOf(at.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'it speaks version 2 of the contract, the shell version 1',
    ]);
  });

  it('refuses libraries that the live shell does not have', async () => {
    const { desk: at, build } = await aReleaseStore(folder);
    await build('cart', 'a', { shared: { react: '^19.4.0', vue: '^3.0.0' } });
    expect(await refusalOf(at.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'it expects react ^19.4.0, the shell provides 19.3.1',
      'it expects vue ^3.0.0, which the shell does not provide',
    ]);
  });

  it('refuses files that are missing or changed, and an entry that exposes nothing', async () => {
    const { desk: at, build } = await aReleaseStore(folder);
    await build('cart');
    await rm(join(folder, 'cart/dist/web/app.abc.js'));
    await writeFile(join(folder, 'cart/dist/web/remoteEntry.js'), 'changed');
    expect((await refusalOf(at.publish('cart', join(folder, 'cart/dist')))).sort()).toEqual([
      'web/app.abc.js is missing',
      'web/remoteEntry.js is not what the manifest says',
    ]);
    await build('storefront', 'a', { entry: 'app.abc.js' });
    expect(await refusalOf(at.publish('storefront', join(folder, 'storefront/dist')))).toEqual([
      'web/app.abc.js does not expose ./app',
    ]);
  });

  it('refuses to promote what was changed in the store, or does not fit the shell of today', async () => {
    const { desk: at, store, releases, release } = await aReleaseStore(folder);
    const version = await release('cart', 'a', { live: false });
    await aShellBuild(join(folder, 'shell/dist'), { provides: { react: '18.0.0' } });
    await releases.registry.announceShell(shellManifestOf(await readFile(join(folder, 'shell/dist/release.json'))));
    await store.put(`cart/${version}/web/app.abc.js`, Buffer.from('changed'));
    expect((await refusalOf(at.promote('cart', version))).sort()).toEqual([
      'it expects react ^19.3.1, the shell provides 18.0.0',
      'web/app.abc.js is not what the manifest says',
    ]);
  });

  it.each([
    ['the manifest of another remote', { name: 'admin', contract: { name: 'admin', version: 1 } }],
    ['a contract of another remote', { contract: { name: 'admin', version: 1 } }],
    ['an entry that is not there', { entry: 'other.js' }],
    ['a hash that is not the one of its entry', { integrity: `sha384-${'a'.repeat(64)}` }],
    ['a script that is not there', { scripts: ['other.js'] }],
    ['a range of another kind', { shared: { react: '>=19' } }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['a Node build that is not there', { node: { entry: 'remoteEntry.js' } }],
  ])('refuses %s', async (_, changes) => {
    const { desk: at, build } = await aReleaseStore(folder);
    await build('cart', 'a', changes);
    await expect(at.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(/not sound|not the cart/);
  });

  it.each(['../../etc/passwd', 'web/../x', 'web/a b', 'other/a'])('refuses a file named %s', async (path) => {
    const { desk: at, build } = await aReleaseStore(folder);
    await build('cart');
    const file = join(folder, 'cart/dist/release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { files: Record<string, string> };
    manifest.files[path] = manifest.files['web/app.abc.js'] ?? '';
    await writeFile(file, JSON.stringify(manifest));
    await expect(at.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow('is no path of a release');
  });

  it('says what is missing: a build, a version, a shell, something to go back to', async () => {
    const { desk: at, store, release } = await aReleaseStore(folder);
    expect(await refusalOf(at.publish('cart', join(folder, 'nowhere')))).toEqual([
      `${join(folder, 'nowhere/release.json')} is missing: build it first`,
    ]);
    expect(await refusalOf(at.promote('cart', 'latest'))).toEqual(['nothing of cart was published yet']);
    const version = await release('cart');
    expect(await refusalOf(at.promote('cart', '0123456789abcdef'))).toEqual(['cart 0123456789abcdef is not published']);
    expect(await refusalOf(at.rollback('cart'))).toEqual(['cart has no previous version to go back to']);
    expect(await refusalOf(at.canary('cart', version, 10))).toEqual([`cart ${version} is live for everybody already`]);
    expect(await refusalOf(at.canary('cart', version, 100))).toEqual([
      'the percentage of a canary is a whole number from 1 to 99',
    ]);
    await store.delete(Registry.keyOf('shell'));
    expect(await refusalOf(at.promote('cart', version))).toEqual([
      'no shell has been started on this store yet, so nothing is known of what it provides',
    ]);
  });
});

describe('two people at once', () => {
  it('both write into the history on one disk', async () => {
    const { desk: at, releases, release } = await aReleaseStore(folder);
    const versions: string[] = [];
    for (const text of ['a', 'b', 'c', 'd']) versions.push(await release('cart', text, { live: false }));
    await Promise.all(versions.map((version) => at.promote('cart', version)));
    const { history, current } = await releases.registry.read('cart');
    const promoted = history.filter(({ action }) => action === 'promote').map(({ version }) => version);
    expect([...promoted].sort()).toEqual([...versions].sort());
    expect(promoted.at(-1)).toBe(current);
  });

  it('where the store has no locks, the slower one is told and writes nothing', async () => {
    const { desk: at, store, releases, release } = await aReleaseStore(folder, await aBucket());
    const mine = await release('cart', 'mine', { live: false });
    const theirs = await release('cart', 'theirs', { live: false });
    const slow = new Registry(store).change('cart', async (record) => {
      await at.promote('cart', theirs);
      return { ...record, current: mine };
    });
    await expect(slow).rejects.toThrow(ChangedMeanwhile);
    expect((await releases.registry.read('cart')).current).toBe(theirs);
  });

  it('are not held up by a lock that somebody left behind', async () => {
    const { releases, release } = await aReleaseStore(folder);
    await release('cart', 'a');
    const lock = join(folder, 'releases/registry/cart.json.lock');
    await writeFile(lock, '');
    await utimes(lock, new Date(0), new Date(0));
    const version = await release('cart', 'b');
    expect((await releases.registry.read('cart')).current).toBe(version);
  });
});

it('reads nothing from a store that gives another manifest than asked for', async () => {
  const { store, release } = await aReleaseStore(folder);
  const version = await release('cart');
  await store.put(`admin/${version}/release.json`, (await store.get(`cart/${version}/release.json`)) as Buffer);
  await expect(new ReleaseStore(store).manifest('admin', version)).rejects.toThrow('is that of cart');
});
