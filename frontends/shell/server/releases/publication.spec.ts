import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { aFolder, aReleaseStore, KEYS, someKeys } from '../testing/builds';
import { manifestOf } from './manifest';
import { MOST_VERSIONS, publicationOf } from './publication';
import { releaseApiOf } from './publish-by-api';
import { afterPublication, BrokenRecord, ChangedMeanwhile, signRecord, type ReleaseRecord } from './registry';

const DAY_MS = 24 * 3_600_000;

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
  store.clock.now = new Date();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dist = () => join(folder, 'cart/dist');
const read = () => store.releases.registry.read('cart');

/** Builds and signs the cart as its team does elsewhere; returns the record with the publication, not signed yet. */
async function built(text: string, { at = store.clock.now, by = 'sara@laptop' } = {}): Promise<ReleaseRecord> {
  await store.build('cart', text);
  const file = await readFile(join(dist(), 'release.json'));
  await writeFile(join(dist(), 'release.json'), KEYS.signed(file, 'manifest', 'cart'));
  return afterPublication(await read(), publicationOf(manifestOf(file), { at: at.toISOString(), by }));
}
const receive = (record: ReleaseRecord, keys = KEYS) =>
  store.releaser.receive('cart', dist(), signRecord(keys, 'cart', record));

describe('a publication that a team has signed elsewhere', () => {
  it('is stored like one with the store, and the owner can make it live', async () => {
    const first = await store.release('cart', 'first');
    const record = await built('second');
    const { version, isNew } = await receive(record);
    expect(isNew).toBe(true);
    expect(await read()).toMatchObject({ current: first, history: [...record.history] });
    expect(await store.releaser.promote('cart', 'latest')).toMatchObject({ version, isNew: true });
  });

  it.each<[string, (record: ReleaseRecord) => ReleaseRecord]>([
    ['makes a version live', (record) => ({ ...record, current: record.history.at(-1)?.version ?? null })],
    ['gives one to some visitors', (record) => ({ ...record, canary: { version: 'bbbb2222', percent: 99 } })],
    ['forgets a rollback', (record) => ({ ...record, history: record.history.slice(1) })],
    ['says more than it may', (record) => ({ ...record, more: true }) as ReleaseRecord],
  ])('is refused when its record also %s', async (_, change) => {
    await store.release('cart', 'first');
    const before = await read();
    await expect(receive(change(await built('second')))).rejects.toThrow('changes more than a publication does');
    expect(await read()).toEqual(before);
  });

  it('is refused with a record that follows an older one, or is signed with another key', async () => {
    const record = await built('first');
    await store.build('cart', 'other');
    await store.releaser.publish('cart', dist());
    const before = await read();
    await built('first');
    await expect(receive(record)).rejects.toThrow(ChangedMeanwhile);
    await expect(receive(await built('first'), someKeys())).rejects.toThrow(BrokenRecord);
    expect(await read()).toEqual(before);
  });

  it('is refused from a machine with a wrong clock, which would decide what is old', async () => {
    for (const minutes of [-6, 6]) {
      const at = new Date(store.clock.now.getTime() + minutes * 60_000);
      await expect(receive(await built('first', { at }))).rejects.toThrow('five minutes');
    }
    await expect(receive(await built('first', { by: 'a\nb' }))).rejects.toThrow('one line');
  });

  it('removes versions that have not been live for 30 days, and is refused while there are too many', async () => {
    store.clock.now = new Date(Date.now() - 31 * DAY_MS);
    const old = await store.release('cart', 'old', { live: false });
    store.clock.now = new Date();
    const { version } = await receive(await built('new'));
    expect(await store.releases.versions('cart')).toEqual([version]);
    expect((await read()).history.map((event) => event.version)).toEqual([old, version]);
    for (let number = 1; number < MOST_VERSIONS; number += 1) {
      await store.store.put(`cart/v${1000 + number}/web/a.js`, Buffer.from(''));
    }
    await expect(receive(await built('newer'))).rejects.toThrow('100 versions of cart are stored');
  });

  it('is refused for a name that is no remote of the site', async () => {
    await expect(store.releaser.receive('gifts', dist(), null)).rejects.toThrow();
    await built('first');
    await expect(store.releaser.receive('admin', dist(), null)).rejects.toThrow('is the cart, not the admin');
  });
});

describe('the address of a site for publications', () => {
  it('is an https address, because the key must not be read on the way', () => {
    const of = (RELEASE_API: string) => releaseApiOf({ RELEASE_API, RELEASE_TOKEN: 'key' })?.origin;
    expect([of('https://shop.example'), of('http://localhost:8080/')]).toEqual([
      'https://shop.example',
      'http://localhost:8080',
    ]);
    for (const wrong of ['http://shop.example', 'https://shop.example/x', 'shop.example', 'file:///x']) {
      expect(() => of(wrong)).toThrow('https://example.com');
    }
    expect(releaseApiOf({})).toBeNull();
  });
});
