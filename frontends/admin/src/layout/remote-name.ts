import { frameLinksOf, type Snapshot } from '@afshoreh/contracts';
import { copy } from './copy';

/** The remotes as the server wrote them into this page. */
function remotesOfPage(): Snapshot {
  const written = document.getElementById('snapshot')?.textContent;
  return written ? (JSON.parse(written) as Snapshot) : {};
}

/**
 * The name of a frontend for people. A frontend from another repository is named by its first link in the menu or the
 * footer. While it is not live or has no links, it is named by its code name.
 */
export function remoteName(remote: string): string {
  const { [remote]: live } = remotesOfPage();
  const { menu, footer } = frameLinksOf(live ? { [remote]: live } : {});
  const [first] = [...menu, ...footer];
  return copy.remotes[remote] ?? first?.label ?? remote;
}
