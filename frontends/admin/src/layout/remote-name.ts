import { frameLinksOf, type Snapshot } from '@afshoreh/contracts';
import { copy } from './copy';

/** The remotes as the server wrote them into this page. */
function remotesOfPage(): Snapshot {
  const written = document.getElementById('snapshot')?.textContent;
  return written ? (JSON.parse(written) as Snapshot) : {};
}

/**
 * The name of a frontend for people. One of another repository is called what its first link says, in the menu or else in the
 * footer, and by its code name as long as it is not live or has no links.
 */
export function remoteName(remote: string): string {
  const { [remote]: live } = remotesOfPage();
  const { menu, footer } = frameLinksOf(live ? { [remote]: live } : {});
  const [first] = [...menu, ...footer];
  return copy.remotes[remote] ?? first?.label ?? remote;
}
