import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenFile } from './object-store.js';
import { S3Store, type S3Target } from './s3-store.js';
import { S3Server } from './testing/s3-server.js';

let server: S3Server;
let target: S3Target;
let store: S3Store;

beforeEach(async () => {
  server = new S3Server();
  target = await server.start();
  store = new S3Store(target, 'media');
});
afterEach(() => server.stop());

const picture = Buffer.from([0, 255, 10, 13, 200]);
const bytesOf = (file: OpenFile | null): Promise<Buffer> | null => file && buffer(file.bytes);

describe('a bucket', () => {
  it('returns the stored bytes with their type, below its prefix', async () => {
    await store.put('apples/a-1_b.webp', picture, { type: 'image/webp' });
    expect(await store.get('apples/a-1_b.webp')).toEqual(picture);
    expect([...server.objects.keys()]).toEqual(['media/apples/a-1_b.webp']);
    expect(server.seen[0]).toEqual({ method: 'PUT', path: '/fruit/media/apples/a-1_b.webp', type: 'image/webp' });
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
    expect(server.seen.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'HEAD', 'HEAD', 'GET']);
  });

  it('replaces a file only while it is the one that the caller has seen', async () => {
    const [first, second, third] = ['1', '2', '3'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
    expect(await store.replace('a', first, second)).toBe(false);
    expect(await store.replace('a', null, first, { type: 'text/plain' })).toBe(true);
    expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', type: 'text/plain' });
    expect(await store.replace('a', null, second)).toBe(false);
    expect(await store.replace('a', second, third)).toBe(false);
    expect(await store.replace('a', first, second)).toBe(true);
    expect(await store.get('a')).toEqual(second);
  });

  it.each([null, Buffer.from('before')])(
    'lets one of many win that replace the same file at once (%s)',
    async (before) => {
      if (before) await store.put('a', before);
      const copies = Array.from({ length: 20 }, (_, at) => Buffer.from(`copy ${at}`));
      const won = await Promise.all(copies.map((bytes) => store.replace('a', before, bytes)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.get('a')).toEqual(copies[won.indexOf(true)]);
    },
  );

  it('counts a replacement whose answer was lost as done', async () => {
    await store.put('a', picture);
    server.lostAnswers.push(503);
    expect(await store.replace('a', picture, Buffer.from('b'))).toBe(true);
  });

  it.each(['ignored', 'refused'] as const)('replaces a file also where conditions are %s', async (conditions) => {
    server.conditions = conditions;
    expect(await store.replace('a', null, picture)).toBe(true);
    expect(await store.replace('a', null, Buffer.from('b'))).toBe(false);
    expect(await store.get('a')).toEqual(picture);
  });

  it('replaces a file, and keeps an empty one', async () => {
    await store.put('a', picture);
    await store.put('a', new Uint8Array());
    expect(await store.get('a')).toEqual(Buffer.alloc(0));
  });

  it('returns null for a missing file, and accepts its deletion', async () => {
    expect(await store.get('nothing')).toBeNull();
    await expect(store.delete('nothing')).resolves.toBeUndefined();
    await store.put('a', picture);
    await store.delete('a');
    expect(await store.get('a')).toBeNull();
  });

  it('lists all keys of a prefix, over several pages', async () => {
    for (const key of ['b/2', 'b/1', 'a/1', 'b/3', 'b/5', 'b/4']) await store.put(key, picture);
    server.objects.set('releases/b/9', picture);
    expect(await store.list('b/')).toEqual(['b/1', 'b/2', 'b/3', 'b/4', 'b/5']);
    expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(await store.list('c')).toEqual([]);
    expect(await store.list('')).toHaveLength(6);
  });

  it.each(['../a', 'a/../b', '/a', 'a//b', '', 'a b', 'سیب', 'a?b', 'a%2e', '.', 'a/.'])(
    'is not asked for a key that is not sound: «%s»',
    async (key) => {
      for (const call of [() => store.put(key, picture), () => store.get(key), () => store.delete(key)]) {
        await expect(call()).rejects.toThrow(TypeError);
      }
      expect(server.seen).toEqual([]);
    },
  );
});

describe('a bucket that refuses', () => {
  it('because of a wrong secret: every call fails with that reason', async () => {
    const stranger = new S3Store({ ...target, secretAccessKey: 'guessed' }, 'media');
    for (const call of [
      () => stranger.put('a', picture),
      () => stranger.get('a'),
      () => stranger.delete('a'),
      () => stranger.list(''),
    ]) {
      await expect(call()).rejects.toThrow('403');
    }
    expect(server.objects.size).toBe(0);
  });

  it('because it does not exist: no call succeeds', async () => {
    const lost = new S3Store({ ...target, bucket: 'nowhere' }, 'media');
    await expect(lost.put('a', picture)).rejects.toThrow('no such bucket');
    await expect(lost.list('')).rejects.toThrow('404');
  });

  it('for a moment: the call is repeated', async () => {
    server.failures.push(503, 500);
    await store.put('a', picture);
    server.failures.push(429);
    expect(await store.get('a')).toEqual(picture);
    server.failures.push(500, 503);
    expect(await store.list('')).toEqual(['a']);
  });

  it('for long: the call fails with key and status', async () => {
    server.failures.push(503, 503, 503, 503);
    await expect(store.get('a')).rejects.toThrow('the store answered 503 to GET a');
    expect(server.seen).toHaveLength(4);
  });

  it('by being unreachable: the call fails', async () => {
    await server.stop();
    await expect(store.get('a')).rejects.toThrow();
  });
});
