import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStore } from './disk-store.js';

let outside: string;
let store: DiskStore;

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'afshoreh-store-'));
  store = new DiskStore(join(outside, 'media'));
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const picture = Buffer.from([0, 255, 10, 13, 200]);

describe('a folder', () => {
  it('gives back the bytes it was given, also of a folder in it', async () => {
    await store.put('a/b/c.webp', picture);
    expect(await store.get('a/b/c.webp')).toEqual(picture);
    await store.put('a/b/c.webp', Buffer.alloc(0));
    expect(await store.get('a/b/c.webp')).toEqual(Buffer.alloc(0));
  });

  it('has null for what is not there or is no file, and lets it be deleted', async () => {
    expect(await store.get('nothing')).toBeNull();
    await expect(store.delete('nothing')).resolves.toBeUndefined();
    await store.put('a/b', picture);
    expect([await store.get('a'), await store.get('a/b/c')]).toEqual([null, null]);
    await store.delete('a/b');
    expect(await store.get('a/b')).toBeNull();
  });

  it('lists the keys of a prefix, sorted, and nothing that is half written', async () => {
    expect(await store.list('')).toEqual([]);
    for (const key of ['b/2', 'b/1', 'a']) await store.put(key, picture);
    await writeFile(join(store.folder, 'b', '3.1234.part'), 'half');
    expect(await store.list('')).toEqual(['a', 'b/1', 'b/2']);
    expect(await store.list('b/')).toEqual(['b/1', 'b/2']);
  });

  it('shows readers the old file or the new one while it is replaced, never a part', async () => {
    const [old, young] = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)];
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

  it('leaves nothing behind when a file cannot be stored', async () => {
    await mkdir(join(store.folder, 'taken', 'full'), { recursive: true });
    await expect(store.put('taken', picture)).rejects.toThrow();
    expect(await readdir(store.folder)).toEqual(['taken']);
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '', 'a b', 'سیب', '..', 'a\\b', 'a\0b'])(
    'is not left by a key that is not sound: «%s»',
    async (key) => {
      for (const call of [() => store.put(key, picture), () => store.get(key), () => store.delete(key)]) {
        await expect(call()).rejects.toThrow(TypeError);
      }
      expect(await readdir(outside)).toEqual([]);
    },
  );
});
