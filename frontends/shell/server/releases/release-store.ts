import type { RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

import { mediaTypeOf } from '../files';
import { eachLimit } from './each-limit';
import { readFigures, type Figures } from './figures';
import { PreviewLinks } from '../preview/preview-links';
import { manifestOf, shellManifestOf, InvalidManifest } from './manifest';
import { OwnersFile, remotesOf } from './path-owners';
import { Registry } from './registry';
import { contentOf, type ReleaseKeys } from './release-keys';
import type { BuildManifest, ReleaseManifest, ReleaseName, ShellManifest } from './release-source';
import { trialsOf, type Trials } from './trials';

const MANIFEST = 'release.json';
/** The folder of the source maps, in a build and in the store. */
export const MAPS = 'maps/';
/** A file beside a shell's version: the time of the last run of a server with this version. */
const LAST_RUN = 'last-run';
/** A file beside a shell's version: the results of test runs of remotes in this shell. */
const TRIALS = 'trials.json';

/**
 * Published releases: `<remote>/<version>/…` and `shell/<version>/…`, each with its signed manifest, which has the hashes of all
 * other files. A complete version never changes.
 */
export class ReleaseStore {
  readonly registry: Registry;
  readonly owners: OwnersFile;
  readonly previewLinks: PreviewLinks;

  constructor(
    private readonly store: ObjectStore,
    private readonly keys: ReleaseKeys,
  ) {
    this.registry = new Registry(store, keys);
    this.owners = new OwnersFile(store, keys);
    this.previewLinks = new PreviewLinks(store);
  }

  /** The manifest of a published version, or null. @throws InvalidManifest */
  async manifest(remote: RemoteName, version: string): Promise<ReleaseManifest | null> {
    const bytes = await this.store.get(`${remote}/${version}/${MANIFEST}`);
    if (!bytes) return null;
    try {
      return ownManifest(remote, version, manifestOf(this.verified(bytes, remote)));
    } catch (error) {
      // The message must name the remote, because it is shown during releases of other remotes too.
      if (error instanceof InvalidManifest) throw new InvalidManifest(`${remote} ${version}: ${error.message}`);
      throw error;
    }
  }

  /** The manifests of a remote's live version and canary. @throws InvalidManifest, BrokenRecord */
  async live(remote: RemoteName): Promise<Record<'current' | 'canary', ReleaseManifest | null>> {
    const record = await this.registry.read(remote);
    const published = (version: string | null) => (version === null ? null : this.manifest(remote, version));
    const [current, canary] = await Promise.all([published(record.current), published(record.canary?.version ?? null)]);
    return { current, canary };
  }

  /** All remotes of the site. @throws BrokenRecord */
  async remotes(): Promise<RemoteName[]> {
    return remotesOf(await this.owners.read());
  }

  /** The manifests of the live versions and canaries of all other remotes. @throws InvalidManifest, BrokenRecord */
  async liveBeside(remote: RemoteName): Promise<ReleaseManifest[]> {
    const names = (await this.remotes()).filter((name) => name !== remote);
    const others = await Promise.all(names.map((name) => this.live(name)));
    return others.flatMap(({ current, canary }) => [current, canary]).filter((manifest) => manifest !== null);
  }

  /** The manifest of a published version of the shell, or null. @throws InvalidManifest */
  async shellManifest(version: string): Promise<ShellManifest | null> {
    const bytes = await this.store.get(`shell/${version}/${MANIFEST}`);
    return bytes && ownManifest('shell', version, shellManifestOf(this.verified(bytes, 'shell')));
  }

  /** When a server last reported that it runs this version of the shell, in ms; null when none has. */
  async lastRun(version: string): Promise<number | null> {
    const bytes = await this.store.get(`shell/${version}/${LAST_RUN}`);
    const time = Date.parse(String(bytes));
    return Number.isNaN(time) ? null : time;
  }

  /** Records that a server runs this version of the shell. */
  async noteRun(version: string, at: Date): Promise<void> {
    await this.store.put(`shell/${version}/${LAST_RUN}`, Buffer.from(at.toISOString()), { type: 'text/plain' });
  }

  /** The results of test runs of remotes in this version of the shell. */
  async trials(version: string): Promise<Trials> {
    return trialsOf(await this.store.get(`shell/${version}/${TRIALS}`));
  }

  async noteTrials(version: string, trials: Trials): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(trials));
    await this.store.put(`shell/${version}/${TRIALS}`, bytes, { type: 'application/json' });
  }

  /** The measurements of the versions; null while nothing was measured. */
  figures(): Promise<Figures | null> {
    return readFigures(this.store);
  }

  /** A file of a version, `path` as in its manifest, or null. */
  file(name: ReleaseName, version: string, path: string): Promise<Buffer | null> {
    return this.store.get(`${name}/${version}/${path}`);
  }

  /** The source map of a browser file of a version, or null. No manifest names source maps, so no visitor gets one. */
  sourceMap(name: ReleaseName, version: string, file: string): Promise<Buffer | null> {
    return this.store.get(`${name}/${version}/${MAPS}${file}.map`);
  }

  /**
   * The manifests of all versions of a remote, whoever signed them, by version. Those that cannot be read are left out.
   */
  async unverifiedManifests(remote: RemoteName): Promise<Map<string, ReleaseManifest>> {
    const found = new Map<string, ReleaseManifest>();
    for (const version of await this.versions(remote)) {
      const bytes = await this.store.get(`${remote}/${version}/${MANIFEST}`);
      try {
        if (bytes) found.set(version, ownManifest(remote, version, manifestOf(contentOf(bytes))));
      } catch (error) {
        if (!(error instanceof InvalidManifest || error instanceof SyntaxError)) throw error;
      }
    }
    return found;
  }

  /** A manifest with our signature. @throws NoKey */
  signedManifest(name: ReleaseName, manifest: Buffer): Buffer {
    return this.keys.signed(manifest, 'manifest', name);
  }

  /** Whether a key of the remote has signed these bytes of a manifest. */
  isSigned(name: ReleaseName, manifest: Buffer): boolean {
    return this.keys.verified(manifest, 'manifest', name) !== null;
  }

  /** Signs the manifest of a version again. @throws NoKey */
  async sign(remote: RemoteName, version: string): Promise<void> {
    const key = `${remote}/${version}/${MANIFEST}`;
    const bytes = await this.store.get(key);
    if (!bytes) return;
    await this.store.put(key, this.signedManifest(remote, bytes), { type: 'application/json' });
  }

  /**
   * Stores a release, with the source maps `maps` if there are any. The signed manifest is written last, so that a release with
   * a manifest is complete.
   */
  async add(
    { name, version, files }: BuildManifest,
    signed: Buffer,
    read: (path: string) => Promise<Buffer | null>,
    maps: readonly string[] = [],
  ): Promise<void> {
    await eachLimit([...Object.keys(files), ...maps.map((file) => MAPS + file)], async (path) => {
      const bytes = await read(path);
      if (!bytes) throw new Error(`${path} of ${name} ${version} went away`);
      await this.store.put(`${name}/${version}/${path}`, bytes, { type: mediaTypeOf(path) });
    });
    await this.store.put(`${name}/${version}/${MANIFEST}`, signed, { type: 'application/json' });
  }

  /** Every version that has files, with or without a manifest. */
  async versions(name: ReleaseName): Promise<string[]> {
    const keys = await this.store.list(`${name}/`);
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  }

  /** Removes a version, its manifest first, so that no reader finds an incomplete release. */
  async remove(name: ReleaseName, version: string): Promise<void> {
    const folder = `${name}/${version}/`;
    await this.store.delete(folder + MANIFEST);
    const keys = await this.store.list(folder);
    await eachLimit(
      keys.filter((key) => key !== folder + LAST_RUN),
      (key) => this.store.delete(key),
    );
    // This file goes last, because without it the rest of an interrupted removal would not be recognised as old.
    await this.store.delete(folder + LAST_RUN);
  }

  private verified(manifest: Buffer, name: ReleaseName): Buffer {
    const content = this.keys.verified(manifest, 'manifest', name);
    if (content) return content;
    throw new InvalidManifest(`the manifest is not signed with a key of ${name}`);
  }
}

function ownManifest<Manifest extends BuildManifest>(name: string, version: string, manifest: Manifest): Manifest {
  if (manifest.name === name && manifest.version === version) return manifest;
  throw new InvalidManifest(`the manifest of ${name} ${version} is that of ${manifest.name} ${manifest.version}`);
}
