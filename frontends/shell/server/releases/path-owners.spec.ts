import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteName } from '@afshoreh/contracts';

import { aFolder, aReleaseStore, KEYS, someKeys } from '../testing/builds';
import { Refused } from './compatibility';
import { grantPaths } from './path-grants';
import { DEFAULT_OWNERS, foreignPagesOf } from './path-owners';
import { BrokenRecord } from './registry';
import { RegistryReleaseSource } from './registry-release-source';
import { contentOf } from './release-keys';
import type { ReleaseManifest } from './release-source';

const FILE = 'registry/paths/owners.json';
const type = { type: 'application/json' };

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await aFolder();
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pagesOf = (...paths: string[]) => ({ pages: paths.map((path) => ({ path, outline: 'text', files: [] })) });
const manifestOf = (name: RemoteName, ...paths: string[]) =>
  ({ name, ...pagesOf(...paths) }) as unknown as ReleaseManifest;

type Store = Awaited<ReturnType<typeof aReleaseStore>>;

/** A shell on a machine of that name; it has what the machine kept at its last start. */
async function aShell({ releases, shell }: Store, machine = 'machine') {
  const acceptedRecords = join(folder, machine);
  const nodeBuilds = join(folder, 'node');
  const log = (line: string) => lines.push(line);
  const source = new RegistryReleaseSource({ releases, shell, nodeBuilds, acceptedRecords, log });
  await source.look();
  return source;
}

const cartOf = (source: RegistryReleaseSource) => source.pinnedFor(null).remotes.cart?.version;
const grant = ({ releases }: Store, remote: RemoteName, ...paths: string[]) =>
  grantPaths({ releases, by: 'owner@here' }, remote, paths);

/** Makes a version live by hand, as somebody does who has the key of the team and no release program. */
async function makeLive({ releases }: Store, remote: RemoteName, version: string): Promise<void> {
  const integrity = (await releases.manifest(remote, version))?.integrity ?? null;
  await releases.registry.change(remote, (record) => ({ ...record, current: version, integrity }));
}

describe('the owner of a page', () => {
  it.each([
    ['cart', '/:slug', '/:slug of cart belongs to storefront, which owns /'],
    ['cart', '/product/7', '/product/7 of cart belongs to storefront, which owns /'],
    ['cart', '/admin/*', '/admin/* of cart belongs to admin, which owns /admin'],
    ['cart', '*', '* of cart belongs to storefront, which owns /'],
    ['storefront', '/cart', '/cart of storefront belongs to cart, which owns /cart'],
    ['storefront', '/quote/:token', '/quote/:token of storefront belongs to cart, which owns /quote'],
    ['admin', '/administration', '/administration of admin belongs to storefront, which owns /'],
  ] as const)('is not the %s for %s', (remote, path, line) => {
    expect(foreignPagesOf(manifestOf(remote, path), DEFAULT_OWNERS)).toEqual([line]);
  });

  it('is the remote with the longest path', () => {
    const owners = {
      serial: 1,
      grants: [...DEFAULT_OWNERS.grants, { path: '/cart/help', remote: 'storefront' } as const],
    };
    expect(foreignPagesOf(manifestOf('storefront', '/cart/help', '/cart/help/:topic', '/:slug', '*'), owners)).toEqual(
      [],
    );
    expect(foreignPagesOf(manifestOf('cart', '/cart', '/cart/helper', '/cart/:step', '/cart/help/me'), owners)).toEqual(
      ['/cart/help/me of cart belongs to storefront, which owns /cart/help'],
    );
  });
});

describe('a release with a page of somebody else', () => {
  it('is not published', async () => {
    const { release } = await aReleaseStore(folder);
    await expect(release('cart', 'a', { changes: pagesOf('/cart', '/:slug') })).rejects.toThrow(
      new Refused(['/:slug of cart belongs to storefront, which owns /']),
    );
  });

  it('is not shown by a shell, also when it was made live without the release program', async () => {
    const store = await aReleaseStore(folder);
    await grant(store, 'cart', '/product');
    const taking = await store.release('cart', 'taking', { live: false, changes: pagesOf('/product/7') });
    await grant(store, 'storefront', '/product');
    const live = await store.release('cart', 'live');
    const source = await aShell(store);
    await makeLive(store, 'cart', taking);
    await source.look();
    expect(cartOf(source)).toBe(live);
    expect(lines.at(-1)).toContain('/product/7 of cart belongs to storefront, which owns /product');
    expect(cartOf(await aShell(store, 'another'))).not.toBe(taking);
  });
});

describe('a path that is given to a remote', () => {
  it('may have its pages within one poll', async () => {
    const store = await aReleaseStore(folder);
    const source = await aShell(store);
    await grant(store, 'cart', '/gifts', '/gifts/cards');
    const version = await store.release('cart', 'a', { changes: pagesOf('/gifts/:id') });
    await source.look();
    expect(cartOf(source)).toBe(version);
    const given = (await store.releases.owners.read()).grants.filter(({ by }) => by);
    expect(given.map(({ path, remote, by }) => [path, remote, by])).toEqual([
      ['/gifts', 'cart', 'owner@here'],
      ['/gifts/cards', 'cart', 'owner@here'],
    ]);
  });

  it('is not taken from a remote that has a live page there', async () => {
    const store = await aReleaseStore(folder);
    await store.releaseAll();
    await expect(grant(store, 'admin', '/cart')).rejects.toThrow(
      '/cart of cart belongs to admin, which owns /cart then, and is live',
    );
    await store.releaser.canary(
      'cart',
      await store.release('cart', 'b', { live: false, changes: pagesOf('/cart/new') }),
      5,
    );
    await expect(grant(store, 'admin', '/cart/new')).rejects.toThrow(Refused);
    expect(await store.releases.owners.read()).toEqual(DEFAULT_OWNERS);
  });

  it.each(['cart', '/Cart', '/cart/', '//', '/:slug', '/cart/*', '/a b', '/سبد', ''])(
    'is refused as «%s»',
    async (path) => {
      const store = await aReleaseStore(folder);
      await expect(grant(store, 'cart', path)).rejects.toThrow(Refused);
    },
  );

  it('stays with one of two remotes when both get it at once', async () => {
    const store = await aReleaseStore(folder);
    await Promise.all([grant(store, 'cart', '/lists'), grant(store, 'admin', '/lists'), grant(store, 'cart', '/more')]);
    const { grants } = await store.releases.owners.read();
    expect(grants.filter(({ path }) => path === '/lists')).toHaveLength(1);
    expect(grants.filter(({ path }) => path === '/more')).toHaveLength(1);
  });
});

describe('a table of owners', () => {
  type Attack = (store: Store, older: Buffer) => Promise<void>;
  const parsed = async ({ store }: Store) =>
    JSON.parse(String(contentOf((await store.get(FILE)) as Buffer))) as { grants: object[] };
  const wanted = async (store: Store) => {
    const { grants } = await parsed(store);
    return Buffer.from(
      JSON.stringify({ serial: Date.now() + 60_000, grants: [...grants, { path: '/product', remote: 'cart' }] }),
    );
  };

  it.each<[name: string, attack: Attack, reason: string]>([
    ['without a signature', async (store) => store.store.put(FILE, await wanted(store), type), 'is not signed'],
    [
      'that is changed, with its signature kept',
      async (store) => {
        const bytes = String(await store.store.get(FILE));
        await store.store.put(FILE, Buffer.from(bytes.replace('"/gifts"', '"/product"')), type);
      },
      'is not signed',
    ],
    [
      'that a team has signed with its own key',
      async (store) => store.store.put(FILE, KEYS.signed(await wanted(store), 'owners', 'cart'), type),
      'is not signed',
    ],
    [
      'that another owner has signed',
      async (store) => store.store.put(FILE, someKeys().signed(await wanted(store), 'owners', 'owner'), type),
      'is not signed',
    ],
    [
      'that the owner signed as something else',
      async (store) => store.store.put(FILE, KEYS.signed(await wanted(store), 'record', 'owner'), type),
      'is not signed',
    ],
    [
      'that was signed, and is older',
      async ({ store }, older) => store.put(FILE, older, type),
      'older than the one of',
    ],
    ['that is gone', ({ store }) => store.delete(FILE), 'is gone'],
  ])('%s changes nothing, also when the shell starts anew', async (_, attack, reason) => {
    const store = await aReleaseStore(folder);
    await grant(store, 'cart', '/product');
    const taking = await store.release('cart', 'taking', { live: false, changes: pagesOf('/product/7') });
    const older = (await store.store.get(FILE)) as Buffer;
    await grant(store, 'storefront', '/product');
    await grant(store, 'cart', '/gifts');
    const live = await store.release('cart', 'live', { changes: pagesOf('/gifts/:id') });
    const running = await aShell(store);
    await attack(store, older);
    await makeLive(store, 'cart', taking);
    for (const source of [running, await aShell(store)]) {
      await source.look();
      expect(cartOf(source)).not.toBe(taking);
    }
    expect(cartOf(running)).toBe(live);
    expect(lines.join('\n')).toContain(reason);
  });

  it('is followed again once it is renewed, as after a restore', async () => {
    const store = await aReleaseStore(folder);
    await store.releases.owners.renew();
    expect(await store.store.get(FILE)).toBeNull();
    await grant(store, 'cart', '/gifts');
    const older = (await store.store.get(FILE)) as Buffer;
    await grant(store, 'storefront', '/gifts');
    const source = await aShell(store);
    await store.store.put(FILE, older, type);
    await store.releases.owners.renew();
    const version = await store.release('cart', 'a', { changes: pagesOf('/gifts') });
    await source.look();
    expect(cartOf(source)).toBe(version);
  });

  it('that is not signed lets nothing be released', async () => {
    const store = await aReleaseStore(folder);
    await store.store.put(FILE, Buffer.from('{"serial":1,"grants":[]}'), type);
    await expect(store.release('cart')).rejects.toThrow(BrokenRecord);
  });
});
