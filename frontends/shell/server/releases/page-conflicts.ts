import { claimOf } from '@afshoreh/contracts';

import type { ReleaseManifest } from './release-source';

/** The pages that two remotes claim alike, a line each; empty when every path has one owner. One manifest of each remote. */
export function pageConflictsOf(manifests: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, pages }) =>
    pages.flatMap((page) => {
      const claim = claimOf(page);
      const owner = owners.get(claim) ?? name;
      owners.set(claim, owner);
      return owner === name ? [] : [`${page.path} of ${name} is a page of ${owner} already`];
    }),
  );
}
