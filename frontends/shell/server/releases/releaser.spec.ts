import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@afshoreh/contracts';
import { S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';

import { aFolder, aReleaseStore, aShellBuild, aSlowStore } from '../testing/builds';
import { Refused } from './fitness';
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
  const prepare = async () => aReleaseStore(folder, await store());

  it('publishes without anything going live, then promotes', async () => {
    const { releaser, releases, release } = await prepare();
    const first = await release('cart', 'first', { live: false });
    expect((await releases.registry.read('cart')).current).toBeNull();
    expect(await releaser.promote('cart', 'latest')).toEqual({ version: first, isNew: true });
    expect(await releases.registry.read('cart')).toMatchObject({
      current: first,
      previous: null,
      canary: null,
      contract: CONTRACT_VERSION,
      integrity: (await releases.manifest('cart', first))?.integrity,
      history: [
        { version: first, action: 'publish', at: '2026-11-21T08:00:00.000Z', by: 'tester@here' },
        { version: first, action: 'promote' },
      ],
    });
  });

  it('goes back to the version before, and forth again', async () => {
    const { releaser, releases, release } = await prepare();
    const first = await release('cart', 'first');
    const second = await release('cart', 'second');
    expect(await releaser.rollback('cart')).toBe(first);
    expect(await releases.registry.read('cart')).toMatchObject({ current: first, previous: second });
    expect(await releaser.rollback('cart')).toBe(second);
    expect((await releases.registry.read('cart')).history.map(({ action }) => action)).toEqual([
      ...['publish', 'promote', 'publish', 'promote'],
      ...['rollback', 'rollback'],
    ]);
  });

  it('stores every file with its compressed forms', async () => {
    const { releases, release } = await prepare();
    const version = await release('cart');
    const built = await readFile(join(folder, 'cart/dist/web/app.abc.js.br'));
    expect(await releases.file('cart', version, 'web/app.abc.js.br')).toEqual(built);
  });

  it('takes the same build again, and changes nothing by it', async () => {
    const { releaser, releases, release } = await prepare();
    const version = await release('cart', 'same');
    const before = await releases.registry.read('cart');
    expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toEqual({ version, isNew: false });
    expect(await releaser.promote('cart', version)).toEqual({ version, isNew: false });
    expect(await releases.registry.read('cart')).toEqual(before);
  });

  it('keeps what the first build of a version said of itself: commit and time are no part of the version', async () => {
    const { releaser, releases, build } = await prepare();
    const dist = join(folder, 'cart/dist');
    const metadata = { commit: 'a'.repeat(40), branch: 'main', builtAt: '2026-11-20T08:00:00.000Z', builtBy: 'first' };
    const version = await build('cart', 'same', { metadata });
    await releaser.publish('cart', dist);
    await build('cart', 'same', { metadata: { ...metadata, commit: 'b'.repeat(40), builtBy: 'second' } });
    expect(await releaser.publish('cart', dist)).toEqual({ version, isNew: false });
    expect((await releases.manifest('cart', version))?.metadata).toEqual(metadata);
  });

  it('refuses other files under a version that is published', async () => {
    const { releaser, release, build } = await prepare();
    const version = await release('cart', 'one');
    await build('cart', 'two');
    const file = join(folder, 'cart/dist/release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...manifest, version }));
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      `cart ${version} is published already, with other files: a version never changes`,
    ]);
  });

  it('gives a canary to some, and ends it by a promotion or by a word', async () => {
    const { releaser, releases, release } = await prepare();
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    await releaser.canary('cart', tried, 10);
    expect((await releases.registry.read('cart')).canary).toEqual({ version: tried, percent: 10 });
    expect(await releaser.endCanary('cart')).toBe(tried);
    expect(await releaser.endCanary('cart')).toBeNull();
    await releaser.canary('cart', tried, 50);
    await releaser.promote('cart', tried);
    expect(await releases.registry.read('cart')).toMatchObject({ current: tried, previous: live, canary: null });
  });

  it('removes what has not been live for 30 days, never what is live or was before', async () => {
    const { clock, releases, release, releaser } = await prepare();
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
    await releaser.canary('cart', tried, 5);
    const newest = await release('cart', 'newest', { live: false });
    expect((await releases.versions('cart')).sort()).toEqual([before, live, tried, newest].sort());
    expect(await releases.manifest('cart', oldest)).toBeNull();
    expect(await releases.file('cart', oldest, 'web/app.abc.js')).toBeNull();
  });
});

describe('the check of a release', () => {
  it('refuses a contract that the live shell does not speak', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', { contract: { name: 'cart', version: CONTRACT_VERSION + 1 } });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      `it speaks version ${CONTRACT_VERSION + 1} of the contract, the shell version ${CONTRACT_VERSION}`,
    ]);
  });

  it('refuses libraries that the live shell does not have', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', { shared: { react: '^19.4.0', vue: '^3.0.0' } });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'it expects react ^19.4.0, the shell provides 19.3.1',
      'it expects vue ^3.0.0, which the shell does not provide',
    ]);
  });

  it('refuses another version of what both keep in the browser; what only one of them keeps is its own affair', async () => {
    const { releaser, releases, shell, build } = await aReleaseStore(folder);
    await releases.registry.announceShell({ ...shell, stores: { 'afshoreh.cart': 1, 'afshoreh.theme': 3 } });
    await build('cart', 'a', { stores: { 'afshoreh.cart': 2, 'afshoreh.drafts': 7 } });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'it keeps version 2 of afshoreh.cart in the browser, the shell version 1',
    ]);
    await build('cart', 'b', { stores: { 'afshoreh.cart': 1, 'afshoreh.drafts': 7 } });
    expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toMatchObject({ isNew: true });
  });

  it('refuses files that are missing or changed, and an entry that exposes nothing', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart');
    await rm(join(folder, 'cart/dist/web/app.abc.js'));
    await writeFile(join(folder, 'cart/dist/web/remoteEntry.js'), 'changed');
    expect((await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).sort()).toEqual([
      'web/app.abc.js is missing',
      'web/remoteEntry.js is not what the manifest says',
    ]);
    await build('storefront', 'a', { entry: 'app.abc.js' });
    expect(await refusalOf(releaser.publish('storefront', join(folder, 'storefront/dist')))).toEqual([
      'web/app.abc.js does not expose ./app',
    ]);
  });

  it('refuses to promote what was changed in the store, or does not fit the shell of today', async () => {
    const { releaser, store, releases, release } = await aReleaseStore(folder);
    const version = await release('cart', 'a', { live: false });
    await aShellBuild(join(folder, 'shell/dist'), { provides: { react: '18.0.0' } });
    await releases.registry.announceShell(shellManifestOf(await readFile(join(folder, 'shell/dist/release.json'))));
    await store.put(`cart/${version}/web/app.abc.js`, Buffer.from('changed'));
    expect((await refusalOf(releaser.promote('cart', version))).sort()).toEqual([
      'it expects react ^19.3.1, the shell provides 18.0.0',
      'web/app.abc.js is not what the manifest says',
    ]);
  });

  it.each([
    ['the manifest of another remote', { name: 'admin', contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['a contract of another remote', { contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['an entry that is not there', { entry: 'other.js' }],
    ['a hash that is not the one of its entry', { integrity: `sha384-${'a'.repeat(64)}` }],
    ['a script that is not there', { scripts: ['other.js'] }],
    ['a range of another kind', { shared: { react: '>=19' } }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['a Node build that is not there', { node: { entry: 'remoteEntry.js' } }],
    ['a version of its stored data that is no number', { stores: { 'afshoreh.cart': '2' } }],
    ['metadata that would change a terminal', { metadata: { branch: 'main\u001b[2J' } }],
  ])('refuses %s', async (_, changes) => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', changes);
    await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(/not sound|not the cart/);
  });

  it.each(['../../etc/passwd', 'web/../x', 'web/a b', 'other/a'])('refuses a file named %s', async (path) => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart');
    const file = join(folder, 'cart/dist/release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { files: Record<string, string> };
    manifest.files[path] = manifest.files['web/app.abc.js'] ?? '';
    await writeFile(file, JSON.stringify(manifest));
    await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow('is no path of a release');
  });

  it('says what is missing: a build, a version, a shell, something to go back to', async () => {
    const { releaser, store, release } = await aReleaseStore(folder);
    expect(await refusalOf(releaser.publish('cart', join(folder, 'nowhere')))).toEqual([
      `${join(folder, 'nowhere/release.json')} is missing: build it first`,
    ]);
    expect(await refusalOf(releaser.promote('cart', 'latest'))).toEqual(['nothing of cart was published yet']);
    const version = await release('cart');
    expect(await refusalOf(releaser.promote('cart', '0123456789abcdef'))).toEqual([
      'cart 0123456789abcdef is not published',
    ]);
    expect(await refusalOf(releaser.rollback('cart'))).toEqual(['cart has no previous version to go back to']);
    expect(await refusalOf(releaser.canary('cart', version, 10))).toEqual([
      `cart ${version} is live for everybody already`,
    ]);
    for (const percent of [0, 0.5, 100]) {
      expect(await refusalOf(releaser.canary('cart', version, percent))).toEqual([
        'the percentage of a canary is a whole number from 1 to 99',
      ]);
    }
    const first = await release('admin', 'a', { live: false });
    expect(await refusalOf(releaser.canary('admin', first, 10))).toEqual([
      'admin has no live version beside which to try another',
    ]);
    await store.delete(Registry.keyOf('shell'));
    expect(await refusalOf(releaser.promote('cart', version))).toEqual([
      'no shell has been started on this store yet, so nothing is known of what it provides',
    ]);
  });
});

describe('a page that another live remote has', () => {
  const claiming = (path: string) => ({ changes: { pages: [{ path, outline: 'list', files: [] }] } });
  const TAKEN = '/lists/:name of cart is a page of admin already';

  it('keeps a release from being published, also when only some visitors get the other one', async () => {
    const { releaser, build, release } = await aReleaseStore(folder);
    await release('admin', 'live');
    const tried = await release('admin', 'tried', { live: false, ...claiming('/lists/:id') });
    await build('cart', 'a', claiming('/lists/:name').changes);
    await releaser.canary('admin', tried, 5);
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([TAKEN]);
    await releaser.endCanary('admin');
    expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toMatchObject({ isNew: true });
  });

  it('keeps it from going live in any way, when the other one was faster', async () => {
    const { releaser, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first', claiming('/lists/:name'));
    const second = await release('cart', 'second');
    await release('admin', 'faster', claiming('/lists/:id'));
    expect(await refusalOf(releaser.promote('cart', first))).toEqual([TAKEN]);
    expect(await refusalOf(releaser.canary('cart', first, 5))).toEqual([TAKEN]);
    expect(await refusalOf(releaser.rollback('cart'))).toEqual([TAKEN]);
    expect(await releaser.promote('cart', second)).toMatchObject({ isNew: false });
  });
});

describe('what does not run', () => {
  const broken = { problems: ['/about does not render: Error: broken page'], notes: [] };

  it('goes live neither for everybody nor for some, with the reason', async () => {
    const { releaser, releases, smokeTest, release } = await aReleaseStore(folder);
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    smokeTest.run = () => Promise.resolve(broken);
    expect(await refusalOf(releaser.promote('cart', tried))).toEqual(broken.problems);
    expect(await refusalOf(releaser.canary('cart', tried, 5))).toEqual(broken.problems);
    expect(await releases.registry.read('cart')).toMatchObject({ current: live, canary: null });
  });

  it('does not keep anybody from going back: the version before was run when it was promoted', async () => {
    const { releaser, smokeTest, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    await release('cart', 'second');
    smokeTest.run = () => Promise.reject(new Error('not to be asked'));
    expect(await releaser.rollback('cart')).toBe(first);
  });

  it('is told apart from what could not be seen, which is only said', async () => {
    const { releaser, smokeTest, release } = await aReleaseStore(folder);
    const version = await release('cart', 'a', { live: false });
    const notes = ['/ was rendered without its data'];
    smokeTest.run = () => Promise.resolve({ problems: [], notes });
    expect(await releaser.promote('cart', version)).toEqual({ version, isNew: true, notes });
  });
});

describe('teams that release at once', () => {
  it('do not wait for each other, nor for a large upload, nor for a record that is being written', async () => {
    const { store, letGo } = aSlowStore(folder, { put: /^(storefront\/.*|registry\/storefront\.json)$/ });
    const { releaser, releases, build, release } = await aReleaseStore(folder, store);
    await build('storefront', 'slow');
    let isDone = false;
    const slow = releaser.publish('storefront', join(folder, 'storefront/dist')).then(() => (isDone = true));
    const [cart, admin] = await Promise.all([release('cart', 'a'), release('admin', 'a')]);
    expect((await releases.registry.read('cart')).current).toBe(cart);
    expect((await releases.registry.read('admin')).current).toBe(admin);
    expect(isDone).toBe(false);
    letGo();
    await slow;
    expect(await releases.versions('storefront')).toHaveLength(1);
  });

  it('may promote and take back a remote while the next version of it is being uploaded', async () => {
    const { releases: fast, release: releaseFast } = await aReleaseStore(folder);
    const versions = [await releaseFast('cart', 'first'), await releaseFast('cart', 'second')];
    const { store, letGo } = aSlowStore(folder, { put: /^cart\/.*\.js$/ });
    const { releaser: uploading, build } = await aReleaseStore(folder, store);
    await build('cart', 'third');
    const upload = uploading.publish('cart', join(folder, 'cart/dist'));
    const { releaser } = await aReleaseStore(folder);
    expect(await releaser.rollback('cart')).toBe(versions[0]);
    expect(await releaser.promote('cart', versions[1] ?? '')).toMatchObject({ isNew: true });
    letGo();
    const { version } = await upload;
    expect(await fast.registry.read('cart')).toMatchObject({ current: versions[1], previous: versions[0] });
    expect((await fast.registry.read('cart')).history.at(-1)).toMatchObject({ version, action: 'publish' });
  });
});

describe('two people at once', () => {
  it('both write into the history on one disk', async () => {
    const { releaser, releases, release } = await aReleaseStore(folder);
    const versions: string[] = [];
    for (const text of ['a', 'b', 'c', 'd']) versions.push(await release('cart', text, { live: false }));
    await Promise.all(versions.map((version) => releaser.promote('cart', version)));
    const { history, current } = await releases.registry.read('cart');
    const promoted = history.filter(({ action }) => action === 'promote').map(({ version }) => version);
    expect([...promoted].sort()).toEqual([...versions].sort());
    expect(promoted.at(-1)).toBe(current);
  });

  it('take back once, when both find the same version broken: the second one is told', async () => {
    const { releaser, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    await release('cart', 'second');
    const [one, other] = await Promise.allSettled([releaser.rollback('cart'), releaser.rollback('cart')]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = one.status === 'rejected' ? one : other;
    expect(rejected).toMatchObject({ reason: { reasons: ['cart was changed at this moment: look at its status'] } });
    expect((await releases.registry.read('cart')).current).toBe(first);
  });

  it('where the store has no locks, the slower one is told and writes nothing', async () => {
    const { releaser, store, releases, release } = await aReleaseStore(folder, await aBucket());
    const mine = await release('cart', 'mine', { live: false });
    const theirs = await release('cart', 'theirs', { live: false });
    const slow = new Registry(store).change('cart', async (record) => {
      await releaser.promote('cart', theirs);
      return { ...record, current: mine };
    });
    await expect(slow).rejects.toThrow(ChangedMeanwhile);
    expect((await releases.registry.read('cart')).current).toBe(theirs);
  });

  it('are told as well when another writes right after them', async () => {
    const { releaser, store, releases, release } = await aReleaseStore(folder, await aBucket());
    const mine = await release('cart', 'mine', { live: false });
    const key = Registry.keyOf('cart');
    const theirs = (await store.get(key)) as Buffer;
    const put = store.put.bind(store);
    store.put = async (...args) => {
      await put(...args);
      if (args[0] === key) await put(key, theirs);
    };
    await expect(releaser.promote('cart', mine)).rejects.toThrow(ChangedMeanwhile);
    expect((await releases.registry.read('cart')).current).toBeNull();
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
