import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DiskStore, S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';

import { aFolder, aReleaseStore, KEY_LINES } from '../testing/builds';

const SHELL = join(import.meta.dirname, '../..');
const PROCESS = join(SHELL, 'server/testing/promoting-process.mjs');
const ROUNDS = 5;

let folder: string;
const s3 = new S3Server();
let bucket: Record<string, string>;
let inBucket: ObjectStore;

beforeAll(async () => {
  folder = await aFolder();
  const args = ['build', '--env', 'only=server', '--output-path', join(folder, 'server')];
  const rspack = join(SHELL, '../../node_modules/.bin/rspack');
  await promisify(execFile)(rspack, args, { cwd: SHELL, env: { ...process.env, NODE_ENV: 'production' } });
  await writeFile(join(folder, 'release-keys'), KEY_LINES.join('\n'));
  const target = await s3.start();
  inBucket = new S3Store(target, 'releases');
  bucket = {
    S3_ENDPOINT: target.endpoint,
    S3_BUCKET: target.bucket,
    S3_REGION: target.region,
    S3_ACCESS_KEY_ID: target.accessKeyId,
    S3_SECRET_ACCESS_KEY: target.secretAccessKey,
  };
}, 60_000);
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const next = async (child: ChildProcess) => ((await once(child, 'message')) as [string])[0];

/** Starts two processes that promote these versions, and lets both go on when both have checked theirs; returns what they say. */
async function promotedAtOnce(versions: readonly string[], variables: Record<string, string>): Promise<string[]> {
  const library = join(folder, 'server/release.mjs');
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...variables };
  const children = versions.map((version) => fork(PROCESS, [library, 'cart', version], { env, execArgv: [] }));
  expect(await Promise.all(children.map(next))).toEqual(['tested', 'tested']);
  const outcomes = Promise.all(children.map(next));
  for (const child of children) child.send('go on');
  return outcomes;
}

it.each([
  ['a folder', () => ({ store: new DiskStore(join(folder, 'releases')), variables: {} })],
  ['an S3 bucket', () => ({ store: inBucket, variables: bucket })],
])(
  'of two processes that promote at once in %s one wins, and the other is told what the first one did',
  async (_, where) => {
    const { store, variables } = where();
    const { releases, release } = await aReleaseStore(folder, store);
    await release('cart', 'before');
    for (let round = 0; round < ROUNDS; round += 1) {
      const versions = [
        await release('cart', `one ${round}`, { live: false }),
        await release('cart', `other ${round}`, { live: false }),
      ];
      const outcomes = await promotedAtOnce(versions, variables);
      const winner = versions[outcomes.indexOf('live')] as string;
      const told = outcomes.filter((outcome) => outcome !== 'live');
      expect(told).toEqual([expect.stringMatching(`^somebody else changed cart at this moment .*: promote ${winner}`)]);
      const { current, history } = await releases.registry.read('cart');
      expect(current).toBe(winner);
      expect(history.filter(({ action, version }) => action === 'promote' && versions.includes(version))).toHaveLength(
        1,
      );
    }
  },
  120_000,
);
