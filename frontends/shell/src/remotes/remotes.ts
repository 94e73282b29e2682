import {
  checkRemote,
  ContractBroken,
  loadPage,
  REMOTES,
  SiteMap,
  usable,
  type Page,
  type Place,
  type RemoteModule,
  type RemoteName,
  type ShownPage,
  type Snapshot,
  type Usable,
} from '@afshoreh/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';

import { renewWhenGone, renewWhenReplaced } from './renew';

/** A remote that has not answered by then counts as down. */
const TIMEOUT_MS = 10_000;
/** A browser remembers, once for each of the few files that a page preloads, that it was not there: an attempt may fail of each. */
const VAIN_ATTEMPTS = 5;

/** Where there is no page for a path at all, it is the storefront that is missing. */
const NOWHERE: Place = { remote: 'storefront', page: { path: '*', outline: 'text' }, params: {} };

let snapshot: Partial<Snapshot> = {};
let site = new SiteMap({});
const remotes = new Map<RemoteName, Usable<RemoteModule>>();
const attempts = new Map<RemoteName, number>();

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
  site = new SiteMap(Object.fromEntries(Object.entries(versions).map(([name, { pages }]) => [name, pages])));
  [remotes, attempts].forEach((memory) => memory.clear());
  registerPlugins([{ name: 'afshoreh-scripts', createScript }]);
  registerRemotes(REMOTES.flatMap((name) => (snapshot[name] ? [{ name, entry: snapshot[name].entry }] : [])));
}

/** The pages that the releases of this page view have. */
export function siteMap(): SiteMap {
  return site;
}

/** The page at a path, before anything of it is fetched. */
export function placeAt(pathname: string): Place {
  return site.at(pathname) ?? NOWHERE;
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

/** The remote, fetched once; the same promise until it fails and is tried again. */
export function remote(name: RemoteName): Usable<RemoteModule> {
  const promise = remotes.get(name) ?? usable(withinTime(fetchRemote(name), name));
  remotes.set(name, promise);
  return promise;
}

/** The page at a place, as its remote has it. @throws ContractBroken when its release promised another one */
export function pageOf({ pages }: RemoteModule, { remote, page: { path } }: Place): Page {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new ContractBroken(remote, `it has no page ${path}`);
  return page;
}

/** Fetches the code of the page at a path, and its remote first; rejects when either fails. */
export async function preloadPage(pathname: string): Promise<ShownPage> {
  const place = placeAt(pathname);
  const page = pageOf(await remote(place.remote), place);
  return { page, module: await loadPage(page) };
}

/** Makes the next attempt a fresh one, for whatever failed: the remote, or the page at the path. */
function forgetFailure(place: Place): void {
  const { remote: name } = place;
  const known = remotes.get(name);
  if (known?.status === 'rejected') {
    remotes.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
  } else if (known?.status === 'fulfilled') {
    const { code, layout } = pageOf(known.value, place);
    code.forget();
    layout?.forget();
  }
}

/** A file did not come, as one that was preloaded in vain; one that hangs or is bad is another matter. */
function lacksFile(error: unknown): boolean {
  const { name, type } = (error ?? {}) as { name?: string; type?: string };
  return name === 'ChunkLoadError' && type === 'error';
}

async function fetchAgain(pathname: string, vainAttempts = VAIN_ATTEMPTS): Promise<void> {
  forgetFailure(placeAt(pathname));
  try {
    await preloadPage(pathname);
  } catch (error) {
    if (vainAttempts === 0 || !lacksFile(error)) throw error;
    await fetchAgain(pathname, vainAttempts - 1);
  }
}

/**
 * Fetches anew what failed of the page at a path. It begins at once, while the server is asked whether there still is
 * anything to fetch. Rejects when it fails again; nothing else may be wrong with what did come.
 */
export async function tryAgain(pathname: string): Promise<void> {
  const { remote: name } = placeAt(pathname);
  const version = snapshot[name];
  const isHere = await preloadPage(pathname).then(
    () => true,
    () => false,
  );
  if (isHere) return renewWhenReplaced(name, version);
  void renewWhenGone(version);
  try {
    await fetchAgain(pathname);
  } catch (error) {
    await renewWhenReplaced(name, version);
    throw error;
  }
}
