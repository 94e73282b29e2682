import type { Snapshot } from '@afshoreh/contracts';

/** The versions of the remotes this page view is made of, as the server wrote them into the page. */
export function readSnapshot(): Snapshot {
  const element = document.getElementById('snapshot');
  return JSON.parse(element?.textContent ?? '{}') as Snapshot;
}
