import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import { misfitsOf } from './fitness';
import { liveInTurn, type ReleaseEvent, type ReleaseRecord } from './registry';
import type { ReleaseManifest, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';

/** A version of a remote, as somebody who releases sees it. */
export interface VersionStatus extends Pick<ReleaseManifest, 'metadata'> {
  version: string;
  /** Percent of the visitors who get it; 0 of what was live before, or was published and never live. */
  percent: number;
  /** When it came to that, and by whom; null when the history does not know. */
  since: Pick<ReleaseEvent, 'at' | 'by' | 'action'> | null;
  /** Null, as the rest: its manifest is not in the store. */
  contract: number | null;
  /** Why it does not run in the live shell beside what else is live, a line each. */
  misfits: string[];
  /** The modules that shell and remotes agree on, whose sources were others when it was built than when the shell was. */
  builtAgainstOther: string[];
}

export interface RemoteStatus {
  remote: RemoteName;
  /** What is live first, then its canary, the version before and what was published last. */
  versions: VersionStatus[];
  /** Set when the live shell does not take the live version: what a shell that starts now shows instead; null: nothing. */
  instead?: string | null;
  history: ReleaseEvent[];
}

export interface Status {
  shell: Pick<ShellManifest, 'version' | 'contract' | 'metadata'> | null;
  remotes: RemoteStatus[];
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

/** What a release is to visitors and to the live shell, read from the store. @throws BrokenRecord, UnsoundManifest */
export async function statusOf(releases: ReleaseStore, remotes: readonly RemoteName[] = REMOTES): Promise<Status> {
  const shell = await releases.registry.shell();
  return {
    shell: shell && { version: shell.version, contract: shell.contract, metadata: shell.metadata },
    remotes: await Promise.all(remotes.map((remote) => remoteStatus(releases, remote, shell))),
  };
}

async function remoteStatus(
  releases: ReleaseStore,
  remote: RemoteName,
  shell: ShellManifest | null,
): Promise<RemoteStatus> {
  const record = await releases.registry.read(remote);
  const { current, canary, previous, history } = record;
  const published = history.findLast(({ action }) => action === 'publish')?.version;
  const shown = new Set(
    [current, canary?.version, previous, published].filter((version) => typeof version === 'string'),
  );
  const others = await releases.liveBeside(remote);
  const misfitsIn = (manifest: ReleaseManifest | null) =>
    manifest && shell ? misfitsOf(manifest, { shell, others }) : [];

  const versions = await Promise.all(
    [...shown].map(async (version): Promise<VersionStatus> => {
      const manifest = await releases.manifest(remote, version);
      const event = history.findLast((each) => each.version === version && each.action !== 'start');
      return {
        version,
        percent: percentOf(version, record),
        since: event ? { at: event.at, by: event.by, action: event.action } : null,
        contract: manifest?.contract.version ?? null,
        ...(manifest?.metadata && { metadata: manifest.metadata }),
        misfits: misfitsIn(manifest),
        builtAgainstOther: manifest ? builtAgainstOther(manifest, shell) : [],
      };
    }),
  );
  const status = { remote, versions, history };
  if (current === null || versions[0]?.misfits.length === 0) return status;
  for (const version of liveInTurn(record).slice(1)) {
    const manifest = await releases.manifest(remote, version);
    if (manifest && misfitsIn(manifest).length === 0) return { ...status, instead: version };
  }
  return { ...status, instead: null };
}
