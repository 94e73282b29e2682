import { integrityOf } from '@afshoreh/build/seal';

import { mediaTypeOf, type ReadyFile } from '../files';
import { eachLimit } from './each-limit';
import type { BuildManifest, ReleaseName } from './release-source';
import type { ReleaseStore } from './release-store';

const MEGABYTE = 1024 * 1024;

/** The bytes in the store are not those that were published. */
export class Tampered extends Error {}

function sizeOf({ plain, br, gzip }: ReadyFile): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** Browser files of published releases. They are cached in memory up to `limitBytes`; the least recently used are dropped. */
export class PublishedFiles {
  private readonly files = new Map<string, ReadyFile>();
  private readonly coming = new Map<string, Promise<ReadyFile | null>>();
  private readonly manifests = new Map<string, Promise<BuildManifest | null>>();
  private bytes = 0;

  constructor(
    private readonly releases: ReleaseStore,
    private readonly limitBytes = 48 * MEGABYTE,
  ) {}

  /**
   * The file, or null when this version or file was not published. Rejects when the store fails or a file was tampered with.
   */
  get(release: ReleaseName, version: string, path: string): Promise<ReadyFile | null> {
    const key = `${release}/${version}/${path}`;
    const known = this.files.get(key);
    if (known) {
      // Move it to the end: the first entries of the map are dropped first.
      this.files.delete(key);
      this.files.set(key, known);
      return Promise.resolve(known);
    }
    const coming = this.coming.get(key);
    if (coming) return coming;
    const reading = this.read(release, version, path).finally(() => this.coming.delete(key));
    this.coming.set(key, reading);
    return reading;
  }

  /** Reads and verifies all browser files of a release, so that it can be served even if the store fails. */
  async warm({ name, version, files }: BuildManifest): Promise<void> {
    const paths = Object.keys(files).filter((path) => path.startsWith('web/') && !/\.(br|gz)$/.test(path));
    await eachLimit(paths, async (path) => {
      await this.get(name, version, path.slice('web/'.length));
    });
  }

  private async read(release: ReleaseName, version: string, path: string): Promise<ReadyFile | null> {
    const manifest = await this.manifest(release, version);
    if (!manifest || !Object.hasOwn(manifest.files, `web/${path}`)) return null;
    const part = (suffix: string) => this.checked(manifest, `web/${path}${suffix}`);
    const [plain, br, gzip] = await Promise.all([part(''), part('.br'), part('.gz')]);
    if (!plain) return null;
    const file = { type: mediaTypeOf(path), plain, br, gzip };
    this.remember(`${release}/${version}/${path}`, file);
    return file;
  }

  /** The bytes of a file of a release; undefined when the release has no such file. @throws Tampered */
  private async checked({ name, version, files }: BuildManifest, path: string): Promise<Buffer | undefined> {
    const integrity = Object.hasOwn(files, path) ? files[path] : undefined;
    if (integrity === undefined) return undefined;
    const bytes = await this.releases.file(name, version, path);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    // Two machines may publish one version at the same time, with different compressed bytes: fall back to the uncompressed
    // file.
    if (/\.(br|gz)$/.test(path)) return undefined;
    if (!bytes && (await this.isGone(name, version))) return undefined;
    throw new Tampered(`${name}/${version}/${path} is not what was published`);
  }

  private manifest(release: ReleaseName, version: string): Promise<BuildManifest | null> {
    const key = `${release}/${version}`;
    const known = this.manifests.get(key);
    if (known) return known;
    const reading = this.stored(release, version);
    this.manifests.set(key, reading);
    const forget = () => this.manifests.delete(key);
    reading.then((manifest) => manifest ?? forget(), forget);
    return reading;
  }

  /** Whether a version whose manifest we have was removed from the store because of its age. */
  private async isGone(release: ReleaseName, version: string): Promise<boolean> {
    this.manifests.delete(`${release}/${version}`);
    return (await this.stored(release, version)) === null;
  }

  private stored(release: ReleaseName, version: string): Promise<BuildManifest | null> {
    return release === 'shell' ? this.releases.shellManifest(version) : this.releases.manifest(release, version);
  }

  private remember(key: string, file: ReadyFile): void {
    this.files.set(key, file);
    this.bytes += sizeOf(file);
    for (const [oldest, old] of this.files) {
      if (this.bytes <= this.limitBytes) break;
      this.files.delete(oldest);
      this.bytes -= sizeOf(old);
    }
  }
}
