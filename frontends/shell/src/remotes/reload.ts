import type { RemoteName, RemoteVersion, Snapshot } from '@afshoreh/contracts';

import { readJson } from '../read-json';

const KEY = 'afshoreh.renewed';

async function isGone(entry: string): Promise<boolean> {
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/** Whether the server now uses another version of the remote for this page. */
async function isReplaced(name: RemoteName, entry: string): Promise<boolean> {
  const answer = await fetch(window.location.href, { cache: 'no-cache' }).catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  const live = readJson<Snapshot>('snapshot', page)?.[name];
  return live !== undefined && live.entry !== entry;
}

/**
 * Reloads the page, so that it uses the live versions. This happens once per version, so that a failing page does not reload
 * endlessly.
 */
async function reloadOnceIf(entry: string, isOver: () => Promise<boolean>): Promise<void> {
  if (sessionStorage.getItem(KEY) === entry || !(await isOver())) return;
  sessionStorage.setItem(KEY, entry);
  window.location.reload();
}

/** Reloads when the server no longer has this version, for example in a tab that was open for weeks. */
export function reloadWhenRemoved({ entry = '' }: Partial<RemoteVersion> = {}): Promise<void> {
  return reloadOnceIf(entry, () => isGone(entry || '/cdn/'));
}

/** Reloads when another version is live. A broken release stays broken until it is rolled back. */
export function reloadWhenReplaced(name: RemoteName, { entry = '' }: Partial<RemoteVersion> = {}): Promise<void> {
  return reloadOnceIf(entry, () => isReplaced(name, entry));
}
