import {
  checkRemote,
  REMOTES,
  type PageHandle,
  type RemoteModule,
  type RemoteName,
  type Snapshot,
} from '@afshoreh/contracts';
import { matchRoutes } from '@afshoreh/contracts/router';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';

import { renewWhenGone } from './renew';

/** A remote that has not answered by then counts as down. */
const TIMEOUT_MS = 10_000;

let snapshot: Partial<Snapshot> = {};
const loading = new Map<RemoteName, Promise<RemoteModule>>();
const loaded = new Map<RemoteName, RemoteModule>();
const attempts = new Map<RemoteName, number>();
const failed = new Set<RemoteName>();

function withinTime<T>(promise: Promise<T>, name: RemoteName): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`remote "${name}" did not answer in time`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The browser checks a remote's first file against the hash in the release record. */
function createScript({ url }: { url: string }): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  const { pathname } = new URL(url, window.location.href);
  const integrity = Object.values(snapshot).find((remote) => remote.entry === pathname)?.integrity;
  if (integrity) script.integrity = integrity;
  return { script, timeout: TIMEOUT_MS };
}

/** Begins a page view: tells the federation runtime where its remotes are. Nothing is fetched yet. */
export function startRemotes(versions: Partial<Snapshot>): void {
  snapshot = versions;
  [loading, loaded, attempts, failed].forEach((memory) => memory.clear());
  registerPlugins([{ name: 'afshoreh-scripts', createScript }]);
  registerRemotes(REMOTES.flatMap((name) => (snapshot[name] ? [{ name, entry: snapshot[name].entry }] : [])));
}

async function fetchRemote(name: RemoteName): Promise<RemoteModule> {
  const version = snapshot[name];
  if (!version) throw new Error(`remote "${name}" is not in the snapshot`);
  const attempt = attempts.get(name) ?? 0;
  if (attempt > 0) {
    // Another address: the browser and the runtime both remember that the first one failed.
    registerRemotes([{ name, entry: `${version.entry}?attempt=${attempt}` }], { force: true });
  }
  return checkRemote(await loadRemote(`${name}/app`), name);
}

/** The remote, fetched once; the same promise until it fails and `forgetFailure` was called. */
export function remote(name: RemoteName): Promise<RemoteModule> {
  const known = loading.get(name);
  if (known) return known;
  const promise = withinTime(fetchRemote(name), name);
  promise.then(
    (module) => loaded.set(name, module),
    () => failed.add(name),
  );
  loading.set(name, promise);
  return promise;
}

/** The remote when it is there already. */
export function loadedRemote(name: RemoteName): RemoteModule | undefined {
  return loaded.get(name);
}

function handlesAt(module: RemoteModule, pathname: string): PageHandle[] {
  const matches = matchRoutes(module.routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle ? [route.handle as PageHandle] : []));
}

/** Fetches the code of the page at a path, and its remote first; rejects when either fails. */
export async function preloadPage(name: RemoteName, pathname: string): Promise<RemoteModule> {
  const module = await remote(name);
  await Promise.all(handlesAt(module, pathname).map((handle) => handle.preload()));
  return module;
}

/**
 * Makes the next attempt a fresh one, for whatever failed: the remote, or the page at the path. It begins at once, while the
 * server is asked whether there still is anything to attempt.
 */
export function forgetFailure(name: RemoteName, pathname: string): void {
  void renewWhenGone(snapshot[name]?.entry);
  if (failed.delete(name)) {
    loading.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    return;
  }
  const module = loaded.get(name);
  if (module) handlesAt(module, pathname).forEach((handle) => handle.forget());
}
