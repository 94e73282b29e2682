import type { ReleasesDto } from './releases.dto.js';

/** What `infra/release/from-admin.mjs` sends; `frontends/shell/server/releases/admin-requests.ts` describes it in full. */
export interface ReadReleases {
  shell: { version: string } | null;
  remotes: {
    remote: string;
    serial: number;
    canSign: boolean;
    rollbackTo: string | null;
    versions: {
      version: string;
      percent: number;
      rolledBack: boolean;
      since: { at: string; by: string } | null;
      metadata?: { commit?: string; branch?: string };
      misfits: string[];
    }[];
    history: {
      version: string;
      action: string;
      at: string;
      by: string;
      percent?: number;
      commit?: string;
      reason?: string;
    }[];
  }[];
  compatibility: {
    shells: string[];
    rows: {
      remote: string;
      version: string;
      misfits: string[][];
      trials: ({ at: string; problems: string[] } | null)[];
    }[];
  };
  owners: { path: string; remote: string; at?: string; by?: string }[];
}

/** Names every field, so that nothing new of the registry leaves by itself. */
export function releasesOf({ shell, remotes, owners, compatibility }: ReadReleases): ReleasesDto {
  return {
    shell: shell?.version ?? null,
    remotes: remotes.map(({ remote, serial, canSign, rollbackTo, versions, history }) => ({
      remote,
      serial,
      canSign,
      previous: rollbackTo,
      versions: versions.map(({ version, percent, rolledBack, since, metadata, misfits }) => ({
        version,
        percent,
        rolledBack,
        since: since?.at ?? null,
        by: since?.by ?? null,
        commit: metadata?.commit ?? null,
        branch: metadata?.branch ?? null,
        misfits,
      })),
      history: history.map(({ version, action, at, by, percent = null, commit = null, reason = null }) => {
        return { version, action, at, by, percent, commit, reason };
      }),
    })),
    compatibility: {
      shells: compatibility.shells,
      rows: compatibility.rows.map(({ remote, version, misfits, trials }) => ({
        remote,
        version,
        misfits: misfits.map((reasons, shell) => [...reasons, ...(trials[shell]?.problems ?? [])]),
        ranAt: trials.map((trial) => trial?.at ?? null),
      })),
    },
    owners: owners.map(({ path, remote, at = null, by = null }) => ({ path, remote, at, by })),
  };
}
