import type { BuildMetadata } from '@afshoreh/build/metadata';
import type { PageFacts, RemoteName } from '@afshoreh/contracts';

import type { ReadyFile } from '../files';

/** What is released: the remotes, and the shell, which is a release of its own with every start of another one. */
export type ReleaseName = RemoteName | 'shell';

/** What is said of every build; the build writes it to `dist/release.json`, and it is published unchanged. */
export interface BuildManifest {
  name: string;
  /** Hash of all files: the same sources are the same version. */
  version: string;
  contract: { name: ReleaseName; version: number };
  /** Browser files to begin loading with every page: the shell's own scripts, a remote's exposed module. */
  scripts: string[];
  fonts: string[];
  /** `web/…` and `node/…` path → `sha384-…` of the file, the compressed forms (`.br`, `.gz`) included. */
  files: Record<string, string>;
  /** What it keeps in the browser: key → version of the stored form. Builds of before did not say. */
  stores?: Record<string, number>;
  /** Digests of the sources of the modules that shell and remotes agree on, as they were when it was built. */
  builtAgainst?: Record<string, string>;
  /** Where it comes from, for people; builds of one version may differ in it, and the one that was published first stays. */
  metadata?: BuildMetadata;
}

/** A page as its release says it. */
export interface ReleasedPage extends PageFacts {
  /** The browser files that it needs beside `scripts`. */
  files: readonly string[];
}

export interface ReleaseManifest extends BuildManifest {
  /** The browser's first file, `remoteEntry.js`, and its hash. */
  entry: string;
  integrity: string;
  /** What the remote expects of the shell: package → `^x.y.z`. */
  shared: Record<string, string>;
  /** The names it uses of modules of ours that the shell brings: `@afshoreh/contracts/router` → `['Link', …]`. */
  imports?: Record<string, string[]>;
  /** All pages of the remote; none of a release that speaks another version of the contract. */
  pages: readonly ReleasedPage[];
  /** The Node build, when the remote renders on the server: path of its entry below `node/`. */
  node?: { entry: string };
  /** Development: where it is served instead of this site's `/cdn/`. Never published. */
  origin?: string;
}

export interface ShellManifest extends BuildManifest {
  /** Browser files that run ahead of `scripts` on a page that came as HTML. */
  early?: string[];
  /** The shared libraries every remote gets from the shell: package → version. */
  provides: Record<string, string>;
  /** What its copies of the modules of ours export, by module. Builds of before did not say. */
  exports?: Record<string, string[]>;
}

/** One set of versions a page view is made of; `id` differs whenever a version does. Null: not published. */
export interface PinnedVersions {
  id: string;
  remotes: Record<RemoteName, ReleaseManifest | null>;
}

/** Which releases visitors get, and their files. It follows the registry: what is pinned may change with every call. */
export interface ReleaseSource {
  /** Which versions a visitor gets; a canary sticks to the key (null: a visitor without one, who gets the stable set). */
  pinnedFor(canaryKey: string | null): PinnedVersions;
  /** All sets that visitors may get now: the stable one first, then canaries. */
  live(): PinnedVersions[];
  onChange(listener: () => void): void;
  /** A published browser file (`path` as below `web/`) with its precompressed forms, or null. */
  file(name: ReleaseName, version: string, path: string): Promise<ReadyFile | null>;
  /** A local folder that has the node build of a version, integrity checked. */
  nodeFolder(remote: RemoteName, version: string): Promise<string>;
}
