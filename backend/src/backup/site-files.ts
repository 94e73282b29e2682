import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Env } from '../config/index.js';

/**
 * The stores of the site whose files are copied. Outgoing mail and built pages are not copied, because the site makes
 * them again.
 */
const names = ['media', 'releases'] as const;

/** The files of the site, in its folder or its bucket. A path is the name of a store and a key: `media/<key>`. */
export class SiteFiles {
  private readonly stores: ReadonlyMap<string, ObjectStore>;

  constructor(env: Env) {
    this.stores = new Map(names.map((name) => [name, storeFor(name, env)]));
  }

  /** Returns the paths of all files. The records of live releases come first; see {@link isRecord}. */
  async list(): Promise<string[]> {
    const lists = await Promise.all(
      [...this.stores].map(async ([name, store]) => (await store.list('')).map((key) => `${name}/${key}`)),
    );
    const paths = lists.flat();
    return [...paths.filter(isRecord), ...paths.filter((path) => !isRecord(path))];
  }

  /** Returns the content, or null when the file was deleted after it was listed. */
  async open(path: string): Promise<AsyncIterable<Buffer> | null> {
    const [store, key] = this.placeOf(path);
    return (await store.open(key))?.bytes ?? null;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const [store, key] = this.placeOf(path);
    await store.put(key, bytes);
  }

  async delete(path: string): Promise<void> {
    const [store, key] = this.placeOf(path);
    await store.delete(key);
  }

  private placeOf(path: string): [ObjectStore, string] {
    const at = path.indexOf('/');
    const store = this.stores.get(path.slice(0, at));
    if (!store) throw new TypeError(`not a file of the site: ${path}`);
    return [store, path.slice(at + 1)];
  }
}

/**
 * Whether the file is a record of a release, which names other files. A backup copies records before the files that they
 * name, and a restore writes them after those files, so that a record never names a missing file.
 */
export const isRecord = (path: string): boolean => path.startsWith('releases/registry/');
