import { SiteMap, type PageEntry } from '@afshoreh/contracts';

import type { ReleasedPage, ReleaseManifest } from '../releases/release-source';

/**
 * An example address for every page of a release. For a page with parameters it is the first address in `listed` that leads to
 * it, if there is one; without `listed`, a made-up address.
 */
export function exampleAddresses({ name, pages }: ReleaseManifest, listed?: readonly PageEntry[]): string[] {
  const site = new SiteMap<ReleasedPage>({ [name]: pages });
  return pages.flatMap((page) => {
    if (page.path === '*') return [site.missingPath];
    const isListed = listed && page.path.includes(':');
    const alike = page.path.replace(/:\w+/g, '1').replace('*', '404');
    const candidates = isListed ? listed.map(({ path }) => path) : [alike];
    return candidates.find((address) => site.at(address)?.page === page) ?? [];
  });
}
