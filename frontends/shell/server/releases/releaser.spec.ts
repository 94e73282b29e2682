import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@afshoreh/contracts';
import { S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';

import { aFolder, aReleaseStore, aShellBuild, aSlowStore, KEYS } from '../testing/builds';
import { Refused } from './compatibility';
import { shellManifestOf } from './manifest';
import { grantPaths } from './path-grants';
import { ChangedMeanwhile, Registry } from './registry';
import { Releaser } from './releaser';
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

  it('records commit and reason of each step in the history', async () => {
    const { releases, build, release, smokeTest } = await prepare();
    await release('cart', 'before');
    const metadata = { commit: 'a'.repeat(40), builtAt: '2026-11-20T08:00:00.000Z', builtBy: 'builder' };
    const version = await build('cart', 'next', { metadata });
    const by = { releases, by: 'sara@laptop', smokeTest };
    const releaser = new Releaser({ ...by, reason: 'the price was wrong' });
    await releaser.publish('cart', join(folder, 'cart/dist'));
    await releaser.canary('cart', version, 10);
    await releaser.promote('cart', version);
    await new Releaser(by).rollback('cart');
    const { history } = await releases.registry.read('cart');
    const known = { version, commit: metadata.commit, reason: 'the price was wrong', by: 'sara@laptop' };
    expect(history.slice(2, 5)).toEqual(
      ['publish', 'canary', 'promote'].map((action) => expect.objectContaining({ ...known, action })),
    );
    expect(history.at(-1)).not.toHaveProperty('reason');
    for (const reason of ['', 'two\nlines', 'x'.repeat(201)]) {
      expect(() => new Releaser({ ...by, reason })).toThrow(Refused);
    }
  });

  it('runs every check on a published version without making it live', async () => {
    const { releaser, releases, release, smokeTest } = await prepare();
    const version = await release('cart', 'first', { live: false });
    smokeTest.run = () => Promise.resolve({ problems: [], notes: ['the API was away'] });
    expect(await releaser.check('cart', 'latest')).toEqual({ version, notes: ['the API was away'] });
    smokeTest.run = () => Promise.resolve({ problems: ['/cart fails in a browser'], notes: [] });
    expect(await refusalOf(releaser.check('cart', version))).toEqual(['/cart fails in a browser']);
    expect((await releases.registry.read('cart')).current).toBeNull();
    expect(await refusalOf(releaser.check('cart', '0123456789abcdef'))).toEqual([
      'cart 0123456789abcdef is not published',
    ]);
  });

  it('makes a link to a published version that another server of the store understands', async () => {
    const { releaser, store: kept, release, clock } = await prepare();
    const version = await release('cart', 'first', { live: false });
    const { token } = await releaser.preview('cart', 'latest', 2);
    const until = new Date(clock.now.getTime() + 2 * 3_600_000);
    const read = new ReleaseStore(kept, KEYS).previewLinks.read(token, clock.now);
    expect(await read).toEqual({ remote: 'cart', version, until });
    expect(await refusalOf(releaser.preview('cart', 'latest', 169))).toHaveLength(1);
    expect(await refusalOf(releaser.preview('cart', '0123456789abcdef', 1))).toHaveLength(1);
  });

  it('rolls back step by step to earlier live versions, never to a rolled-back one', async () => {
    const { releaser, releases, release } = await prepare();
    const first = await release('cart', 'a');
    const second = await release('cart', 'b');
    const third = await release('cart', 'c');
    expect(await releaser.rollback('cart')).toBe(second);
    expect(await releases.registry.read('cart')).toMatchObject({ current: second, previous: first });
    const fourth = await release('cart', 'd');
    expect(await releaser.rollback('cart')).toBe(second);
    expect(await releaser.rollback('cart')).toBe(first);
    expect(await refusalOf(releaser.rollback('cart'))).toEqual(['cart has no previous version to go back to']);
    // Somebody has checked it and promotes it again.
    await releaser.promote('cart', third);
    await releaser.promote('cart', fourth);
    expect(await releaser.rollback('cart')).toBe(third);
    const { history } = await releases.registry.read('cart');
    expect(history.at(-1)).toMatchObject({ action: 'rollback', version: third, replaced: fourth, by: 'tester@here' });
  });

  it('ends the canary with a rollback', async () => {
    const { releaser, releases, release } = await prepare();
    const first = await release('cart', 'first');
    await release('cart', 'second');
    await releaser.canary('cart', await release('cart', 'tried', { live: false }), 10);
    await releaser.rollback('cart');
    expect(await releases.registry.read('cart')).toMatchObject({ current: first, canary: null });
  });

  it('rolls back by the history of a record that an older release program wrote', async () => {
    const { releaser, releases, release } = await prepare();
    const first = await release('cart', 'a');
    const second = await release('cart', 'b');
    const third = await release('cart', 'c');
    // The record still names the rolled-back version as the target of the next rollback.
    const event = { at: '2026-11-21T08:00:00.000Z', by: 'a', action: 'rollback' as const };
    await releases.registry.change('cart', (record) => {
      const history = [...record.history, { ...event, version: second, replaced: third }];
      return { ...record, current: second, previous: third, history };
    });
    expect(await releaser.rollback('cart')).toBe(first);
  });

  it('refuses a release whose page was given to another remote while it was tested', async () => {
    const { releaser, releases, release, smokeTest } = await prepare();
    const by = { releases, by: 'owner@here' };
    await grantPaths(by, 'cart', ['/lists']);
    const pages = [{ path: '/lists', outline: 'list', files: [] }];
    const version = await release('cart', 'a', { live: false, changes: { pages } });
    smokeTest.run = async () => {
      await grantPaths(by, 'admin', ['/lists']);
      return { problems: [], notes: [] };
    };
    expect(await refusalOf(releaser.promote('cart', version))).toEqual([
      '/lists of cart belongs to admin, which owns /lists',
    ]);
    expect((await releases.registry.read('cart')).current).toBeNull();
  });

  it('can repair a registry in which two remotes have the same page, by promoting either remote', async () => {
    const { releaser, releases, release } = await prepare();
    const pages = [{ path: '/lists', outline: 'list', files: [] }];
    const before = await release('admin', 'before');
    const by = { releases, by: 'owner@here' };
    await grantPaths(by, 'cart', ['/lists']);
    await release('cart', 'with lists', { changes: { pages } });
    const second = await release('admin', 'second');
    /** Old release programs could leave the record in this state. */
    const wedge = async () => {
      const live = await releases.registry.read('cart');
      await releases.registry.change('cart', (record) => ({ ...record, current: null }));
      await grantPaths(by, 'admin', ['/lists']);
      await release('admin', 'with lists', { changes: { pages } });
      await releases.registry.change('cart', () => live);
    };
    await wedge();
    expect(await release('storefront')).toMatch(/^[0-9a-f]{16}$/);
    expect(await releaser.rollback('admin')).toBe(second);
    await releaser.promote('admin', before);
    await wedge();
    const mended = await release('cart', 'without lists');
    expect((await releases.registry.read('cart')).current).toBe(mended);
  });

  it('stores every file with its compressed forms', async () => {
    const { releases, release } = await prepare();
    const version = await release('cart');
    const built = await readFile(join(folder, 'cart/dist/web/app.abc.js.br'));
    expect(await releases.file('cart', version, 'web/app.abc.js.br')).toEqual(built);
  });

  it('accepts the same build again without changing anything', async () => {
    const { releaser, releases, release } = await prepare();
    const version = await release('cart', 'same');
    const before = await releases.registry.read('cart');
    expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toEqual({ version, isNew: false });
    expect(await releaser.promote('cart', version)).toEqual({ version, isNew: false });
    expect(await releases.registry.read('cart')).toEqual(before);
  });

  it('keeps the metadata of the first build of a version, because commit and time are not part of the version', async () => {
    const { releaser, releases, build } = await prepare();
    const dist = join(folder, 'cart/dist');
    const metadata = { commit: 'a'.repeat(40), branch: 'main', builtAt: '2026-11-20T08:00:00.000Z', builtBy: 'first' };
    const version = await build('cart', 'same', { metadata });
    await releaser.publish('cart', dist);
    await build('cart', 'same', { metadata: { ...metadata, commit: 'b'.repeat(40), builtBy: 'second' } });
    expect(await releaser.publish('cart', dist)).toEqual({ version, isNew: false });
    expect((await releases.manifest('cart', version))?.metadata).toEqual(metadata);
  });

  it('refuses a build whose manifest was changed by hand', async () => {
    const { releaser, build } = await prepare();
    await build('cart', 'a', { metadata: { builtAt: '2026-11-20T08:00:00.000Z', builtBy: 'builder' } });
    const file = join(folder, 'cart/dist/release.json');
    const built = await readFile(file, 'utf8');
    for (const [before, after] of [
      [/"version": "\w+"/, '"version": "0123456789abcdef"'],
      [/"builtBy": "builder"/, '"builtBy": "somebody else"'],
      [/"outline": "list"/, '"outline": "form"'],
    ] as const) {
      expect(built).toMatch(before);
      await writeFile(file, built.replace(before, after));
      await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(
        'it was changed after it was built',
      );
    }
    await writeFile(file, built.replace(/,\s+"digest": "\w+"/, ''));
    await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow('not the hash of its content');
  });

  it('refuses to promote a version whose files or manifest were changed in the store', async () => {
    const { releaser, store: stored, release } = await prepare();
    const version = await release('cart', 'a', { live: false });
    const key = `cart/${version}/release.json`;
    const built = String(await stored.get(key));
    await stored.put(key, Buffer.from(built.replace('"private": true', '"private": false')), {
      type: 'application/json',
    });
    await expect(releaser.promote('cart', version)).rejects.toThrow('is not signed with a key of cart');
  });

  it.each(['web/app.abc.js', 'web/app.abc.js.br', 'release.json'])(
    'puts back %s when the store has lost it',
    async (path) => {
      const { releaser, store: stored, build, release } = await prepare();
      const version = await release('cart', 'a', { live: false });
      const bytes = await stored.get(`cart/${version}/${path}`);
      await stored.delete(`cart/${version}/${path}`);
      await expect(releaser.promote('cart', version)).rejects.toThrow(/is missing|is not published/);
      await build('cart', 'b');
      await releaser.publish('cart', join(folder, 'cart/dist'));
      await expect(releaser.promote('cart', version)).rejects.toThrow(/is missing|is not published/);
      await build('cart', 'a');
      expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toEqual({ version, isNew: true });
      expect(await stored.get(`cart/${version}/${path}`)).toEqual(bytes);
      expect(await releaser.promote('cart', version)).toMatchObject({ isNew: true });
    },
  );

  it('starts a canary, and ends it by a promotion or by a command', async () => {
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

  it('removes versions that have not been live for 30 days, but never the live or the previous one', async () => {
    const { clock, releases, release, releaser } = await prepare();
    const versions: string[] = [];
    const after = (days: number) => (clock.now = new Date(clock.now.getTime() + days * DAY_MS));
    versions.push(await release('cart', 'oldest'));
    // Live for longer than old versions are kept: what counts is when it was replaced.
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
  it('refuses another contract version than that of the live shell', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', { contract: { name: 'cart', version: CONTRACT_VERSION + 1 } });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      `it speaks version ${CONTRACT_VERSION + 1} of the contract, the shell version ${CONTRACT_VERSION}`,
    ]);
  });

  it('refuses library versions that the live shell does not provide', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', { shared: { react: '^19.4.0', vue: '^3.0.0' } });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'it expects react ^19.4.0, the shell provides 19.3.1',
      'it expects vue ^3.0.0, which the shell does not provide',
    ]);
  });

  it.each([
    ['1.3.0', ['it is for version 1.3.0 of the API, the site has 1.2.0']],
    ['2.0.0', ['it is for version 2.0.0 of the API, the site has 1.2.0']],
    ['1.2.0', []],
    ['1.0.4', []],
  ])('refuses an older API than the release is for: %s', async (api, refusal) => {
    const { releaser, releases, shell, build } = await aReleaseStore(folder);
    await releases.registry.announceShell({ ...shell, api: '1.2.0' });
    await build('cart', 'a', { api });
    const publishing = releaser.publish('cart', join(folder, 'cart/dist'));
    if (refusal.length > 0) expect(await refusalOf(publishing)).toEqual(refusal);
    else expect(await publishing).toMatchObject({ isNew: true });
  });

  it('refuses another format version of a browser store that the shell has too, but not of one that only the remote has', async () => {
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

  it('refuses to promote a version that was changed in the store, or that is incompatible with the current shell', async () => {
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

  it('refuses files and releases that are too large, without reading them', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    const text = (megabytes: number) => 'a'.repeat(megabytes * 1024 * 1024);
    await build('cart', 'a', {}, { 'web/large.bin': text(5) });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'web/large.bin is too large: 5.0 MB, a file may have 4.0 MB',
    ]);
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`web/${at}.bin`, text(3)]));
    await build('cart', 'a', {}, many);
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      'the release is too large: 33.0 MB, it may have 32.0 MB',
    ]);
  });

  it('refuses a page that is listed for search engines in a release without a Node build', async () => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', { pages: [{ path: '/cart', outline: 'list', listed: true, files: [] }] });
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual([
      '/cart is listed for search engines, and cart has no pages from the server',
    ]);
  });

  it('refuses a page whose first visit fetches more than its budget, including the files of the shell', async () => {
    const { releaser, releases, shell, build, release } = await aReleaseStore(folder);
    const budgets = { '/cart': { scripts: 2_000, fonts: 100 }, '/product/{id}': { scripts: 1, fonts: 1 } };
    const bytes = { [shell.scripts[0] ?? '']: 1_000, 'font.woff2': 90 };
    await releases.registry.announceShell({ ...shell, budgets, bytes });
    // Digits that do not compress.
    const noise = Array.from({ length: 500 }, (_, at) => Math.sin(at)).join('');
    const heavy = { pages: [{ path: '/cart', outline: 'list', files: ['page.js'] }] };
    await build('cart', 'a', heavy, { 'web/page.js': noise, 'web/letters.woff2': 'a'.repeat(20) });
    const refusals = await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')));
    expect(refusals).toEqual([
      expect.stringMatching(/^\/cart fetches \d{4,5} bytes of scripts, its budget is 2000$/),
      '/cart fetches 110 bytes of fonts, its budget is 100',
    ]);
    expect(await release('cart', 'light')).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ['the manifest of another remote', { name: 'admin', contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['a contract of another remote', { contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['an entry that is not there', { entry: 'other.js' }],
    ['a script that is not there', { scripts: ['other.js'] }],
    ['a range of another kind', { shared: { react: '>=19' } }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['a Node build that is not there', { node: { entry: 'remoteEntry.js' } }],
    ['a version of its stored data that is no number', { stores: { 'afshoreh.cart': '2' } }],
    ['metadata that would change a terminal', { metadata: { branch: 'main\u001b[2J' } }],
  ])('refuses %s', async (_, changes) => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart', 'a', changes);
    await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(/not valid|not the cart/);
  });

  it.each(['../../etc/passwd', 'web/../x', 'web/a b', 'other/a'])('refuses a file named %s', async (path) => {
    const { releaser, build } = await aReleaseStore(folder);
    await build('cart');
    const file = join(folder, 'cart/dist/release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { files: Record<string, string> };
    manifest.files[path] = manifest.files['web/app.abc.js'] ?? '';
    await writeFile(file, JSON.stringify(manifest));
    await expect(releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(
      `files.${path}: Invalid key in record`,
    );
  });

  it('names what is missing: a build, a version, a shell, a previous version', async () => {
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
  const TAKEN = [
    '/lists/:name of cart belongs to admin, which owns /lists',
    '/lists/:name of cart is a page of admin already',
  ];

  it('prevents publishing, also when the other release is only a canary', async () => {
    const { releaser, releases, build, release } = await aReleaseStore(folder);
    await release('admin', 'live');
    await grantPaths({ releases, by: 'owner' }, 'admin', ['/lists']);
    const tried = await release('admin', 'tried', { live: false, ...claiming('/lists/:id') });
    await build('cart', 'a', claiming('/lists/:name').changes);
    await releaser.canary('admin', tried, 5);
    expect(await refusalOf(releaser.publish('cart', join(folder, 'cart/dist')))).toEqual(TAKEN);
    await releaser.endCanary('admin');
    await grantPaths({ releases, by: 'owner' }, 'cart', ['/lists']);
    expect(await releaser.publish('cart', join(folder, 'cart/dist'))).toMatchObject({ isNew: true });
  });

  it('prevents going live in any way, when the other release went live first', async () => {
    const { releaser, releases, release } = await aReleaseStore(folder);
    await grantPaths({ releases, by: 'owner' }, 'cart', ['/lists']);
    const first = await release('cart', 'first', claiming('/lists/:name'));
    const second = await release('cart', 'second');
    await grantPaths({ releases, by: 'owner' }, 'admin', ['/lists']);
    await release('admin', 'faster', claiming('/lists/:id'));
    expect(await refusalOf(releaser.promote('cart', first))).toEqual(TAKEN);
    expect(await refusalOf(releaser.canary('cart', first, 5))).toEqual(TAKEN);
    expect(await refusalOf(releaser.rollback('cart'))).toEqual(TAKEN);
    expect(await releaser.promote('cart', second)).toMatchObject({ isNew: false });
  });
});

describe('a release that fails its smoke test', () => {
  const broken = { problems: ['/about does not render: Error: broken page'], notes: [] };

  it('goes live neither for everybody nor as a canary, and the reason is given', async () => {
    const { releaser, releases, smokeTest, release } = await aReleaseStore(folder);
    const live = await release('cart', 'live');
    const tried = await release('cart', 'tried', { live: false });
    smokeTest.run = () => Promise.resolve(broken);
    expect(await refusalOf(releaser.promote('cart', tried))).toEqual(broken.problems);
    expect(await refusalOf(releaser.canary('cart', tried, 5))).toEqual(broken.problems);
    expect(await releases.registry.read('cart')).toMatchObject({ current: live, canary: null });
  });

  it('does not prevent a rollback, because the earlier version was tested when it was promoted', async () => {
    const { releaser, smokeTest, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    await release('cart', 'second');
    smokeTest.run = () => Promise.reject(new Error('not to be asked'));
    expect(await releaser.rollback('cart')).toBe(first);
  });

  it('differs from a release that could not be tested completely, which goes live with a note', async () => {
    const { releaser, smokeTest, release } = await aReleaseStore(folder);
    const version = await release('cart', 'a', { live: false });
    const notes = ['/ was rendered without its data'];
    smokeTest.run = () => Promise.resolve({ problems: [], notes });
    expect(await releaser.promote('cart', version)).toEqual({ version, isNew: true, notes });
  });
});

describe('teams that release at once', () => {
  it('do not wait for each other, for a large upload or for another record', async () => {
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

  it('may promote and roll back a remote while its next version is being uploaded', async () => {
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
  it('get one release live: the others are told whose it is, and are not in the history', async () => {
    const { releaser, releases, release } = await aReleaseStore(folder);
    const versions: string[] = [];
    for (const text of ['a', 'b', 'c', 'd']) versions.push(await release('cart', text, { live: false }));
    const results = await Promise.allSettled(versions.map((version) => releaser.promote('cart', version)));
    const { history, current } = await releases.registry.read('cart');
    expect(history.filter(({ action }) => action === 'promote').map(({ version }) => version)).toEqual([current]);
    const told = results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason));
    expect(told).toHaveLength(3);
    for (const line of told) expect(line).toContain(`changed cart at this moment (tester@here: promote ${current})`);
  });

  it('may promote the same version, and one may try a canary only beside what was live when they began', async () => {
    const { releaser, release, smokeTest } = await aReleaseStore(folder);
    await release('cart', 'before');
    const [one, other] = [await release('cart', 'a', { live: false }), await release('cart', 'b', { live: false })];
    const both = await Promise.all([releaser.promote('cart', one), releaser.promote('cart', one)]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    smokeTest.run = async () => {
      await releaser.rollback('cart');
      return { problems: [], notes: [] };
    };
    await expect(releaser.canary('cart', other, 10)).rejects.toThrow(ChangedMeanwhile);
  });

  it('roll back once, when both want to roll back the same version, and the second one is told', async () => {
    const { releaser, releases, release } = await aReleaseStore(folder);
    const first = await release('cart', 'first');
    await release('cart', 'second');
    const [one, other] = await Promise.allSettled([releaser.rollback('cart'), releaser.rollback('cart')]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = one.status === 'rejected' ? one : other;
    expect(rejected).toMatchObject({ reason: expect.any(ChangedMeanwhile) });
    expect((await releases.registry.read('cart')).current).toBe(first);
  });

  it('get an error when another process wrote in spite of the lock', async () => {
    const { store, releases, release } = await aReleaseStore(folder, await aBucket());
    const mine = await release('cart', 'mine', { live: false });
    const theirs = Buffer.from(
      JSON.stringify({ ...(await releases.registry.read('cart')), current: null, history: [] }),
    );
    const slow = releases.registry.change('cart', async (record) => {
      await store.put(Registry.keyOf('cart'), theirs, { type: 'application/json' });
      return { ...record, current: mine };
    });
    await expect(slow).rejects.toThrow(ChangedMeanwhile);
    expect(await store.get(Registry.keyOf('cart'))).toEqual(theirs);
  });

  it('are not blocked by an abandoned lock', async () => {
    const { store, releases, release } = await aReleaseStore(folder);
    await release('cart', 'a');
    await store.put('registry/locks/live/1795000000000-left-behind', Buffer.alloc(0));
    const version = await release('cart', 'b');
    expect((await releases.registry.read('cart')).current).toBe(version);
  });
});

it('refuses the manifest of another version than the requested one', async () => {
  const { store, release } = await aReleaseStore(folder);
  const version = await release('cart');
  const manifest = await readFile(join(folder, 'cart/dist/release.json'));
  await store.put(`admin/${version}/release.json`, KEYS.signed(manifest, 'manifest', 'admin'));
  await expect(new ReleaseStore(store, KEYS).manifest('admin', version)).rejects.toThrow('is that of cart');
});
