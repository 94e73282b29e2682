import { REMOTES, type RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

import { mediaTypeOf } from '../files';
import { eachLimit } from './each-limit';
import { manifestOf, shellManifestOf, UnsoundManifest } from './manifest';
import { Registry } from './registry';
import type { BuildManifest, ReleaseManifest, ReleaseName, ShellManifest } from './release-source';

/** How long a version that is no longer live is kept, for tabs that are still open with it. */
export const KEPT_DAYS = 30;

const MANIFEST = 'release.json';
/** Beside it, of a shell: when a server of this version ran last. */
const LAST_RUN = 'last-run';

/** Published releases: `<remote>/<version>/…` and `shell/<version>/…`, each with its manifest. A version never changes once it is whole. */
export class ReleaseStore {
  readonly registry: Registry;

  constructor(private readonly store: ObjectStore) {
    this.registry = new Registry(store);
  }

  /** The manifest of a published version, or null. @throws UnsoundManifest */
  async manifest(remote: RemoteName, version: string): Promise<ReleaseManifest | null> {
    const bytes = await this.store.get(`${remote}/${version}/${MANIFEST}`);
    return bytes && ownManifest(remote, version, manifestOf(bytes));
  }

  /** The manifests of what is live of a remote, for everybody and as a canary. @throws UnsoundManifest, BrokenRecord */
  async live(remote: RemoteName): Promise<Record<'current' | 'canary', ReleaseManifest | null>> {
    const record = await this.registry.read(remote);
    const published = (version: string | null) => (version === null ? null : this.manifest(remote, version));
    const [current, canary] = await Promise.all([published(record.current), published(record.canary?.version ?? null)]);
    return { current, canary };
  }

  /** The manifests of what is live of all remotes but this one, canaries too. @throws UnsoundManifest, BrokenRecord */
  async liveBeside(remote: RemoteName): Promise<ReleaseManifest[]> {
    const others = await Promise.all(REMOTES.filter((name) => name !== remote).map((name) => this.live(name)));
    return others.flatMap(({ current, canary }) => [current, canary]).filter((manifest) => manifest !== null);
  }

  /** The manifest of a version of the shell that a server put here, or null. @throws UnsoundManifest */
  async shellManifest(version: string): Promise<ShellManifest | null> {
    const bytes = await this.store.get(`shell/${version}/${MANIFEST}`);
    return bytes && ownManifest('shell', version, shellManifestOf(bytes));
  }

  /** When a server of this version of the shell ran last as far as it says itself, in ms; null when none does. */
  async lastRun(version: string): Promise<number | null> {
    const bytes = await this.store.get(`shell/${version}/${LAST_RUN}`);
    const time = Date.parse(String(bytes));
    return Number.isNaN(time) ? null : time;
  }

  /** Writes down that a server of this version of the shell runs. */
  async noteRun(version: string, at: Date): Promise<void> {
    await this.store.put(`shell/${version}/${LAST_RUN}`, Buffer.from(at.toISOString()), { type: 'text/plain' });
  }

  /** A file of a version, `path` as in its manifest, or null. */
  file(name: ReleaseName, version: string, path: string): Promise<Buffer | null> {
    return this.store.get(`${name}/${version}/${path}`);
  }

  /** Stores a release: the manifest comes last, so whoever finds it finds a whole release. */
  async add(manifest: BuildManifest, read: (path: string) => Promise<Buffer | null>): Promise<void> {
    const { name, version } = manifest;
    await eachLimit(Object.keys(manifest.files), async (path) => {
      const bytes = await read(path);
      if (!bytes) throw new Error(`${path} of ${name} ${version} went away`);
      await this.store.put(`${name}/${version}/${path}`, bytes, { type: mediaTypeOf(path) });
    });
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.store.put(`${name}/${version}/${MANIFEST}`, bytes, { type: 'application/json' });
  }

  /** Every version of which there are files, with a manifest or without. */
  async versions(name: ReleaseName): Promise<string[]> {
    const keys = await this.store.list(`${name}/`);
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  }

  /** Removes a version, its manifest first: no reader finds half of it. */
  async remove(name: ReleaseName, version: string): Promise<void> {
    const folder = `${name}/${version}/`;
    await this.store.delete(folder + MANIFEST);
    const keys = await this.store.list(folder);
    await eachLimit(
      keys.filter((key) => key !== folder + LAST_RUN),
      (key) => this.store.delete(key),
    );
    // Last: what is left of an interrupted removal is still known to be old.
    await this.store.delete(folder + LAST_RUN);
  }
}

function ownManifest<Manifest extends BuildManifest>(name: string, version: string, manifest: Manifest): Manifest {
  if (manifest.name === name && manifest.version === version) return manifest;
  throw new UnsoundManifest(`the manifest of ${name} ${version} is that of ${manifest.name} ${manifest.version}`);
}
