import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@afshoreh/contracts';

import { aFolder, aReleaseStore, aShellBuild } from '../testing/builds';
import { FIRST_REMOTES } from './first-remotes';
import { releaseBuilt } from './release-built';
import { Releaser } from './releaser';

let folder: string;
beforeEach(async () => {
  folder = await aFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** One store, and checkouts that start with it. */
async function starting() {
  const { releases, releaser, smokeTest, shell, build } = await aReleaseStore(folder);
  const buildAll = async (text: string) => {
    await build('storefront', text);
    await build('admin', text);
    return build('cart', text);
  };
  const start = (by: string) =>
    releaseBuilt(
      { frontends: folder, by, remotes: FIRST_REMOTES },
      releases,
      new Releaser({ releases, by, smokeTest }),
    );
  const live = async () => (await releases.registry.read('cart')).current;
  /** Another machine releases the cart by hand. */
  const releaseByHand = async (text: string) => {
    const version = await build('cart', text);
    await releaser.publish('cart', join(folder, 'cart/dist'));
    await releaser.promote('cart', version);
    return version;
  };
  return { releases, releaser, shell, build, buildAll, start, live, releaseByHand };
}

describe('a start', () => {
  it('releases what it has built, and prints that', async () => {
    const { buildAll, start, live } = await starting();
    const version = await buildAll('a');
    expect(await start('here')).toContain(`cart: ${version} is live now`);
    expect(await live()).toBe(version);
  });

  it('prints and writes nothing when that version is already live', async () => {
    const { releases, buildAll, start } = await starting();
    await buildAll('a');
    await start('here');
    const before = await releases.registry.read('cart');
    expect(await start('here')).toEqual([]);
    expect(await start('elsewhere')).toEqual([]);
    expect(await releases.registry.read('cart')).toEqual(before);
  });

  it('releases a changed build, and also an earlier build after a change back', async () => {
    const { buildAll, start, live } = await starting();
    const first = await buildAll('a');
    await start('here');
    const second = await buildAll('b');
    await start('here');
    expect(await live()).toBe(second);
    await buildAll('a');
    await start('here');
    expect(await live()).toBe(first);
  });

  it('replaces a release with an older contract version, which has no list of pages', async () => {
    const { releases, releaser, shell, build, buildAll, start, live } = await starting();
    const contract = { version: CONTRACT_VERSION - 1 };
    await releases.registry.announceShell({ ...shell, contract: { name: 'shell', ...contract } });
    const old = await build('cart', 'old', { contract: { name: 'cart', ...contract }, pages: { '/cart': [] } });
    await releaser.publish('cart', join(folder, 'cart/dist'));
    await releaser.promote('cart', old);
    const version = await buildAll('a');
    await start('here');
    expect(await live()).toBe(version);
    // Open tabs still request its files.
    expect(await releases.manifest('cart', old)).toMatchObject({ version: old, pages: [] });
  });

  it('does not replace what somebody released after this checkout was built', async () => {
    const { build, buildAll, start, live, releaseByHand } = await starting();
    const mine = await buildAll('a');
    await start('here');
    const newer = await releaseByHand('by hand');
    await build('cart', 'a');
    expect(await start('here')).toEqual([
      `cart: ${newer} stays live; ${mine}, which this checkout has built, was released before`,
    ]);
    expect(await live()).toBe(newer);
  });

  it('does not replace it from another checkout with the same build', async () => {
    const { build, buildAll, start, live, releaseByHand } = await starting();
    await buildAll('a');
    await start('here');
    const newer = await releaseByHand('by hand');
    await build('cart', 'a');
    await start('a new machine');
    expect(await live()).toBe(newer);
  });

  it('does not replace it after this checkout went back to an old build', async () => {
    const { build, buildAll, start, live, releaseByHand } = await starting();
    await buildAll('a');
    await start('elsewhere');
    await buildAll('b');
    await start('here');
    await buildAll('a');
    await start('here');
    const newer = await releaseByHand('by hand');
    await build('cart', 'a');
    await start('here');
    expect(await live()).toBe(newer);
  });

  it('does not replace it after this checkout changed to the version that was already live', async () => {
    const { build, buildAll, start, live, releaseByHand } = await starting();
    await buildAll('b');
    await start('here');
    await buildAll('a');
    await start('elsewhere');
    await start('here');
    const newer = await releaseByHand('by hand');
    await build('cart', 'a');
    await start('here');
    expect(await live()).toBe(newer);
  });

  it('does not replace it after this checkout promoted what others published', async () => {
    const { releaser, buildAll, start, live } = await starting();
    const mine = await buildAll('b');
    await start('here');
    const theirs = await buildAll('a');
    await start('elsewhere');
    await releaser.promote('cart', mine);
    await start('here');
    expect(await live()).toBe(theirs);
    await releaser.promote('cart', mine);
    await start('here');
    expect(await live()).toBe(mine);
  });

  it('replaces a release that cannot run in this shell, also by an earlier version', async () => {
    const { build, start, live } = await starting();
    const buildFor = async (major: number) => {
      await aShellBuild(join(folder, 'shell/dist'), { provides: { react: `${major}.0.0` } });
      const shared = { react: `^${major}.0.0` };
      await build('storefront', String(major), { shared });
      await build('admin', String(major), { shared });
      return build('cart', String(major), { shared });
    };
    const twenty = await buildFor(20);
    await start('here');
    const nineteen = await buildFor(19);
    await start('elsewhere');
    expect(await live()).toBe(nineteen);
    await buildFor(20);
    await start('a new machine');
    expect(await live()).toBe(twenty);
  });
});
