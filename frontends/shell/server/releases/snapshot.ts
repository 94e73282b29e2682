import { REMOTES, type PageFacts, type Snapshot } from '@afshoreh/contracts';

import type { BuildManifest, PinnedVersions, ReleasedPage } from './release-source';

/** Address of the folder that the files of a release are served from. */
export function baseOf({ name, version, origin }: BuildManifest & { origin?: string }): string {
  return origin ? `${origin}/` : `/cdn/${name}/${version}/`;
}

/** What a browser must know of a page that it may go to; the rest is the server's business. */
function factsOf({ path, params, query, outline, frame, footerForms }: ReleasedPage): PageFacts {
  const given = { ...(params && { params }), ...(query && { query }), ...(footerForms && { footerForms }) };
  return { path, outline, ...given, ...(frame && { frame }) };
}

/** What the page is told about the remotes; one that is not published is not in it. */
export function snapshotOf({ remotes }: PinnedVersions): Partial<Snapshot> {
  const published = REMOTES.flatMap((name) => remotes[name] ?? []);
  return Object.fromEntries(
    published.map((manifest) => {
      const { name, version, entry, integrity } = manifest;
      const pages = manifest.pages.map(factsOf);
      return [name, { version, entry: baseOf(manifest) + entry, ...(integrity && { integrity }), pages }];
    }),
  );
}
