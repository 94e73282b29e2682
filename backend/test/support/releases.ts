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

/** The parts of the shell's library for releases that tests use. */
interface Library {
  openReleaser: (variables: object) => Promise<{
    releaser: { publish: (remote: string, dist: string) => Promise<{ version: string }> };
    keys: { publicLines: () => string[] };
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
  return {
    published,
    withCanary,
    read: (remote: string) => registry.read(remote),
    publicKeys: () => keys.publicLines().join('\n'),
  };
}
