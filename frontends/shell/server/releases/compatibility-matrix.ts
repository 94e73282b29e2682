import type { RemoteName } from '@afshoreh/contracts';

import { misfitsOf } from './compatibility';
import { nullIfInvalid } from './manifest';
import { remotesOf } from './path-owners';
import type { ReleaseManifest, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import type { Trial } from './trials';

/** How many of the versions that were published last are shown of a remote. */
const MOST_VERSIONS = 3;

interface MatrixRow {
  remote: RemoteName;
  version: string;
  /** For each shell its reasons not to show this version, in the order of `shells`; none when it fits. */
  misfits: string[][];
  /** For each shell when it last ran this version, and what was wrong then; null when it never did, or does not fit. */
  trials: (Trial | null)[];
}

export interface CompatibilityMatrix {
  /** The versions of the shell: the one that started last, and the one that ran before it. */
  shells: string[];
  /** By remote, the version that was published last first. */
  rows: MatrixRow[];
}

/** The shell of now and the one before, whose manifest is kept for 30 days after it last ran. */
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
 * Which of the last versions fit which shell, and how they ran in it: what would happen if either of them was taken back. Other
 * remotes do not count, because their pages say nothing about the shell. @throws BrokenRecord
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
