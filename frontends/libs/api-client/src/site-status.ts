import { queryOptions } from '@afshoreh/contracts/query';

/** A version of a remote that is live or was: for the teams that deploy, without names of people or machines. */
export interface SiteRelease {
  version: string;
  /** Percent of the visitors who get it. */
  percent: number;
  /** ISO 8601; null when the history does not know. */
  since: string | null;
  contract: number | null;
  commit: string | null;
  builtAt: string | null;
  /** Whether it runs in the shell beside what else is live. */
  fits: boolean;
}

/** What the shell's server says of itself at `/status.json` (D25). */
export interface SiteStatus {
  answeredAt: string;
  shell: Pick<SiteRelease, 'version' | 'contract' | 'commit' | 'builtAt'>;
  /** What is live first, then its canary and the version before; null: the store of releases does not answer. */
  remotes: { name: string; releases: SiteRelease[] }[] | null;
  /** Whether the backend takes requests. */
  apiReady: boolean;
}

const SHELL_ORIGIN = Symbol.for('afshoreh.shell-origin');
const global: { [SHELL_ORIGIN]?: string; location?: Location } = globalThis;

/** Says where the shell's server is when there is no page to tell: for rendering on the server. */
export function setShellOrigin(origin: string): void {
  global[SHELL_ORIGIN] = origin;
}

async function askShell(signal: AbortSignal): Promise<SiteStatus | null> {
  try {
    const address = new URL('/status.json', global[SHELL_ORIGIN] ?? global.location?.href);
    const answer = await fetch(new Request(address, { signal }));
    return answer.ok ? ((await answer.json()) as SiteStatus) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** What the shell's server says now; null when it does not answer, which is an answer as well. */
export const siteStatusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => askShell(signal),
  staleTime: 0,
});
