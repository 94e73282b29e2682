import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Facts } from '@afshoreh/build/manifest';
import { WrongVariable } from '@afshoreh/config';

import { aFolder, aReleaseStore, KEYS, namedKeyOf, someKeys } from '../testing/builds';
import { FIRST_REMOTES } from './first-remotes';
import { Registry } from './registry';
import { RegistryReleaseSource } from './registry-release-source';
import { releaseBuilt } from './release-built';
import { contentOf, newKeyLines, NoKey, ReleaseKeys, releaseKeysOf } from './release-keys';
import type { ShellManifest } from './release-source';
import { ReleaseStore } from './release-store';
import { Releaser } from './releaser';

const RECORD = Registry.keyOf('cart');

let folder: string;
let lines: string[];
let machines: number;
const sources: RegistryReleaseSource[] = [];

beforeEach(async () => {
  folder = await aFolder();
  lines = [];
  machines = 0;
});
afterEach(async () => {
  sources.splice(0).forEach((each) => each.stop());
  await rm(folder, { recursive: true, force: true });
});

type Store = Awaited<ReturnType<typeof aReleaseStore>>;

/** A shell on the machine `machine`, or on a new one, with these keys. */
async function aShell({ store, shell }: Store, machine = `machine-${(machines += 1)}`, keys: ReleaseKeys = KEYS) {
  const source = new RegistryReleaseSource({
    releases: new ReleaseStore(store, keys),
    shell: shell satisfies ShellManifest,
    nodeBuilds: join(folder, machine, 'node-builds'),
    acceptedRecords: join(folder, machine, 'accepted-records'),
    log: (line) => lines.push(line),
  });
  sources.push(source);
  await source.start();
  source.stop();
  const live = () => source.pinnedFor(null).remotes.cart?.version;
  const look = async () => {
    await source.look();
    return live();
  };
  return { source, live, look };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const parsed = (bytes: Buffer | null) => JSON.parse(String(bytes)) as Record<string, unknown>;

/** What somebody does who may write to the store and has no key of the cart. `second` is live, and `first` was before. */
type Attack = (store: Store, versions: { first: string; second: string }) => Promise<void>;

async function changeFile({ store }: Store, key: string, change: (value: Record<string, unknown>) => unknown) {
  await store.put(key, json(change(parsed(await store.get(key)))));
}

/** Replaces a script and writes a manifest with its hash, signed by `sign`. */
async function forge(
  { store, build }: Store,
  version: string,
  sign: (manifest: Buffer) => Buffer = (manifest) => manifest,
) {
  await build('cart', 'evil');
  const dist = join(folder, 'cart/dist');
  const evil = await readFile(join(dist, 'web/app.abc.js'));
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Facts & { files: object };
  for (const path of Object.keys(manifest.files)) {
    await store.put(`cart/${version}/${path}`, await readFile(join(dist, path)));
  }
  await store.put(`cart/${version}/release.json`, sign(json({ ...manifest, version })));
  return evil;
}

const attacks: [name: string, attack: Attack, reason: string][] = [
  [
    'a chunk with other bytes',
    async ({ store }, { second }) => store.put(`cart/${second}/web/app.abc.js`, Buffer.from('evil')),
    'is not what was published',
  ],
  [
    'a manifest with the hash of another chunk',
    async (store, { second }) => {
      await forge(store, second);
    },
    'the manifest is not signed with a key of cart',
  ],
  [
    'a manifest that is changed, with its signature kept',
    (store, { second }) =>
      changeFile(store, `cart/${second}/release.json`, (manifest) => ({ ...manifest, scripts: [] })),
    'the manifest is not signed with a key of cart',
  ],
  [
    'a manifest that is signed with the key of another remote',
    async (store, { second }) => {
      await forge(store, second, (manifest) => KEYS.signed(manifest, 'manifest', 'admin'));
    },
    'the manifest is not signed with a key of cart',
  ],
  [
    'a manifest that is signed with a key that nobody trusts',
    async (store, { second }) => {
      await forge(store, second, (manifest) => someKeys().signed(manifest, 'manifest', 'cart'));
    },
    'the manifest is not signed with a key of cart',
  ],
];

describe('a release that was tampered with', () => {
  it.each(attacks)(
    '%s: a running shell keeps what it has, a new one takes the version before',
    async (_, attack, reason) => {
      const store = await aReleaseStore(folder);
      const first = await store.release('cart', 'first');
      const running = await aShell(store);
      const second = await store.release('cart', 'second');
      await attack(store, { first, second });
      expect(await running.look()).toBe(first);
      expect((await aShell(store)).live()).toBe(first);
      expect(lines.join('\n')).toContain(`cart stays as it is: `);
      expect(lines.join('\n')).toMatch(new RegExp(`cart begins with ${first}: .*${reason}`));
    },
  );

  it.each(attacks)('%s: it is not promoted', async (_, attack, reason) => {
    const store = await aReleaseStore(folder);
    const first = await store.release('cart', 'first');
    const second = await store.release('cart', 'second', { live: false });
    await attack(store, { first, second });
    const problem = reason === 'is not what was published' ? 'is not what the manifest says' : reason;
    await expect(store.releaser.promote('cart', second)).rejects.toThrow(problem);
  });
});

describe('a record that was tampered with', () => {
  const UNSIGNED = 'is not signed with a key of cart';
  const back = (version: string) => (record: Record<string, unknown>) => ({ ...record, current: version });

  it.each<[name: string, attack: Attack, reason: string]>([
    [
      'without a signature',
      (store, { first }) => changeFile(store, RECORD, ({ signature: _, ...record }) => back(first)(record)),
      UNSIGNED,
    ],
    [
      'that is changed, with its signature kept',
      (store, { first }) => changeFile(store, RECORD, back(first)),
      UNSIGNED,
    ],
    [
      'that is signed with the key of another remote',
      async ({ store }, { first }) => {
        const record = back(first)(parsed(contentOf((await store.get(RECORD)) as Buffer)));
        await store.put(RECORD, KEYS.signed(json(record), 'record', 'admin'));
      },
      UNSIGNED,
    ],
    [
      'that is the manifest of a version, which is signed',
      async ({ store }, { first }) => store.put(RECORD, (await store.get(`cart/${first}/release.json`)) as Buffer),
      UNSIGNED,
    ],
    ['that is no JSON', ({ store }) => store.put(RECORD, Buffer.from('{')), UNSIGNED],
    ['that is gone', ({ store }) => store.delete(RECORD), 'is gone'],
  ])('%s: the shell keeps what it has, also when it starts anew', async (_, attack, reason) => {
    const store = await aReleaseStore(folder);
    const first = await store.release('cart', 'first');
    const second = await store.release('cart', 'second');
    const running = await aShell(store, 'here');
    await attack(store, { first, second });
    expect(await running.look()).toBe(second);
    expect((await aShell(store, 'here')).live()).toBe(second);
    expect(lines.at(-2)).toContain(reason);
  });

  it('which is an older one that was signed: the shell keeps what it has, also when it starts anew', async () => {
    const store = await aReleaseStore(folder);
    await store.release('cart', 'first');
    const older = (await store.store.get(RECORD)) as Buffer;
    const second = await store.release('cart', 'second');
    const running = await aShell(store, 'here');
    await store.store.put(RECORD, older);
    expect(await running.look()).toBe(second);
    expect((await aShell(store, 'here')).live()).toBe(second);
    expect(lines.join('\n')).toMatch(/record of cart is of \S+Z, older than the one of \S+Z that was seen here/);
  });

  it('is followed again once it is renewed, as after a restore', async () => {
    const store = await aReleaseStore(folder);
    const first = await store.release('cart', 'first');
    const older = (await store.store.get(RECORD)) as Buffer;
    await store.release('cart', 'second');
    const running = await aShell(store);
    await store.store.put(RECORD, older);
    await store.releases.registry.renew('cart');
    expect(await running.look()).toBe(first);
  });

  it('does not keep an older version from going live by a rollback', async () => {
    const store = await aReleaseStore(folder);
    const first = await store.release('cart', 'first');
    await store.release('cart', 'second');
    const running = await aShell(store);
    await store.releaser.rollback('cart');
    expect(await running.look()).toBe(first);
  });

  it('does not keep a site from starting: nothing is released, and the start says why', async () => {
    const store = await aReleaseStore(folder);
    await store.releaseAll();
    await changeFile(store, RECORD, back('0123456789abcdef'));
    const remotes = ['cart'] as const;
    const started = await releaseBuilt({ frontends: folder, by: 'here', remotes }, store.releases, store.releaser);
    expect(started).toEqual([`cart: nothing is released: the registry's record of cart ${UNSIGNED}`]);
  });
});

describe('the keys', () => {
  const variables = { releaseKeys: null, releasePublicKeys: null };
  const keysIn = (dataDir: string, more = {}) => releaseKeysOf({ ...variables, dataDir, ...more });

  it('are made on the machine, for its user alone, and are the same at the next start', async () => {
    const one = keysIn(folder);
    expect((await stat(join(folder, 'release-keys'))).mode & 0o777).toBe(0o600);
    const signed = one.signed(json({ version: 'a' }), 'record', 'cart');
    expect(parsed(keysIn(folder).verified(signed, 'record', 'cart'))).toEqual({ version: 'a' });
    expect(keysIn(await mkdtemp(`${folder}-`)).verified(signed, 'record', 'cart')).toBeNull();
    const names = one.publicLines().map((line) => line.split(' ')[0]);
    expect(names).toEqual([...FIRST_REMOTES, 'shell', 'owner']);
  });

  it('of one machine are trusted by another one that has only the public ones, and cannot sign', async () => {
    const store = await aReleaseStore(folder);
    const version = await store.release('cart');
    const publicKeys = KEYS.publicLines().map(namedKeyOf);
    const reader = keysIn(join(folder, 'other'), { releasePublicKeys: publicKeys });
    expect((await aShell(store, 'other', reader)).live()).toBe(version);
    const releases = new ReleaseStore(store.store, reader);
    const releaser = new Releaser({ releases, by: 'reader', smokeTest: store.smokeTest });
    await store.build('cart', 'second');
    const published = releaser.publish('cart', join(folder, 'cart/dist'));
    await expect(published).rejects.toThrow(new NoKey('cart'));
    const started = await releaseBuilt({ frontends: folder, by: 'reader', remotes: ['cart'] }, releases, releaser);
    expect(started.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'shell: nothing is released',
      'cart: nothing is released',
    ]);
  });

  it('are replaced without an interruption: both are trusted, everything is signed anew, the old one is taken away', async () => {
    const store = await aReleaseStore(folder);
    await store.release('cart', 'first');
    const version = await store.release('cart', 'second');
    const fresh = newKeyLines('cart');
    const both = new ReleaseKeys([namedKeyOf(fresh.privateLine)], KEYS.publicLines().map(namedKeyOf));
    const onlyNew = new ReleaseKeys([], [namedKeyOf(fresh.publicLine)]);
    const before = await aShell(store, 'before', both);
    expect((await aShell(store, 'early', onlyNew)).live()).toBeUndefined();
    const releases = new ReleaseStore(store.store, both);
    const releaser = new Releaser({ releases, by: 'owner', smokeTest: store.smokeTest });
    expect(await releaser.sign('cart')).toHaveLength(2);
    expect(await before.look()).toBe(version);
    expect((await aShell(store, 'after', onlyNew)).live()).toBe(version);
    expect((await releases.registry.read('cart')).history.at(-1)).toMatchObject({
      action: 'sign',
      by: 'owner',
      version,
    });
  });

  it('sign what was stored before releases were signed, and no version whose files differ from its manifest', async () => {
    const store = await aReleaseStore(folder);
    const version = await store.release('cart');
    const unsign = ({ signature: _, serial: _serial, ...rest }: Record<string, unknown>) => rest;
    await changeFile(store, RECORD, unsign);
    await changeFile(store, `cart/${version}/release.json`, unsign);
    expect((await aShell(store)).live()).toBeUndefined();
    const sound = (await store.store.get(`cart/${version}/web/app.abc.js`)) as Buffer;
    await store.store.put(`cart/${version}/web/app.abc.js`, Buffer.from('evil'));
    await expect(store.releaser.sign('cart')).rejects.toThrow('web/app.abc.js is not what the manifest says');
    await store.store.put(`cart/${version}/web/app.abc.js`, sound);
    await store.releaser.sign('cart');
    expect((await aShell(store)).live()).toBe(version);
  });

  it.each([
    [
      'of what can be no remote',
      ['Basket', newKeyLines('cart').privateLine.split(' ')[1]],
      'RELEASE_KEYS has a key of "Basket"',
    ],
    ['that are public', namedKeyOf(newKeyLines('cart').publicLine), 'RELEASE_KEYS has no Ed25519 key for cart'],
    ['that are nonsense', ['cart', 'A'.repeat(64)], 'RELEASE_KEYS has no Ed25519 key for cart'],
  ] as [string, readonly [string, string], string][])('%s are refused', (_, key, reason) => {
    expect(() => new ReleaseKeys([key])).toThrow(WrongVariable);
    expect(() => new ReleaseKeys([key])).toThrow(reason);
  });
});

it('a build is published with its own manifest, and the shell serves no file that is not in it', async () => {
  const store = await aReleaseStore(folder);
  const version = await store.release('cart');
  const manifest = await readFile(join(folder, 'cart/dist/release.json'));
  const stored = (await store.store.get(`cart/${version}/release.json`)) as Buffer;
  expect(parsed(contentOf(stored))).toEqual(parsed(manifest));
  await store.store.put(`cart/${version}/web/more.js`, Buffer.from('evil'));
  const { source } = await aShell(store);
  expect(await source.file('cart', version, 'more.js')).toBeNull();
});
