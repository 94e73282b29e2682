import {
  checkRemote,
  ContractBroken,
  frameLinksOf,
  loadPage,
  SiteMap,
  trackedPromise,
  type Page,
  type Place,
  type RemoteModule,
  type RemoteName,
  type ShownPage,
  type Snapshot,
  type TrackedPromise,
} from '@afshoreh/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';

import { reloadWhenRemoved, reloadWhenReplaced } from './reload';

/** After this time a remote counts as down. */
const TIMEOUT_MS = 10_000;
/**
 * The browser caches a failed preload once per file, and a page preloads only a few files. So each file may fail one attempt.
 */
const FILE_RETRIES = 5;

/** A path without any page counts as a missing page of the storefront. */
const NOWHERE: Place = { remote: 'storefront', page: { path: '*', outline: 'text' }, params: {} };

let snapshot: Snapshot = {};
let site = new SiteMap({});
let links = frameLinksOf({});
const remotes = new Map<RemoteName, TrackedPromise<RemoteModule>>();
const attempts = new Map<RemoteName, number>();

function withinTime<T>(promise: Promise<T>, name: RemoteName): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`remote "${name}" did not answer in time`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The browser checks the remote's entry file against the hash in the release record. */
function createScript({ url }: { url: string }): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  const { pathname } = new URL(url, window.location.href);
  const integrity = Object.values(snapshot).find((remote) => remote.entry === pathname)?.integrity;
  if (integrity) script.integrity = integrity;
  return { script, timeout: TIMEOUT_MS };
}

/** Gives the federation runtime the addresses of the remotes. It fetches nothing yet. */
export function startRemotes(versions: Snapshot): void {
  snapshot = versions;
  site = new SiteMap(Object.fromEntries(Object.entries(versions).map(([name, { pages }]) => [name, pages])));
  links = frameLinksOf(versions);
  [remotes, attempts].forEach((memory) => memory.clear());
  registerPlugins([{ name: 'afshoreh-scripts', createScript }]);
  registerRemotes(Object.entries(versions).map(([name, { entry }]) => ({ name, entry })));
}

/** The pages of the releases in this page view. */
export function siteMap(): SiteMap {
  return site;
}

/** The links of the releases in this page view, for header and footer. */
export function frameLinks(): typeof links {
  return links;
}

/** The page at a path; works before anything of the page is loaded. */
export function placeAt(pathname: string): Place {
  return site.at(pathname) ?? NOWHERE;
}

async function fetchRemote(name: RemoteName): Promise<RemoteModule> {
  const version = snapshot[name];
  if (!version) throw new Error(`remote "${name}" is not in the snapshot`);
  const attempt = attempts.get(name) ?? 0;
  if (attempt > 0) {
    // Use another address, because the browser and the runtime both cache the failure of the first one.
    registerRemotes([{ name, entry: `${version.entry}?attempt=${attempt}` }], { force: true });
  }
  return checkRemote(await loadRemote(`${name}/app`), name);
}

/** Loads a remote once; returns the same promise until it fails and is retried. */
export function remote(name: RemoteName): TrackedPromise<RemoteModule> {
  const promise = remotes.get(name) ?? trackedPromise(withinTime(fetchRemote(name), name));
  remotes.set(name, promise);
  return promise;
}

/** The remote's page for a place. @throws ContractBroken when the module has no such page, although its release lists one */
export function pageOf({ pages }: RemoteModule, { remote, page: { path } }: Place): Page {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new ContractBroken(remote, `it has no page ${path}`);
  return page;
}

/** Loads the code of the page at a path, after its remote; rejects when either fails. */
export async function preloadPage(pathname: string): Promise<ShownPage> {
  const place = placeAt(pathname);
  const page = pageOf(await remote(place.remote), place);
  return { page, module: await loadPage(page) };
}

/** Clears the failed part, so that the next attempt loads it again: the remote, or the page's code. */
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

/** Whether a file did not arrive, for example after a failed preload. A timeout or bad code does not count. */
function lacksFile(error: unknown): boolean {
  const { name, type } = (error ?? {}) as { name?: string; type?: string };
  return name === 'ChunkLoadError' && type === 'error';
}

async function fetchAgain(pathname: string, retries = FILE_RETRIES): Promise<void> {
  forgetFailure(placeAt(pathname));
  try {
    await preloadPage(pathname);
  } catch (error) {
    if (retries === 0 || !lacksFile(error)) throw error;
    await fetchAgain(pathname, retries - 1);
  }
}

/**
 * Reloads the failed part of the page at a path. It starts at once, and meanwhile asks the server whether the version still
 * exists. Rejects when it fails again.
 */
export async function tryAgain(pathname: string): Promise<void> {
  const { remote: name } = placeAt(pathname);
  const version = snapshot[name];
  const isHere = await preloadPage(pathname).then(
    () => true,
    () => false,
  );
  if (isHere) return reloadWhenReplaced(name, version);
  void reloadWhenRemoved(version);
  try {
    await fetchAgain(pathname);
  } catch (error) {
    await reloadWhenReplaced(name, version);
    throw error;
  }
}
