import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RemoteName } from '@afshoreh/contracts';

import { InvalidManifest, shellManifestOf } from './manifest';
import { BrokenRecord, ChangedMeanwhile, type ReleaseEvent } from './registry';
import { NoKey } from './release-keys';
import type { ReleaseName } from './release-source';
import type { Releaser } from './releaser';
import type { ReleaseStore } from './release-store';

interface Checkout {
  /** The folder of the built apps. */
  frontends: string;
  /** The name of this checkout in the history; it is the same at every start. */
  by: string;
  /** The remotes to release; the others need not be built. */
  remotes: readonly RemoteName[];
}

async function builtVersion(frontends: string, remote: RemoteName): Promise<string> {
  const text = await readFile(join(frontends, remote, 'dist/release.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The version that a checkout last published, promoted or started with. */
function lastOf(by: string, history: ReleaseEvent[]): string | undefined {
  return history.findLast((event) => event.by === by && ['publish', 'promote', 'start'].includes(event.action))
    ?.version;
}

/**
 * Whether a start makes the built version live (decision 7): when that version was never published, when this checkout last
 * released another version (its sources changed), or when no live version can run in this shell. A start never undoes what
 * others have released in the meantime.
 */
async function isForThisStart(
  remote: RemoteName,
  version: string,
  { history, by, releaser }: { history: ReleaseEvent[]; by: string; releaser: Releaser },
): Promise<boolean> {
  const mine = lastOf(by, history);
  const isKnown = history.some((event) => event.version === version);
  const changed = mine !== undefined && mine !== version;
  return !isKnown || changed || !(await releaser.isLiveAndFits(remote));
}

/**
 * Publishes and promotes what a starting checkout has built, so that `npm start` shows its sources. Returns messages, one line
 * for each remote that has one.
 */
export async function releaseBuilt(
  { frontends, by, remotes }: Checkout,
  releases: ReleaseStore,
  releaser: Releaser,
): Promise<string[]> {
  const shell = shellManifestOf(await readFile(join(frontends, 'shell/dist/release.json')));
  const said = await withReason('shell', () => releases.registry.announceShell(shell).then(() => []));
  const release = async (remote: RemoteName): Promise<string[]> => {
    const version = await builtVersion(frontends, remote);
    const { current, history } = await releases.registry.read(remote);
    if (current === version) {
      if (![undefined, version].includes(lastOf(by, history))) await releaser.recordStart(remote, version);
      return [];
    }
    if (!(await isForThisStart(remote, version, { history, by, releaser }))) {
      return [`${remote}: ${current} stays live; ${version}, which this checkout has built, was released before`];
    }
    await releaser.publish(remote, join(frontends, remote, 'dist'));
    await releaser.promote(remote, version);
    return [`${remote}: ${version} is live now`];
  };
  const released = await Promise.all(remotes.map((remote) => withReason(remote, () => release(remote))));
  return [...said, ...released.flat()];
}

/**
 * A machine without the key, a store with files that nobody signed, and a release by somebody else at this moment must not keep
 * the site from starting: the shell decides what it shows.
 */
async function withReason(name: ReleaseName, work: () => Promise<string[]>): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    if ([NoKey, BrokenRecord, ChangedMeanwhile, InvalidManifest].some((each) => error instanceof each)) {
      return [`${name}: nothing is released: ${(error as Error).message}`];
    }
    throw error;
  }
}
