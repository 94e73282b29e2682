import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RemoteName } from '@afshoreh/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { aFolder, aReleaseStore, KEY_LINES, KEYS, namedKeyOf } from '../testing/builds';
import { adminAnswer, type AdminAnswer, type AdminRequest } from './admin-requests';
import { ReleaseKeys } from './release-keys';
import { Releaser } from './releaser';

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As the program that the backend starts for one request. */
function ask(request: AdminRequest, keys = KEYS) {
  const { releases, smokeTest, clock } = store;
  const { by = 'nobody', reason, serial } = request.do === 'read' ? {} : request;
  const releaser = new Releaser({ releases, smokeTest, by, reason, serial, now: () => clock.now });
  return adminAnswer({ releaser, releases, keys, previewAddress: (token) => `https://shop.example/${token}` }, request);
}
const serialOf = async (remote: RemoteName) => (await store.releases.registry.read(remote)).serial;
type Everything = Extract<AdminAnswer, { remotes: unknown }>;
const read = async () => (await ask({ do: 'read' })) as Everything;
const cart = async () =>
  (await read()).remotes.find(({ remote }) => remote === 'cart') as Everything['remotes'][number];

describe('what an owner reads', () => {
  it('is every published version, who gets it, the history with the newest first, and the owners of paths', async () => {
    const first = await store.release('cart', 'a');
    const second = await store.release('cart', 'b');
    const third = await store.release('cart', 'c');
    await store.release('cart', 'd', { live: false });
    const fourth = await store.release('cart', 'e', { live: false });
    await store.releaser.canary('cart', fourth, 5);
    expect(await cart()).toMatchObject({ canSign: true, serial: await serialOf('cart') });
    const { versions, history } = await cart();
    expect(versions).toHaveLength(5);
    expect(versions.map(({ version, percent }) => [version, percent])).toEqual(
      expect.arrayContaining([
        [third, 95],
        [fourth, 5],
        [second, 0],
        [first, 0],
      ]),
    );
    expect(history[0]).toMatchObject({ action: 'canary', version: fourth, percent: 5 });
    expect((await read()).owners).toContainEqual({ path: '/cart', remote: 'cart' });
  });

  it('names the record that was tampered with, by which no release can be judged any more', async () => {
    await store.releaseAll();
    await writeFile(join(folder, 'releases/registry/cart.json'), '{}');
    expect(await ask({ do: 'read' })).toEqual({
      refused: [expect.stringContaining('record of cart is not signed')],
    });
  });

  it('leaves out a version whose manifest nobody signed', async () => {
    const first = await store.release('cart', 'a');
    const second = await store.release('cart', 'b', { live: false });
    await writeFile(join(folder, `releases/cart/${second}/release.json`), '{}');
    await store.release('cart', 'c', { live: false });
    const { versions } = await cart();
    expect(versions.map(({ version }) => version)).toContain(first);
    expect(versions.map(({ version }) => version)).not.toContain(second);
  });
});

describe('what an owner asks for', () => {
  const by = 'مدیر سایت';

  it('passes the rules of every release, and its history names the admin and the reason', async () => {
    const first = await store.release('cart', 'a');
    const second = await store.release('cart', 'b', { live: false });
    const request = { remote: 'cart', version: second, by, reason: 'سبد خرید کندتر شده‌بود' } as const;
    expect(await ask({ do: 'promote', ...request, serial: await serialOf('cart') })).toEqual({
      before: { current: first, canary: null },
      after: { current: second, canary: null },
      notes: [],
    });
    const { history } = await store.releases.registry.read('cart');
    expect(history.at(-1)).toMatchObject({ action: 'promote', version: second, by, reason: request.reason });

    store.smokeTest.run = () => Promise.resolve({ problems: ['/cart fails in a browser'], notes: [] });
    const refused = ask({ do: 'promote', ...request, version: first, serial: await serialOf('cart') });
    expect(await refused).toEqual({ refused: ['/cart fails in a browser'] });
  });

  it.each(['promote', 'canary', 'rollback', 'endCanary'] as const)(
    'changes nothing when somebody else has changed the record meanwhile: %s',
    async (action) => {
      await store.release('cart', 'a');
      await store.release('cart', 'b');
      const version = await store.release('cart', 'c', { live: false });
      const serial = await serialOf('cart');
      await store.releaser.canary('cart', version, 20);
      const before = await store.releases.registry.read('cart');
      const answer = await ask({ do: action, remote: 'cart', version, percent: 5, by, serial });
      expect(answer).toEqual({ changedMeanwhile: expect.stringContaining(`canary ${version}`) });
      expect(await store.releases.registry.read('cart')).toEqual(before);
    },
  );

  it('is refused before anything runs when there is no key here that signs it', async () => {
    const version = await store.release('cart', 'a');
    store.smokeTest.run = () => Promise.reject(new Error('it ran'));
    const keys = new ReleaseKeys(KEY_LINES.filter((line) => !line.startsWith('cart ')).map(namedKeyOf));
    const request = { do: 'promote', remote: 'cart', version, by, serial: await serialOf('cart') } as const;
    expect(await ask(request, keys)).toEqual({ noKey: expect.stringContaining('releases of cart') });
  });

  it('may be a preview, also of a version that was never live, without the key of the remote', async () => {
    const version = await store.release('cart', 'a', { live: false });
    const answer = await ask({ do: 'preview', remote: 'cart', version, hours: 4, by }, new ReleaseKeys([]));
    expect(answer).toMatchObject({ version, address: expect.stringMatching(/^https:\/\/shop\.example\/./) });
    expect(await ask({ do: 'preview', remote: 'cart', version, hours: 1_000, by })).toMatchObject({
      refused: [expect.stringContaining('168')],
    });
  });
});
