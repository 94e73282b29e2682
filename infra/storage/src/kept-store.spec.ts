import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DiskStore } from './disk-store.js';
import { KeptStore } from './kept-store.js';
import { S3Store, type S3Target } from './s3-store.js';
import { StoreAway } from './store-away.js';
import { S3Server } from './testing/s3-server.js';

let folder: string;
let server: S3Server;
let target: S3Target;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afshoreh-kept-'));
  server = new S3Server();
  target = await server.start();
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As a process that starts has it. */
const opened = () => new KeptStore(new S3Store(target, 'releases'), new DiskStore(folder));
const bytes = (text: string) => Buffer.from(text);

it('has what was read before while the bucket is away, also after a restart, and says so of the rest', async () => {
  const store = opened();
  await store.put('a/1', bytes('one'));
  await store.put('a/2', bytes('two'));
  await store.get('a/1');
  await server.stop();
  for (const each of [store, opened()]) {
    expect(await each.get('a/1')).toEqual(bytes('one'));
    await expect(each.get('a/2')).rejects.toThrow(StoreAway);
    await expect(each.put('a/3', bytes('three'))).rejects.toThrow(StoreAway);
  }
});

it('has what the bucket says as long as it answers, and no copy of what is gone', async () => {
  const store = opened();
  await store.put('a/1', bytes('one'));
  await store.get('a/1');
  await store.put('a/1', bytes('new'));
  expect(await store.get('a/1')).toEqual(bytes('new'));
  await store.delete('a/1');
  expect(await store.get('a/1')).toBeNull();
  server.failures.push(503, 503, 503, 503);
  await expect(store.get('a/1')).rejects.toThrow(StoreAway);
});

it('passes on what is no matter of being away, as a wrong secret', async () => {
  await opened().put('a/1', bytes('one'));
  await opened().get('a/1');
  target = { ...target, secretAccessKey: 'guessed' };
  await expect(opened().get('a/1')).rejects.toThrow('403');
});

it('keeps only what it is told to', async () => {
  const store = opened();
  for (const key of ['a/1', 'a/12', 'b/1']) {
    await store.put(key, bytes(key));
    await store.get(key);
  }
  await store.keepOnly(['a/1/', 'b/']);
  await server.stop();
  expect(await store.get('b/1')).toEqual(bytes('b/1'));
  await expect(store.get('a/12')).rejects.toThrow(StoreAway);
});
