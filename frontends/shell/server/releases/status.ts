import type { RemoteName } from '@afshoreh/contracts';

import { misfitsOf } from './compatibility';
import type { Figures, VersionFigures } from './figures';
import { liveVersions, type ReleaseEvent, type ReleaseRecord } from './registry';
import type { ReleaseManifest, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';

/** A version of a remote, for people who release. */
export interface VersionStatus extends Pick<ReleaseManifest, 'metadata'> {
  version: string;
  /** The percentage of visitors who get it; 0 when it is not live. */
  percent: number;
  /** It was rolled back, so a rollback never returns to it. */
  rolledBack: boolean;
  /** When and by whom that was done; null when it is not in the history. */
  since: Pick<ReleaseEvent, 'at' | 'by' | 'action'> | null;
  /** Null when its manifest is not in the store. */
  contract: number | null;
  /** Its incompatibilities with the live shell and the other live remotes, a line each. */
  misfits: string[];
  /** The shared modules whose sources differed between its build and the shell's. */
  builtAgainstOther: string[];
}

export interface RemoteStatus {
  remote: RemoteName;
  /** The serial of the record, which changes with every change of it. */
  serial: number;
  /** The live version first, then the canary, the previous version and the one published last. */
  versions: VersionStatus[];
  /** Set when the live version is incompatible: the version that a starting shell uses instead, or null for none. */
  instead?: string | null;
  history: ReleaseEvent[];
}

export interface Status {
  shell: Pick<ShellManifest, 'version' | 'contract' | 'metadata'> | null;
  remotes: RemoteStatus[];
  /** The measurements of the versions above; null while nothing was measured. */
  figures: Pick<Figures, 'at' | 'days' | 'releases'> | null;
}

function builtAgainstOther(manifest: ReleaseManifest, shell: ShellManifest | null): string[] {
  const { builtAgainst = {} } = manifest;
  return Object.keys(builtAgainst).filter((module) => {
    const own = shell?.builtAgainst?.[module];
    return own !== undefined && own !== builtAgainst[module];
  });
}

function percentOf(version: string, { current, canary }: ReleaseRecord): number {
  if (canary?.version === version) return canary.percent;
  return current === version ? 100 - (canary?.percent ?? 0) : 0;
}

function isRolledBack(version: string, record: ReleaseRecord): boolean {
  const isReplaced = record.history.some(({ action, replaced }) => action === 'rollback' && replaced === version);
  return isReplaced && !liveVersions(record).includes(version);
}

/** The status of all releases, read from the store. @throws BrokenRecord, InvalidManifest */
export async function statusOf(releases: ReleaseStore, wanted?: readonly RemoteName[]): Promise<Status> {
  const remotes = wanted ?? (await releases.remotes());
  const [shell, figures] = await Promise.all([releases.registry.shell(), releases.figures()]);
  const found = await Promise.all(remotes.map((remote) => remoteStatus(releases, remote, shell)));
  const isShown = (each: VersionFigures) =>
    found.some(
      ({ remote, versions }) => remote === each.remote && versions.some((one) => one.version === each.version),
    );
  return {
    shell: shell && { version: shell.version, contract: shell.contract, metadata: shell.metadata },
    remotes: found,
    figures: figures && { at: figures.at, days: figures.days, releases: figures.releases.filter(isShown) },
  };
}

/** `further`: other versions to include. @throws BrokenRecord, InvalidManifest */
export async function remoteStatus(
  releases: ReleaseStore,
  remote: RemoteName,
  shell: ShellManifest | null,
  further: readonly string[] = [],
): Promise<RemoteStatus> {
  const record = await releases.registry.read(remote);
  const { current, canary, history } = record;
  const [, previous] = liveVersions(record);
  const published = history.findLast(({ action }) => action === 'publish')?.version;
  const shown = new Set(
    [current, canary?.version, previous, published, ...further].filter((version) => typeof version === 'string'),
  );
  const [others, owners] = await Promise.all([releases.liveBeside(remote), releases.owners.read()]);
  const misfitsIn = (manifest: ReleaseManifest | null) =>
    manifest && shell ? misfitsOf(manifest, { shell, others, owners }) : [];

  const versions = await Promise.all(
    [...shown].map(async (version): Promise<VersionStatus> => {
      const manifest = await releases.manifest(remote, version);
      const event = history.findLast((each) => each.version === version && each.action !== 'start');
      return {
        version,
        percent: percentOf(version, record),
        rolledBack: isRolledBack(version, record),
        since: event ? { at: event.at, by: event.by, action: event.action } : null,
        contract: manifest?.contract.version ?? null,
        ...(manifest?.metadata && { metadata: manifest.metadata }),
        misfits: misfitsIn(manifest),
        builtAgainstOther: manifest ? builtAgainstOther(manifest, shell) : [],
      };
    }),
  );
  const status = { remote, serial: record.serial, versions, history };
  if (current === null || versions[0]?.misfits.length === 0) return status;
  for (const version of liveVersions(record).slice(1)) {
    const manifest = await releases.manifest(remote, version);
    if (manifest && misfitsIn(manifest).length === 0) return { ...status, instead: version };
  }
  return { ...status, instead: null };
}
