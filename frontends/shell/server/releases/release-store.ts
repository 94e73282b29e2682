import type { RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

import { mediaTypeOf } from '../files';
import { forEachOf } from './gate';
import { manifestOf, UnsoundManifest } from './manifest';
import { Registry } from './registry';
import type { ReleaseManifest } from './release-source';

const MANIFEST = 'release.json';

/** Published releases: `<remote>/<version>/…`, each with its manifest. A version never changes once it is whole. */
export class ReleaseStore {
  readonly registry: Registry;

  constructor(private readonly store: ObjectStore) {
    this.registry = new Registry(store);
  }

  /** The manifest of a published version, or null. @throws UnsoundManifest */
  async manifest(remote: RemoteName, version: string): Promise<ReleaseManifest | null> {
    const bytes = await this.store.get(`${remote}/${version}/${MANIFEST}`);
    const manifest = bytes && manifestOf(bytes);
    if (manifest && (manifest.name !== remote || manifest.version !== version)) {
      throw new UnsoundManifest(`the manifest of ${remote} ${version} is that of ${manifest.name} ${manifest.version}`);
    }
    return manifest;
  }

  /** A file of a version, `path` as in its manifest, or null. */
  file(remote: RemoteName, version: string, path: string): Promise<Buffer | null> {
    return this.store.get(`${remote}/${version}/${path}`);
  }

  /** Stores a release: the manifest comes last, so whoever finds it finds a whole release. */
  async add(manifest: ReleaseManifest, read: (path: string) => Promise<Buffer | null>): Promise<void> {
    const { name, version } = manifest;
    await forEachOf(Object.keys(manifest.files), async (path) => {
      const bytes = await read(path);
      if (!bytes) throw new Error(`${path} of ${name} ${version} went away`);
      await this.store.put(`${name}/${version}/${path}`, bytes, { type: mediaTypeOf(path) });
    });
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.store.put(`${name}/${version}/${MANIFEST}`, bytes, { type: 'application/json' });
  }

  /** Every version of which there are files, with a manifest or without. */
  async versions(remote: RemoteName): Promise<string[]> {
    const keys = await this.store.list(`${remote}/`);
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  }

  /** Removes a version, its manifest first: no reader finds half of it. */
  async remove(remote: RemoteName, version: string): Promise<void> {
    await this.store.delete(`${remote}/${version}/${MANIFEST}`);
    await forEachOf(await this.store.list(`${remote}/${version}/`), (key) => this.store.delete(key));
  }
}
