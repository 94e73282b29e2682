import { placeAt } from '../remotes/remotes';
import { misdeeds, type Misdeed } from './misdeeds';

const WINDOW_MS = 60_000;
/**
 * The most calls of one remote in a window: as many as the server takes of one operation. For one call that an expert records, the
 * admin makes 13 (534 for the forty of `call-desk.spec`, in 43 seconds): one every two seconds stays below.
 */
const MOST_CALLS = 600;
/** How long the code of one remote may keep the browser from reacting, in a window and in frames of 50 ms and more. */
const MOST_BUSY_MS = 5_000;
/** A page in a loop must not fill the memory. */
const MOST_MISDEEDS = 20;

function note(kind: Misdeed['kind'], remote: string): void {
  const at = performance.now();
  const isNoted = misdeeds.some((each) => each.kind === kind && each.remote === remote && at - each.at < WINDOW_MS);
  if (!isNoted && misdeeds.length < MOST_MISDEEDS) misdeeds.push({ kind, remote, at });
}

/** The first remote whose files a stack or an address names. React and the API's client are files of the shell. */
function remoteIn(text: string): string | undefined {
  const names = [...text.matchAll(/\/cdn\/(\w+)\//g)].map(([, name]) => name);
  return names.find((name) => name !== 'shell');
}

/** Sums by remote; each begins anew when its window is over. */
class Sums {
  private readonly values = new Map<string, { since: number; sum: number }>();

  /** Adds a value and returns the sum. */
  add(remote: string, value: number): number {
    const before = this.values.get(remote);
    const now = performance.now();
    const isOver = before === undefined || now - before.since >= WINDOW_MS;
    const { since, sum } = isOver ? { since: now, sum: 0 } : before;
    this.values.set(remote, { since, sum: sum + value });
    return sum + value;
  }

  /** Milliseconds until the window of a remote is over. */
  wait(remote: string): number {
    return (this.values.get(remote)?.since ?? 0) + WINDOW_MS - performance.now();
  }
}

/** Refuses the calls of a remote that makes too many, as the server would; those of the others and of the shell go on. */
function guardCalls(): () => void {
  const fetch = window.fetch.bind(window);
  const calls = new Sums();
  window.fetch = (input, init) => {
    const remote = remoteIn(String(new Error().stack));
    if (remote === undefined || calls.add(remote, 1) <= MOST_CALLS) return fetch(input, init);
    note('flood', remote);
    const headers = { 'retry-after': String(Math.ceil(calls.wait(remote) / 1_000)) };
    return Promise.resolve(new Response(null, { status: 429, headers }));
  };
  return () => (window.fetch = fetch);
}

/** A frame that took 50 ms and more, with the scripts that ran in it. Only some browsers know it. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

function watchFrames(): () => void {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const busy = new Sums();
  const observer = new PerformanceObserver((list) => {
    const scripts = (list.getEntries() as LongFrame[]).flatMap((frame) => frame.scripts);
    for (const { sourceURL, duration } of scripts) {
      if (!sourceURL.includes(`${location.origin}/cdn/`)) continue;
      // What React runs for a remote begins in a file of the shell, so it counts for the remote of the page.
      const remote = remoteIn(sourceURL) ?? placeAt(location.pathname).remote;
      if (busy.add(remote, duration) > MOST_BUSY_MS) note('slow', remote);
    }
  });
  observer.observe({ type });
  return () => observer.disconnect();
}

/** Watches what the remotes do to the page, until the returned function is called. */
export function watchRemotes(): () => void {
  const ends = [guardCalls(), watchFrames()];
  return () => ends.forEach((end) => end());
}
