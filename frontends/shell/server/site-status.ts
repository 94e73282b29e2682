import type { SiteRelease, SiteStatus } from '@afshoreh/api-client';

import type { BackendHealth } from './backend-health';
import type { ShellManifest } from './releases/release-source';
import type { Status, VersionStatus } from './releases/status';

/** How long a report is cached, so that many requests cause one read of the release store. */
const FRESH_MS = 2_000;

function releaseOf({ version, percent, since, contract, metadata, misfits }: VersionStatus): SiteRelease {
  return {
    version,
    percent,
    since: since?.at ?? null,
    contract,
    commit: metadata?.commit ?? null,
    builtAt: metadata?.builtAt ?? null,
    fits: contract !== null && misfits.length === 0,
  };
}

interface Options {
  shell: ShellManifest;
  backend: Pick<BackendHealth, 'unreadiness'>;
  /** The status from the registry; rejects when it cannot be read. */
  releases: () => Promise<Status>;
  freshMs?: number;
}

/**
 * The status page's data, for the teams that deploy. It is public, so it contains no names of people, machines or branches and
 * no reasons, only what is live.
 */
export class SiteStatusReport {
  private known: { report: Promise<SiteStatus>; at: number } | undefined;

  constructor(private readonly options: Options) {}

  /** Never rejects. */
  report(): Promise<SiteStatus> {
    const now = performance.now();
    if (!this.known || now - this.known.at > (this.options.freshMs ?? FRESH_MS)) {
      this.known = { report: this.ask(), at: now };
    }
    return this.known.report;
  }

  private async ask(): Promise<SiteStatus> {
    const { shell, backend, releases } = this.options;
    const [status, unreadiness] = await Promise.all([releases().catch(() => null), backend.unreadiness()]);
    return {
      answeredAt: new Date().toISOString(),
      shell: {
        version: shell.version,
        contract: shell.contract.version,
        commit: shell.metadata?.commit ?? null,
        builtAt: shell.metadata?.builtAt ?? null,
      },
      remotes:
        status && status.remotes.map(({ remote, versions }) => ({ name: remote, releases: versions.map(releaseOf) })),
      apiReady: unreadiness === null,
    };
  }
}
