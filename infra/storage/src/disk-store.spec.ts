import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStore } from './disk-store.js';
import type { OpenFile } from './object-store.js';

let outside: string;
let store: DiskStore;

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'afshoreh-store-'));
  store = new DiskStore(join(outside, 'media'));
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const picture = Buffer.from([0, 255, 10, 13, 200]);
const bytesOf = (file: OpenFile | null): Promise<Buffer> | null => file && buffer(file.bytes);

/** The store's files that this process has open. */
async function openFiles(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd');
  const files = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  return files.filter((file) => file.startsWith(store.folder));
}

describe('a folder', () => {
  it('returns the stored bytes, also from a subfolder', async () => {
    await store.put('a/b/c.webp', picture);
    expect(await store.get('a/b/c.webp')).toEqual(picture);
    await store.put('a/b/c.webp', Buffer.alloc(0));
    expect(await store.get('a/b/c.webp')).toEqual(Buffer.alloc(0));
  });

  it('returns null for what does not exist or is no file, and accepts its deletion', async () => {
    expect(await store.get('nothing')).toBeNull();
    await expect(store.delete('nothing')).resolves.toBeUndefined();
    await store.put('a/b', picture);
    expect([await store.get('a'), await store.get('a/b/c')]).toEqual([null, null]);
    await store.delete('a/b');
    expect(await store.get('a/b')).toBeNull();
  });

  it('streams a file or a part of it, and returns the size without reading it', async () => {
    await store.put('a', picture);
    const whole = await store.open('a');
    const part = await store.open('a', { start: 1, end: 3 });
    expect([whole?.size, await bytesOf(whole), part?.size, await bytesOf(part)]).toEqual([
      5,
      picture,
      5,
      picture.subarray(1, 4),
    ]);
    expect([await store.size('a'), await store.size('b'), await store.open('b')]).toEqual([5, null, null]);
    await store.put('c/d', picture);
    expect([await store.size('c'), await store.open('c')]).toEqual([null, null]);
  });

  it('closes a file that is not read to its end', async () => {
    await store.put('a', Buffer.alloc(1_000_000));
    const file = await store.open('a');
    const closed = once(file?.bytes as Readable, 'close');
    expect(await openFiles()).toEqual([join(store.folder, 'a')]);
    file?.bytes.destroy();
    await closed;
    expect(await openFiles()).toEqual([]);
  });

  it('lists the keys of a prefix, sorted, and nothing that is half written', async () => {
    expect(await store.list('')).toEqual([]);
    for (const key of ['b/2', 'b/1', 'a']) await store.put(key, picture);
    await writeFile(join(store.folder, 'b', '3.1234.part'), 'half');
    expect(await store.list('')).toEqual(['a', 'b/1', 'b/2']);
    expect(await store.list('b/')).toEqual(['b/1', 'b/2']);
  });

  it('returns the old or the new file while it is replaced, never a part', async () => {
    const old = Buffer.alloc(300_000, 1);
    const young = Buffer.alloc(200_000, 2);
    await store.put('a', old);
    let done = false;
    const replacing = (async () => {
      for (let time = 0; time < 30; time += 1) await store.put('a', time % 2 ? old : young);
      done = true;
    })();
    while (!done) {
      const seen = await store.get('a');
      expect([old, young].some((each) => seen?.equals(each))).toBe(true);
    }
    await replacing;
    expect(await readdir(store.folder)).toEqual(['a']);
  });

  it('replaces a file only while it is the one that the caller has seen', async () => {
    expect(await store.replace('a', picture, Buffer.from('b'))).toBe(false);
    expect(await store.replace('a', null, picture)).toBe(true);
    expect(await store.replace('a', null, Buffer.from('b'))).toBe(false);
    expect(await store.replace('a', Buffer.from('b'), Buffer.from('c'))).toBe(false);
    expect(await store.get('a')).toEqual(picture);
    expect(await store.replace('a', picture, Buffer.from('b'))).toBe(true);
    expect(await store.get('a')).toEqual(Buffer.from('b'));
  });

  it('leaves no file behind when storing fails', async () => {
    await mkdir(join(store.folder, 'taken', 'full'), { recursive: true });
    await expect(store.put('taken', picture)).rejects.toThrow();
    expect(await readdir(store.folder)).toEqual(['taken']);
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '', 'a b', 'سیب', '..', 'a\\b', 'a\0b'])(
    'is not left by a key that is not sound: «%s»',
    async (key) => {
      const calls = [() => store.put(key, picture), () => store.get(key), () => store.open(key), () => store.size(key)];
      for (const call of [...calls, () => store.delete(key)]) {
        await expect(call()).rejects.toThrow(TypeError);
      }
      expect(await readdir(outside)).toEqual([]);
    },
  );
});
