import type { RemoteName } from '@afshoreh/contracts';

import { misfitsOf } from './compatibility';
import { nullIfInvalid } from './manifest';
import { remotesOf } from './path-owners';
import type { ReleaseManifest, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import type { Trial } from './trials';

/** How many of the last published versions are shown for each remote. */
const MOST_VERSIONS = 3;

interface MatrixRow {
  remote: RemoteName;
  version: string;
  /**
   * For each shell, in the order of `shells`, why it is incompatible with this version; an empty list when it is
   * compatible.
   */
  misfits: string[][];
  /**
   * For each shell the last test run of this version; null when there was none, or when the version is incompatible.
   */
  trials: (Trial | null)[];
}

export interface CompatibilityMatrix {
  /** The versions of the shell: the latest one that started, and the one before it. */
  shells: string[];
  /** Sorted by remote, and within a remote by publication, the latest first. */
  rows: MatrixRow[];
}

/** The current and the previous shell. A shell's manifest is kept for 30 days after its last run. */
async function shellsOf(releases: ReleaseStore): Promise<ShellManifest[]> {
  const current = await releases.registry.shell();
  if (!current) return [];
  const others = (await releases.versions('shell')).filter((version) => version !== current.version);
  const runs = await Promise.all(others.map(async (version) => [version, await releases.lastRun(version)] as const));
  const latestFirst = runs.sort(([, one], [, other]) => (other ?? 0) - (one ?? 0));
  for (const [version] of latestFirst) {
    const manifest = await releases.shellManifest(version).catch(nullIfInvalid);
    if (manifest) return [current, manifest];
  }
  return [current];
}

/** The last published versions that the store still has. */
export async function lastPublished(releases: ReleaseStore, remote: RemoteName): Promise<ReleaseManifest[]> {
  const { history } = await releases.registry.read(remote);
  const published = history.filter(({ action }) => action === 'publish').map(({ version }) => version);
  const found: ReleaseManifest[] = [];
  for (const version of new Set(published.reverse())) {
    const manifest = await releases.manifest(remote, version).catch(nullIfInvalid);
    if (manifest) found.push(manifest);
    if (found.length === MOST_VERSIONS) break;
  }
  return found;
}

/**
 * Which of the last versions are compatible with which shell, and the results of their test runs. It shows what would
 * happen if a version or the shell was rolled back. Other remotes are ignored, because their pages say nothing about
 * the shell. @throws BrokenRecord
 */
export async function compatibilityMatrix(releases: ReleaseStore): Promise<CompatibilityMatrix> {
  const [shells, owners] = await Promise.all([shellsOf(releases), releases.owners.read()]);
  const trials = await Promise.all(shells.map(({ version }) => releases.trials(version)));
  const manifests = await Promise.all(remotesOf(owners).map((remote) => lastPublished(releases, remote)));
  const rows = manifests.flat().map((manifest) => {
    const { name: remote, version } = manifest;
    const misfits = shells.map((shell) => misfitsOf(manifest, { shell, others: [], owners }));
    const ran = trials.map((each, at) => (misfits[at]?.length === 0 ? (each[`${remote} ${version}`] ?? null) : null));
    return { remote, version, misfits, trials: ran };
  });
  return { shells: shells.map(({ version }) => version), rows };
}
