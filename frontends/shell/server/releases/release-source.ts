import type { BuildMetadata } from '@afshoreh/build/metadata';
import type { FrameLink, PageFacts, RemoteName } from '@afshoreh/contracts';

import type { ReadyFile } from '../files';

/** What is released: the name of a remote, or `shell`, which releases itself when it starts with a new build. */
export type ReleaseName = RemoteName;

/** The manifest of every build. The build writes it to `dist/release.json`, and it is published unchanged. */
export interface BuildManifest {
  name: string;
  /** Hash of the files and of this manifest; the same sources have the same version. */
  version: string;
  contract: { name: ReleaseName; version: number };
  /** The browser files that every page loads first: the shell's own scripts, or a remote's exposed module. */
  scripts: string[];
  fonts: string[];
  /** `web/…` and `node/…` path → `sha384-…` of the file, the compressed forms (`.br`, `.gz`) included. */
  files: Record<string, string>;
  /** The transfer size of each script and font below `web/`. Old builds have neither this nor `digest`. */
  bytes?: Record<string, number>;
  /** Hash of the rest of the manifest. */
  digest?: string;
  /** The version of the API's document that it was built with. Missing in old builds. */
  api?: string;
  /** The browser stores: key → version of the stored format. Missing in old builds. */
  stores?: Record<string, number>;
  /** Digests of the sources of the shared modules at build time. */
  builtAgainst?: Record<string, string>;
  /** The origin of the build, for people. Builds of one version may differ in it; that of the first published one is kept. */
  metadata?: BuildMetadata;
}

/** A page in a release manifest. */
export interface ReleasedPage extends PageFacts {
  /** The browser files that it needs in addition to `scripts`. */
  files: readonly string[];
}

export interface ReleaseManifest extends BuildManifest {
  /** The first file of the remote, `remoteEntry.js`; `integrity` is its hash. */
  entry: string;
  integrity: string;
  /** The package versions that the remote expects of the shell: package → `^x.y.z`. */
  shared: Record<string, string>;
  /** The names that it imports from our shared modules: `@afshoreh/contracts/router` → `['Link', …]`. */
  imports?: Record<string, string[]>;
  /** All pages of the remote; empty for a release with another contract version. */
  pages: readonly ReleasedPage[];
  /** Its links in header and footer, each to a page of its own. */
  links?: readonly FrameLink[];
  /** The Node build, when the remote renders on the server: path of its entry below `node/`. */
  node?: { entry: string };
  /** Development: the origin of the dev server, instead of this site's `/cdn/`. Never published. */
  origin?: string;
}

export interface ShellManifest extends BuildManifest {
  /** Browser files that run before `scripts` on a server-rendered page. */
  early?: string[];
  /** Browser files that a first visit fetches after all others. Missing in old builds. */
  later?: string[];
  /** The shared libraries that the shell provides: package → version. */
  provides: Record<string, string>;
  /** The byte budget of a first visit, by an example address of each page with a budget. */
  budgets?: Record<string, { scripts: number; fonts: number }>;
  /** The exports of our shared modules, by module. Missing in old builds. */
  exports?: Record<string, string[]>;
}

/** A published version that one browser gets before, or instead of, the live one. */
export interface Preview {
  remote: RemoteName;
  version: string;
  until: Date;
}

/**
 * The versions of one page view, with an `id` for this combination. Null means that the release of a remote that every site has is
 * unknown; other remotes are there once they have a release.
 */
export interface PinnedVersions {
  id: string;
  remotes: Readonly<Record<RemoteName, ReleaseManifest | null>>;
  /** Set when one of these versions is a preview instead of the live one. Only one browser gets such a combination. */
  preview?: Preview;
}

/** The releases for visitors, and their files. It follows the registry, so results may change with every call. */
export interface ReleaseSource {
  /** The versions for a visitor. The key decides about a canary; without a key, a visitor gets the stable versions. */
  pinnedFor(canaryKey: string | null): PinnedVersions;
  /** All current combinations of versions: the stable one first, then canaries. */
  live(): PinnedVersions[];
  /** The versions of a preview by the signed text of its link; null when it is wrong, over, or cannot be shown any more. */
  previewOf(token: string): Promise<PinnedVersions | null>;
  onChange(listener: () => void): void;
  /** A published browser file (`path` as below `web/`) with its precompressed forms, or null. */
  file(name: ReleaseName, version: string, path: string): Promise<ReadyFile | null>;
  /** A local folder with the verified Node build of a version. */
  nodeFolder(remote: RemoteName, version: string): Promise<string>;
}
