import { SiteMap } from '@afshoreh/contracts';

import type { PinnedVersions, ReleasedPage } from './release-source';

const made = new WeakMap<PinnedVersions, SiteMap<ReleasedPage>>();

/** All pages of one set of versions. */
export function pagesOf({ remotes }: PinnedVersions): ReleasedPage[] {
  return Object.values(remotes).flatMap((manifest) => manifest?.pages ?? []);
}

/** The site map of one set of versions. Pages of a canary exist only for its visitors. */
export function siteMapOf(versions: PinnedVersions): SiteMap<ReleasedPage> {
  const known = made.get(versions);
  if (known) return known;
  const site = new SiteMap<ReleasedPage>(
    Object.fromEntries(Object.entries(versions.remotes).map(([name, manifest]) => [name, manifest?.pages ?? []])),
  );
  made.set(versions, site);
  return site;
}
