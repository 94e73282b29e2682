import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStore } from '@afshoreh/storage';

import { aFolder } from '../testing/builds';
import { PreviewLinks } from './preview-links';

const until = new Date('2026-11-22T08:00:00Z');
const before = new Date('2026-11-22T07:59:59Z');
const preview = { remote: 'cart', version: '3f2ab0c1', until } as const;

let folder: string;
const linksIn = (name: string) => new PreviewLinks(new DiskStore(join(folder, name)));

beforeEach(async () => {
  folder = await aFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the link of a preview', () => {
  it('is understood by every server of the store until it is over', async () => {
    const token = await linksIn('a').sign(preview);
    expect(await linksIn('a').read(token, before)).toEqual(preview);
    expect(await linksIn('a').read(token, until)).toBeNull();
  });

  it('opens nothing when any character of it was changed', async () => {
    const links = linksIn('a');
    const token = await links.sign(preview);
    const changed = [...token].map((old, at) => token.slice(0, at) + (old === 'a' ? 'b' : 'a') + token.slice(at + 1));
    // The last character has bits that the signature does not use, so it is compared as text.
    const read = await Promise.all(changed.map((each) => links.read(each, before)));
    expect(read).toEqual(changed.map(() => null));
  });

  it('opens nothing on the site of another store, or of one that never made a link', async () => {
    const token = await linksIn('a').sign(preview);
    await linksIn('b').sign(preview);
    expect(await linksIn('b').read(token, before)).toBeNull();
    expect(await linksIn('c').read(token, before)).toBeNull();
  });

  it('is signed with one key, whoever makes the first ones at the same moment', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => linksIn('a').sign(preview)));
    expect(new Set(tokens).size).toBe(1);
  });

  it.each(['', 'end', 'cart', 'cart.3f2ab0c1.abc.short', `cart.../../x.abc.${'a'.repeat(43)}`, 'a'.repeat(5_000)])(
    'is not «%.40s»',
    async (text) => {
      const links = linksIn('a');
      await links.sign(preview);
      expect(await links.read(text, before)).toBeNull();
    },
  );

  it('costs no read of the store for each wrong one', async () => {
    const store = new DiskStore(join(folder, 'a'));
    const links = new PreviewLinks(store);
    const token = await links.sign(preview);
    let reads = 0;
    const get = store.get.bind(store);
    store.get = (key) => ((reads += 1), get(key));
    for (let count = 0; count < 50; count += 1) await links.read(`${token.slice(0, -43)}${'x'.repeat(43)}`, before);
    expect(reads).toBe(1);
  });
});
