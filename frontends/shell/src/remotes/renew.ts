import type { RemoteName, RemoteVersion, Snapshot } from '@afshoreh/contracts';

import { jsonOf } from '../json-of';

const KEY = 'afshoreh.renewed';

async function isGone(entry: string): Promise<boolean> {
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/** Whether this page would be made of another version of the remote by now. */
async function isReplaced(name: RemoteName, entry: string): Promise<boolean> {
  const answer = await fetch(window.location.href, { cache: 'no-cache' }).catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  const live = jsonOf<Partial<Snapshot>>('snapshot', page)?.[name];
  return live !== undefined && live.entry !== entry;
}

/**
 * Loads the page anew, so that it is made of what is live. Once for a version: if that does not help, the visitor is not
 * sent round in circles.
 */
async function renewIf(entry: string, isOver: () => Promise<boolean>): Promise<void> {
  if (sessionStorage.getItem(KEY) === entry || !(await isOver())) return;
  sessionStorage.setItem(KEY, entry);
  window.location.reload();
}

/** When the version that the page was made of is not served any more: a tab that was open for weeks. */
export function renewWhenGone({ entry = '' }: Partial<RemoteVersion> = {}): Promise<void> {
  return renewIf(entry, () => isGone(entry || '/cdn/'));
}

/** When it cannot be made to work and another one is live: bad code stays bad until its release is taken back. */
export function renewWhenReplaced(name: RemoteName, { entry = '' }: Partial<RemoteVersion> = {}): Promise<void> {
  return renewIf(entry, () => isReplaced(name, entry));
}
