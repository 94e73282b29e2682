import type { PageFacts, Snapshot } from '@afshoreh/contracts';

import type { BuildManifest, PinnedVersions, ReleasedPage } from './release-source';

/** The address of the folder with a release's files. */
export function baseOf({ name, version, origin }: BuildManifest & { origin?: string }): string {
  return origin ? `${origin}/` : `/cdn/${name}/${version}/`;
}

/** The facts of a page that the browser needs. */
function factsOf({ path, params, query, outline, frame, footerForms, ownSearch }: ReleasedPage): PageFacts {
  const given = { ...(params && { params }), ...(query && { query }), ...(footerForms && { footerForms }) };
  return { path, outline, ...given, ...(frame && { frame }), ...(ownSearch && { ownSearch }) };
}

/** The remotes for the browser, without unpublished ones. */
export function snapshotOf({ remotes }: PinnedVersions): Snapshot {
  const published = Object.values(remotes).filter((manifest) => manifest !== null);
  return Object.fromEntries(
    published.map((manifest) => {
      const { name, version, entry, integrity, links = [] } = manifest;
      const pages = manifest.pages.map(factsOf);
      const optional = { ...(integrity && { integrity }), ...(links.length > 0 && { links }) };
      return [name, { version, entry: baseOf(manifest) + entry, pages, ...optional }];
    }),
  );
}
