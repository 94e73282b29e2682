import { queryOptions } from '@afshoreh/contracts/query';

/** A current or former version of a remote, for the teams that deploy. Public, so without names of people or machines. */
export interface SiteRelease {
  version: string;
  /** The percentage of visitors who get it. */
  percent: number;
  /** ISO 8601; null when unknown. */
  since: string | null;
  contract: number | null;
  commit: string | null;
  builtAt: string | null;
  /** Whether it is compatible with the shell and the other live remotes. */
  fits: boolean;
}

/** The response of the shell's server at `/status.json`. */
export interface SiteStatus {
  answeredAt: string;
  shell: Pick<SiteRelease, 'version' | 'contract' | 'commit' | 'builtAt'>;
  /** The live version first, then its canary and the previous version; null when the release store is unreachable. */
  remotes: { name: string; releases: SiteRelease[] }[] | null;
  /** Whether the backend is ready. */
  apiReady: boolean;
}

const SHELL_ORIGIN = Symbol.for('afshoreh.shell-origin');
const global: { [SHELL_ORIGIN]?: string; location?: Location } = globalThis;

/** Sets the origin of the shell's server for rendering on the server, where there is no `location`. */
export function setShellOrigin(origin: string): void {
  global[SHELL_ORIGIN] = origin;
}

async function fetchStatus(signal: AbortSignal): Promise<SiteStatus | null> {
  try {
    const address = new URL('/status.json', global[SHELL_ORIGIN] ?? global.location?.href);
    const answer = await fetch(new Request(address, { signal }));
    return answer.ok ? ((await answer.json()) as SiteStatus) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** The current status of the shell's server; null, and not an error, when it is unreachable. */
export const siteStatusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: 0,
});
