import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Env } from '../../src/config/index.js';
import type { TestApi } from './api.js';

const frontends = resolve(import.meta.dirname, '../../../frontends');

interface Release {
  remote: string;
  version: string;
  serial: number;
}

interface StoredRecord {
  current: string | null;
  serial: number;
  history: { action: string; version: string; by: string; reason?: string }[];
}

interface Manifest {
  version: string;
  files: Record<string, string>;
  metadata?: { commit?: string };
}

/** The parts of the shell's library for releases that tests use. */
interface Library {
  openReleaser: (variables: object) => Promise<{
    releaser: { publish: (remote: string, dist: string) => Promise<{ version: string }> };
    keys: { publicLines: () => string[]; signed: (content: Buffer, kind: string, name: string) => Buffer };
    releases: {
      registry: {
        announceShell: (manifest: object) => Promise<void>;
        read: (remote: string) => Promise<StoredRecord>;
        change: (remote: string, change: (record: StoredRecord) => object) => Promise<void>;
      };
    };
  }>;
}

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(join(frontends, name, 'dist/release.json'), 'utf8')) as { integrity: string };

/** The releases of a test's API, as if the shell that is built here had been started on its data. */
export async function releasesIn(api: TestApi) {
  const library = (await import(join(frontends, 'shell/dist/server/release.mjs'))) as Library;
  const { dataDir } = api.api.app.get(Env);
  const { releaser, releases, keys } = await library.openReleaser({ DATA_DIR: dataDir });
  const { registry } = releases;
  await registry.announceShell(await manifestOf('shell'));
  /** Publishes what is built here, with all checks. */
  const published = async (remote: string): Promise<Release> => {
    const { version } = await releaser.publish(remote, join(frontends, remote, 'dist'));
    return { remote, version, serial: (await registry.read(remote)).serial };
  };
  /** What is built here is live, and beside it there is a canary whose files nobody needs. */
  const withCanary = async (remote: string): Promise<Release> => {
    const { version } = await published(remote);
    const { integrity } = await manifestOf(remote);
    const canary = { version: 'bbbb2222', percent: 10 };
    await registry.change(remote, (record) => ({ ...record, current: version, integrity, contract: 1, canary }));
    return { remote, version, serial: (await registry.read(remote)).serial };
  };
  /** The parts of a first publication of what is built here, as its team signs them. `changes` are other facts of the record. */
  const signedParts = async (remote: string, changes: object = {}): Promise<Record<string, Buffer>> => {
    const dist = join(frontends, remote, 'dist');
    const manifest = await readFile(join(dist, 'release.json'));
    const { version, files, metadata } = JSON.parse(manifest.toString()) as Manifest;
    const commit = metadata?.commit === undefined ? {} : { commit: metadata.commit };
    const event = { version, at: new Date().toISOString(), action: 'publish', by: 'sara@laptop', ...commit };
    const nothing = { current: null, previous: null, canary: null, integrity: null, contract: null };
    const record = { ...nothing, serial: Date.now(), history: [event], ...changes };
    const paths = Object.keys(files);
    const contents = await Promise.all(paths.map((path) => readFile(join(dist, path))));
    return {
      'release.json': keys.signed(manifest, 'manifest', remote),
      'record.json': keys.signed(Buffer.from(JSON.stringify(record)), 'record', remote),
      ...Object.fromEntries(paths.map((path, at) => [path, contents[at] as Buffer])),
    };
  };
  return {
    signedParts,
    published,
    withCanary,
    read: (remote: string) => registry.read(remote),
    publicKeys: () => keys.publicLines().join('\n'),
  };
}
