import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION, type RemoteName } from '@afshoreh/contracts';
import { S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';

import { aFolder, aReleaseStore, aSlowStore, KEYS } from '../testing/builds';
import { RegistryReleaseSource } from './registry-release-source';
import { Registry } from './registry';
import type { ShellManifest } from './release-source';
import { grantPaths } from './path-grants';
import { ReleaseStore } from './release-store';

let folder: string;
let lines: string[];
const followers: RegistryReleaseSource[] = [];
const buckets: S3Server[] = [];

beforeEach(async () => {
  folder = await aFolder();
  lines = [];
});
afterEach(async () => {
  followers.splice(0).forEach((each) => each.stop());
  await Promise.all(buckets.splice(0).map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function aBucket(): Promise<{ s3: S3Server; bucket: ObjectStore }> {
  const s3 = new S3Server();
  buckets.push(s3);
  return { s3, bucket: new S3Store(await s3.start(), 'releases') };
}

/** A server with this shell; by default with the one that `aReleaseStore` makes. */
async function follow(releases: ReleaseStore, shell?: ShellManifest): Promise<RegistryReleaseSource> {
  const runs = shell ?? ((await releases.registry.shell()) as ShellManifest);
  const log = (line: string) => lines.push(line);
  const [nodeBuilds, acceptedRecords] = [join(folder, 'node-builds'), join(folder, 'accepted-records')];
  const source = new RegistryReleaseSource({ releases, shell: runs, nodeBuilds, acceptedRecords, log });
  followers.push(source);
  await source.start();
  return source;
}

/** A serial that is greater than every other one. */
const NEWEST = Date.parse('2100-01-01');

function signedRecord(record: object, remote: RemoteName = 'cart'): string {
  return KEYS.signed(Buffer.from(JSON.stringify(record)), 'record', remote).toString();
}

const versionOf = (source: RegistryReleaseSource, key: string | null = null) =>
  source.pinnedFor(key).remotes.cart?.version;

describe('a shell that follows the registry', () => {
  it('gives visitors the live releases, and null for a remote that was never released', async () => {
    const { releases, release } = await aReleaseStore(folder);
    const version = await release('cart');
    const source = await follow(releases);
    expect(versionOf(source)).toBe(version);
    expect(source.pinnedFor(null).remotes.admin).toBeNull();
    expect(source.live()).toHaveLength(1);
  });

  it('finds a new release within five seconds by itself, and notifies its listeners', async () => {
    const { releases, release } = await aReleaseStore(folder);
    await release('cart', 'first');
    const source = await follow(releases);
    const changed = new Promise<void>((resolve) => source.onChange(resolve));
    const second = await release('cart', 'second');
    const late = sleep(5_000, 'late', { ref: false });
    expect(await Promise.race([changed.then(() => versionOf(source)), late])).toBe(second);
  });

  it('switches one remote while the files of another are still loading, and the other when they are loaded', async () => {
    const { release } = await aReleaseStore(folder);
    const { store, letGo } = aSlowStore(folder, { get: /^storefront\/.*\.js$/ });
    const source = await follow(new ReleaseStore(store, KEYS));
    const [storefront, cart] = await Promise.all([release('storefront', 'large'), release('cart', 'small')]);
    await source.look();
    expect(versionOf(source)).toBe(cart);
    expect(source.pinnedFor(null).remotes.storefront).toBeNull();
    letGo();
    await source.look();
    expect(source.pinnedFor(null).remotes.storefront?.version).toBe(storefront);
  });

  it('does not notify its listeners when nothing changed', async () => {
    const { releases, release } = await aReleaseStore(folder);
    await release('cart');
    const source = await follow(releases);
    const before = source.pinnedFor(null);
    let changes = 0;
    source.onChange(() => (changes += 1));
    await release('cart', 'only published', { live: false });
    await source.look();
    expect(changes).toBe(0);
    expect(source.pinnedFor(null)).toBe(before);
  });

  it('still serves the files of versions that were live before', async () => {
    const { releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const source = await follow(releases);
    await release('cart', 'second');
    await source.look();
    expect(String((await source.file('cart', first, 'app.abc.js'))?.plain)).toContain('//first');
    expect((await source.file('cart', first, 'app.abc.js'))?.br).toBeDefined();
  });

  it('serves the file of a version that another server has seen first', async () => {
    const { releases, release } = await aReleaseStore(folder);
    await release('cart', 'first');
    const source = await follow(releases);
    const second = await release('cart', 'second');
    await sleep(510);
    expect(String((await source.file('cart', second, 'app.abc.js'))?.plain)).toContain('//second');
  });

  it('has no file of a version that was removed because of its age', async () => {
    const { clock, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    await release('cart', 'second');
    await release('cart', 'third');
    const source = await follow(releases);
    expect(await source.file('cart', first, 'remoteEntry.js')).not.toBeNull();
    clock.now = new Date('2027-01-21T08:00:00Z');
    await release('cart', 'fourth');
    await source.look();
    expect(await source.file('cart', first, 'app.abc.js')).toBeNull();
  });

  it('has no file of a version or a name that nobody published', async () => {
    const { releases, release } = await aReleaseStore(folder);
    const version = await release('cart');
    const source = await follow(releases);
    expect(await source.file('cart', '0123456789abcdef', 'app.abc.js')).toBeNull();
    expect(await source.file('cart', version, 'missing.js')).toBeNull();
    expect(await source.file('cart', version, '../release.json')).toBeNull();
    expect(await source.file('admin', version, 'app.abc.js')).toBeNull();
  });
});

describe('a fault in the store changes nothing for visitors', () => {
  const record = (facts: object) =>
    signedRecord({ current: '0123456789abcdef', previous: null, canary: null, serial: NEWEST, history: [], ...facts });
  const BROKEN = "the registry's record of cart is broken";
  const UNSIGNED = "the registry's record of cart is not signed with a key of cart";

  it.each([
    ['a record that is broken', '{"current":', UNSIGNED],
    ['a record of nothing', 'null', UNSIGNED],
    ['a record of nonsense', record({ current: '../../x' }), BROKEN],
    ['a record of a nonsense before', record({ previous: 7 }), BROKEN],
    ['a record of a canary for more than all', record({ canary: { version: 'abcd', percent: 101 } }), BROKEN],
    ['a record without a history', record({ history: {} }), BROKEN],
    ['a record that went away', null, "the registry's record of cart is gone"],
    ['a version that was never published', record({}), 'cart 0123456789abcdef is not published'],
  ])('%s', async (_, content, reason) => {
    const { store, releases, release } = await aReleaseStore(folder);
    const version = await release('cart');
    const source = await follow(releases);
    const before = lines.length;
    const key = Registry.keyOf('cart');
    await (content === null ? store.delete(key) : store.put(key, Buffer.from(content)));
    await source.look();
    await source.look();
    expect(versionOf(source)).toBe(version);
    expect(String((await source.file('cart', version, 'app.abc.js'))?.plain)).toContain('console.log');
    expect(lines.slice(before)).toEqual([`cart stays as it is: ${reason}`]);
  });

  it('files that differ from what was published', async () => {
    const { store, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const source = await follow(releases);
    const second = await release('cart', 'second');
    await store.put(`cart/${second}/web/app.abc.js`, Buffer.from('changed'));
    await source.look();
    await source.look();
    expect(versionOf(source)).toBe(first);
    expect(lines.filter((line) => line.includes('is not what was published'))).toHaveLength(1);
  });

  it.each([
    ['a file that is lost', 'web/app.abc.js', null, 'is not what was published'],
    ['a file that was changed', 'web/app.abc.js', 'changed', 'is not what was published'],
    ['a manifest that is lost', 'release.json', null, 'is not published'],
    ['a manifest that was cut off', 'release.json', '{"name":', 'the manifest is not signed with a key of cart'],
  ])('%s while a shell starts: it begins with the version before, until it is back', async (_, path, text, reason) => {
    const { store, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const second = await release('cart', 'second');
    const key = `cart/${second}/${path}`;
    const sound = (await store.get(key)) as Buffer;
    await (text === null ? store.delete(key) : store.put(key, Buffer.from(text)));
    const source = await follow(releases);
    expect(versionOf(source)).toBe(first);
    expect(lines[0]).toMatch(new RegExp(`^cart begins with ${first}: .*${second}.*${reason}`));
    await store.put(key, sound);
    await source.look();
    expect(versionOf(source)).toBe(second);
  });

  it('a record that was made for another manifest while a shell starts: it begins with the version before', async () => {
    const { store, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const second = await release('cart', 'second');
    const made = await releases.registry.read('cart');
    await store.put(Registry.keyOf('cart'), Buffer.from(signedRecord({ ...made, integrity: 'sha384-other' })));
    expect(versionOf(await follow(releases))).toBe(first);
    expect(lines[0]).toBe(`cart begins with ${first}: cart ${second} was not promoted so`);
  });

  it('a store that is slow for one file: a starting shell waits for the live version', async () => {
    const { store, releases, release } = await aReleaseStore(folder);
    await release('cart', 'first');
    const second = await release('cart', 'second');
    const get = store.get.bind(store);
    store.get = (key) => (key.endsWith(`${second}/web/app.abc.js`) ? Promise.reject(new Error('away')) : get(key));
    const source = await follow(releases);
    expect(versionOf(source)).toBeUndefined();
    store.get = get;
    await source.look();
    expect(versionOf(source)).toBe(second);
  });

  it('a manifest that differs from what was promoted', async () => {
    const { store, releases, release, build } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const source = await follow(releases);
    const second = await release('cart', 'second');
    await build('cart', 'third');
    const forged = JSON.parse(await readFile(join(folder, 'cart/dist/release.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    for (const path of Object.keys(forged.files)) {
      await store.put(`cart/${second}/${path}`, await readFile(join(folder, 'cart/dist', path)));
    }
    await store.put(`cart/${second}/release.json`, Buffer.from(JSON.stringify({ ...forged, version: second })));
    await source.look();
    expect(versionOf(source)).toBe(first);
    expect(versionOf(await follow(releases))).toBe(first);
  });

  it('a remote with another contract version than this shell', async () => {
    const { releases, shell, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    const source = await follow(releases);
    const contract = { version: CONTRACT_VERSION + 1 };
    await releases.registry.announceShell({ ...shell, contract: { name: 'shell', ...contract } });
    await release('cart', 'second', { changes: { contract: { name: 'cart', ...contract } } });
    await source.look();
    expect(versionOf(source)).toBe(first);
    expect(lines.at(-1)).toContain(`speaks version ${CONTRACT_VERSION + 1} of the contract`);
  });

  const pages = [{ path: '/lists', outline: 'list', files: [] }];
  const CLASH = '/lists of cart is a page of admin already';

  /** Makes a version live without any checks. */
  async function makeLive(releases: ReleaseStore, remote: RemoteName, version: string): Promise<void> {
    const integrity = (await releases.manifest(remote, version))?.integrity ?? null;
    await releases.registry.change(remote, (before) => ({ ...before, current: version, integrity }));
  }

  it.each(['everybody', 'some'])(
    'a remote that comes with the page that %s get of another one, made live by hand',
    async (whom) => {
      const { releases, releaser, release } = await aReleaseStore(folder);
      await grantPaths({ releases, by: 'owner' }, 'cart', ['/lists']);
      const clashing = await release('cart', 'clashing', { live: false, changes: { pages } });
      await grantPaths({ releases, by: 'owner' }, 'admin', ['/lists']);
      const live = await release('cart', 'live');
      await release('admin', 'before');
      const admin = await release('admin', 'next', { live: whom === 'everybody', changes: { pages } });
      if (whom === 'some') await releaser.canary('admin', admin, 5);
      const source = await follow(releases);
      await makeLive(releases, 'cart', clashing);
      await source.look();
      expect(versionOf(source)).toBe(live);
      expect(lines.at(-1)).toContain(CLASH);
    },
  );

  it('a broken canary: it is left out, and the live release stays', async () => {
    const { store, releases, release, releaser } = await aReleaseStore(folder);
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    await releaser.canary('cart', tried, 50);
    await store.delete(`cart/${tried}/web/app.abc.js`);
    const source = await follow(releases);
    expect(source.live()).toHaveLength(1);
    expect(versionOf(source, '0')).toBe(live);
  });

  it('an unreachable S3 store: pages and files are served, and the next release is used when the store is back', async () => {
    const { s3, bucket } = await aBucket();
    const { releases, release } = await aReleaseStore(folder, bucket);
    const first = await release('cart', 'first');
    const source = await follow(releases);
    s3.down = true;
    await source.look();
    expect(versionOf(source)).toBe(first);
    expect(String((await source.file('cart', first, 'app.abc.js'))?.plain)).toContain('//first');
    s3.down = false;
    const second = await release('cart', 'second');
    await source.look();
    expect(versionOf(source)).toBe(second);
  });

  it('an unreachable store at the start: the shell starts, and finds the releases later', async () => {
    const { s3, bucket } = await aBucket();
    const { releases, shell, release } = await aReleaseStore(folder, bucket);
    const version = await release('cart');
    s3.down = true;
    const source = await follow(releases, shell);
    expect(versionOf(source)).toBeUndefined();
    s3.down = false;
    await source.look();
    expect(versionOf(source)).toBe(version);
  });
});

describe('a canary', () => {
  it('goes to its percentage of the visitors, always to the same ones', async () => {
    const { releases, release, releaser } = await aReleaseStore(folder);
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    await releaser.canary('cart', tried, 5);
    const source = await follow(releases);
    const given = Array.from({ length: 100 }, (_, key) => versionOf(source, String(key)));
    expect(given.filter((version) => version === tried)).toHaveLength(5);
    expect(given.slice(0, 5)).toEqual(Array(5).fill(tried));
    expect([null, '', '100', '-1', 'x', '3.5'].map((key) => versionOf(source, key))).toEqual(Array(6).fill(live));
  });

  it('of two remotes makes three sets, the stable one first', async () => {
    const { releases, release, releaseAll, releaser } = await aReleaseStore(folder);
    await releaseAll();
    const stable = (await follow(releases)).pinnedFor(null).id;
    await releaser.canary('cart', await release('cart', 'tried', { live: false }), 10);
    await releaser.canary('admin', await release('admin', 'tried', { live: false }), 11);
    const source = await follow(releases);
    expect(source.live().map(({ id }) => id)).toEqual([stable, source.pinnedFor('10').id, source.pinnedFor('9').id]);
    expect(new Set(source.live().map(({ id }) => id)).size).toBe(3);
    expect(source.pinnedFor('11').id).toBe(stable);
    expect(versionOf(source, '10')).toBe(versionOf(source));
  });
});

describe('the Node build of a release', () => {
  const withNode = { node: { entry: 'main.js' } };

  it('is unpacked once, complete and verified', async () => {
    const { releases, releaser, build } = await aReleaseStore(folder);
    const version = await build('storefront', 'a', withNode, { 'node/main.js': 'main', 'node/deep/chunk.js': 'chunk' });
    await releaser.publish('storefront', join(folder, 'storefront/dist'));
    await releaser.promote('storefront', version);
    const source = await follow(releases);
    const [one, other] = await Promise.all([
      source.nodeFolder('storefront', version),
      source.nodeFolder('storefront', version),
    ]);
    expect(one).toBe(other);
    expect(await readFile(join(one, 'deep/chunk.js'), 'utf8')).toBe('chunk');
    expect(await readdir(join(one, '..'))).toEqual([version]);
  });

  it('is refused when a file differs from what was published', async () => {
    const { store, releases, releaser, build } = await aReleaseStore(folder);
    const version = await build('storefront', 'a', withNode, { 'node/main.js': 'main' });
    await releaser.publish('storefront', join(folder, 'storefront/dist'));
    const source = await follow(releases);
    await store.put(`storefront/${version}/node/main.js`, Buffer.from('changed'));
    await expect(source.nodeFolder('storefront', version)).rejects.toThrow('is not sound');
    expect(await readdir(join(folder, 'node-builds/storefront'))).toEqual([]);
  });

  describe('of a version that is in no record', () => {
    const DAY_MS = 24 * 3_600_000;
    const builds = () => readdir(join(folder, 'node-builds/storefront'));
    const putBack = (name: string, ageMs: number) => {
      const then = new Date(Date.now() - ageMs);
      return utimes(join(folder, 'node-builds/storefront', name), then, then);
    };
    const noRecord = signedRecord(
      { current: null, previous: null, canary: null, serial: NEWEST, history: [] },
      'storefront',
    );

    it('is removed by a start, a day after it was unpacked', async () => {
      const { store, releases, releaser, build } = await aReleaseStore(folder);
      const version = await build('storefront', 'a', withNode, { 'node/main.js': 'main' });
      await releaser.publish('storefront', join(folder, 'storefront/dist'));
      await (await follow(releases)).nodeFolder('storefront', version);
      await store.put(Registry.keyOf('storefront'), Buffer.from(noRecord));
      await follow(releases);
      expect(await builds()).toEqual([version]);
      await putBack(version, DAY_MS + 1_000);
      await follow(releases);
      expect(await builds()).toEqual([]);
    });

    it('is kept while another server unpacks it, and removed when that server died meanwhile', async () => {
      const { releases, release } = await aReleaseStore(folder);
      await release('storefront');
      const halfWritten = join(folder, 'node-builds/storefront/0123456789abcdef.Ab3xYz');
      await mkdir(halfWritten, { recursive: true });
      await writeFile(join(halfWritten, 'main.js'), 'half');
      await follow(releases);
      expect(await readFile(join(halfWritten, 'main.js'), 'utf8')).toBe('half');
      await putBack('0123456789abcdef.Ab3xYz', DAY_MS + 1_000);
      await follow(releases);
      expect(await builds()).toEqual([]);
    });
  });
});
