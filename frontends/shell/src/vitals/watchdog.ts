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
/** On how many pages the same code may leave a listener or an interval behind: a store that listens does it once. */
const MOST_LEFT_BEHIND = 5;
const MOST_KEPT = 500;

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

/** The listeners of the whole page and the intervals that remotes have not ended. */
class Leftovers {
  /** The number of the page that is shown. */
  page = 0;
  /** `code`: the places of the remote in the stack from which it was begun; `names`: what names it when it is ended. */
  private readonly kept: { code: string; page: number; names: readonly unknown[] }[] = [];

  /** The same code that leaves something behind on one page after the other leaks; a store that listens does it once. */
  begin(...names: unknown[]): void {
    const { kept, page } = this;
    const code = String(String(new Error().stack).match(/\/cdn\/(?!shell\/)[^)\s]+/g));
    const remote = remoteIn(code);
    if (remote === undefined || this.indexOf(names) >= 0 || kept.length === MOST_KEPT) return;
    kept.push({ code, page, names });
    const pages = new Set(kept.filter((each) => each.code === code).map((each) => each.page));
    if (pages.size > MOST_LEFT_BEHIND) note('leak', remote);
  }

  end(...names: unknown[]): void {
    const at = this.indexOf(names);
    if (at >= 0) this.kept.splice(at, 1);
  }

  private indexOf(names: readonly unknown[]): number {
    return this.kept.findIndex((each) => each.names.every((name, at) => name === names[at]));
  }
}

type ListenerOptions = boolean | AddEventListenerOptions | null | undefined;

/** Listeners of elements are not watched, they go with their elements; those with `once` or `signal` end otherwise. */
function watchListeners(target: EventTarget, leftovers: Leftovers): () => void {
  const addEventListener = target.addEventListener.bind(target);
  const removeEventListener = target.removeEventListener.bind(target);
  const partsOf = (options: ListenerOptions): AddEventListenerOptions =>
    typeof options === 'object' ? { ...options } : { capture: options };
  target.addEventListener = (type, listener, options: ListenerOptions) => {
    const { capture = false, once, signal } = partsOf(options);
    if (!once && !signal) leftovers.begin(target, type, listener, capture);
    addEventListener(type, listener, options ?? undefined);
  };
  target.removeEventListener = (type, listener, options: ListenerOptions) => {
    const { capture = false } = partsOf(options);
    leftovers.end(target, type, listener, capture);
    removeEventListener(type, listener, options ?? undefined);
  };
  return () => Object.assign(target, { addEventListener, removeEventListener });
}

function watchIntervals(leftovers: Leftovers): () => void {
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const interval = setInterval(...args);
    leftovers.begin(interval);
    return interval;
  }) as typeof setInterval;
  const ending = (clear: typeof clearInterval) => (timer?: number) => {
    leftovers.end(timer);
    clear(timer);
  };
  // Either of them ends an interval.
  Object.assign(window, { clearInterval: ending(clearInterval), clearTimeout: ending(clearTimeout) });
  return () => Object.assign(window, { setInterval, clearInterval, clearTimeout });
}

/** Names a remote that leaves listeners or intervals behind. Browsers without the Navigation API are left out. */
function watchLeaks(): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  if (!navigation) return () => {};
  const leftovers = new Leftovers();
  const leave = () => (leftovers.page += 1);
  navigation.addEventListener('currententrychange', leave);
  const ends = [watchListeners(window, leftovers), watchListeners(document, leftovers), watchIntervals(leftovers)];
  return () => {
    navigation.removeEventListener('currententrychange', leave);
    ends.forEach((end) => end());
  };
}

/** Watches what the remotes do to the page, until the returned function is called. */
export function watchRemotes(): () => void {
  const ends = [guardCalls(), watchFrames(), watchLeaks()];
  return () => ends.forEach((end) => end());
}
