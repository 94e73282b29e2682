import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStore } from '@afshoreh/storage';

import { aFolder, aReleaseStore, KEY_LINES, namedKeyOf } from '../testing/builds';
import { Refused } from './compatibility';
import { grantPaths } from './path-grants';
import { RegistryReleaseSource } from './registry-release-source';
import { newKeyLines, newKeyOfMachine, ReleaseKeys } from './release-keys';
import { ReleaseStore } from './release-store';
import { Releaser } from './releaser';
import { snapshotOf } from './snapshot';
import { statusOf } from './status';

/* A remote whose team has a repository of its own. No shell is built or started for it. */

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;
let source: RegistryReleaseSource;
let lines: string[];
const team = newKeyLines('gifts');
const publicKey = team.publicLine.replace('gifts ', '');

beforeEach(async () => {
  folder = await aFolder();
  lines = [];
  store = await aReleaseStore(folder);
  source = aShell('machine');
  await source.look();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A shell that has keys of its own and has heard nothing of the new team. */
function aShell(machine: string): RegistryReleaseSource {
  const keys = new ReleaseKeys(KEY_LINES.map(namedKeyOf));
  const releases = new ReleaseStore(new DiskStore(join(folder, 'releases')), keys);
  const [nodeBuilds, acceptedRecords] = [join(folder, 'node'), join(folder, machine)];
  const { shell } = store;
  return new RegistryReleaseSource({ releases, shell, nodeBuilds, acceptedRecords, log: (line) => lines.push(line) });
}

/** The release program of the team, which has only the private key of its remote. */
async function theirs(line = team.privateLine) {
  const publicKeys = KEY_LINES.map((each) => newKeyOf(each));
  const releases = new ReleaseStore(store.store, new ReleaseKeys([namedKeyOf(line)], publicKeys));
  await releases.owners.read();
  return new Releaser({ releases, by: 'team@elsewhere', smokeTest: store.smokeTest });
}
const newKeyOf = (line: string) => {
  const [name] = namedKeyOf(line);
  const text = new ReleaseKeys([namedKeyOf(line)]).publicLines()[0]?.split(' ')[1] ?? '';
  return [name, text] as const;
};

const grant = (paths: readonly string[], keys: readonly string[] = [publicKey]) =>
  grantPaths({ releases: store.releases, by: 'owner@here' }, 'gifts', paths, keys);

const link = { place: 'menu', path: '/gifts', label: 'هدیه‌ها', order: 250 };

async function release({ changes = {}, line = team.privateLine } = {}): Promise<string> {
  const version = await store.build('gifts', 'a', changes);
  const releaser = await theirs(line);
  await releaser.publish('gifts', join(folder, 'gifts/dist'));
  await releaser.promote('gifts', version);
  return version;
}

const pinned = (of = source) => of.pinnedFor(null);

describe('a remote of another repository', () => {
  it('is live in a running shell that knew neither its name nor its key, once the owner has granted it a path', async () => {
    await grant(['/gifts']);
    const version = await release({ changes: { links: [link] } });
    await source.look();
    expect(pinned().remotes.gifts?.version).toBe(version);
    const entry = `/cdn/gifts/${version}/remoteEntry.js`;
    expect(snapshotOf(pinned()).gifts).toMatchObject({ entry, links: [link], pages: [{ path: '/gifts' }] });
    expect((await source.file('gifts', version, 'remoteEntry.js'))?.plain.toString()).toContain('./app');
    expect((await statusOf(store.releases)).remotes.map(({ remote }) => remote)).toContain('gifts');
  });

  it('is known after a restart without the store', async () => {
    await grant(['/gifts']);
    await source.look();
    const version = await release();
    await source.look();
    await rm(join(folder, 'releases/registry'), { recursive: true });
    const restarted = aShell('machine');
    await restarted.look();
    expect(pinned(restarted).remotes.gifts?.version).toBe(version);
  });

  it('neither keeps the site from being ready nor shows anything before its first release', async () => {
    await grant(['/gifts']);
    await source.look();
    expect(Object.keys(pinned().remotes)).toEqual(['storefront', 'cart', 'admin']);
  });

  it('has nothing published or live without a grant', async () => {
    await expect(release()).rejects.toThrow(new Refused(['/gifts of gifts belongs to storefront, which owns /']));
  });

  it('has no page outside of what was granted', async () => {
    await grant(['/gifts']);
    const pages = [{ path: '/about', outline: 'text', files: [] }];
    await expect(release({ changes: { pages } })).rejects.toThrow(/\/about of gifts belongs to storefront/);
  });

  it('has nothing live that the key of another team has signed', async () => {
    await grant(['/gifts'], [newKeyLines('gifts').publicLine.replace('gifts ', '')]);
    const version = await store.build('gifts');
    const releaser = await theirs();
    await releaser.publish('gifts', join(folder, 'gifts/dist'));
    await releaser.promote('gifts', version);
    await source.look();
    expect(pinned().remotes.gifts).toBeUndefined();
    expect(lines.at(-1)).toContain('not signed with a key of gifts');
  });

  it('keeps its path as long as it has a live page there', async () => {
    await grant(['/gifts']);
    await release();
    const toCart = grantPaths({ releases: store.releases, by: 'owner@here' }, 'cart', ['/gifts']);
    await expect(toCart).rejects.toThrow('/gifts of gifts belongs to cart, which owns /gifts then, and is live');
  });

  it.each(['shell', 'owner', '../gifts', 'Gifts', 'constructor'])('cannot be called %s', async (name) => {
    const granting = grantPaths({ releases: store.releases, by: 'owner@here' }, name, ['/gifts'], [publicKey]);
    await expect(granting).rejects.toThrow(/is no name of a remote/);
  });

  it('needs a key that is one', async () => {
    await expect(grant(['/gifts'], ['abc'])).rejects.toThrow(/"abc" is no Ed25519 public key/);
  });

  it('gets a key of its own on a machine that makes its keys itself, and only there', async () => {
    const settings = { dataDir: folder, releaseKeys: null, releasePublicKeys: null };
    const made = newKeyOfMachine(settings, 'gifts') ?? '';
    expect(await readFile(join(folder, 'release-keys'), 'utf8')).toMatch(/^gifts /);
    await grant(['/gifts'], [made]);
    expect(newKeyOfMachine(settings, 'gifts')).toBeNull();
    expect(newKeyOfMachine({ ...settings, releaseKeys: [] }, 'other')).toBeNull();
  });
});

describe('the links of a release', () => {
  const publishing = (links: object[]) => store.release('storefront', 'a', { changes: { links } });

  it.each([
    ['to a page of another remote', { path: '/cart' }, /leads to no page of its own/],
    ['to a page that does not exist', { path: '/gifts' }, /leads to no page of its own/],
    ['to another site', { path: '//evil.example' }, /leads to no page of its own/],
    ['with a query', { path: '/about?x=1' }, /leads to no page of its own/],
    ['in another place', { path: '/about', place: 'body' }, /links\.0\.place/],
    ['without Persian text', { path: '/about', label: 'Click here' }, /must be one line of Persian text/],
    ['that turns the direction of text around', { path: '/about', label: 'در\u202eباره' }, /Persian text/],
    ['with too much text', { path: '/about', label: 'درباره'.repeat(8) }, /Persian text/],
    ['with an order that is no number', { path: '/about', order: '1' }, /links\.0\.order/],
  ])('are refused %s', async (_, change, reason) => {
    await expect(publishing([{ ...link, ...change }])).rejects.toThrow(reason);
  });

  it('are eight in one place at most', async () => {
    const many = Array.from({ length: 9 }, (_each, order) => ({ ...link, path: '/about', order }));
    await expect(publishing(many)).rejects.toThrow('it has more than 8 links in the menu');
  });

  it('come and go with the release', async () => {
    await store.release('storefront');
    await publishing([{ ...link, path: '/about' }]);
    await source.look();
    const links = () => snapshotOf(pinned()).storefront?.links?.map(({ path }) => path);
    expect(links()).toEqual(['/about']);
    await store.releaser.rollback('storefront');
    await source.look();
    expect(links()).toBeUndefined();
  });
});
