import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Env } from '../config/index.js';

/** The stores of the site whose files are copied. Outgoing mail and builds of pages are made anew. */
const names = ['media', 'releases'] as const;

/** Files of the site, in its folder or its bucket, by paths as `media/<key>`. */
export class SiteFiles {
  private readonly stores: ReadonlyMap<string, ObjectStore>;

  constructor(env: Env) {
    this.stores = new Map(names.map((name) => [name, storeFor(name, env)]));
  }

  /** The paths of all files; records of what is live come first. */
  async list(): Promise<string[]> {
    const lists = await Promise.all(
      [...this.stores].map(async ([name, store]) => (await store.list('')).map((key) => `${name}/${key}`)),
    );
    const paths = lists.flat();
    return [...paths.filter(isRecord), ...paths.filter((path) => !isRecord(path))];
  }

  /** The content; null when the file is gone meanwhile. */
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

/** Records name other files. Copied out before those and back after them, they never name what is not there. */
export const isRecord = (path: string): boolean => path.startsWith('releases/registry/');
