import type { ByteRange, ObjectStore, OpenFile, PutOptions } from './object-store.js';
import { StoreAway } from './store-away.js';

/** After a failure the store is not called for this long, because each call may take until its time limit. */
const LEFT_ALONE_MS = 10_000;

/**
 * A store that keeps a local copy of every file that was read completely. While the store is unreachable, reads return
 * the copies; all other calls fail as the calls to the store do.
 */
export class KeptStore implements ObjectStore {
  private away: { error: StoreAway; until: number } | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly copies: ObjectStore,
  ) {}

  async get(key: string): Promise<Buffer | null> {
    try {
      const bytes = await this.ask(key);
      await this.keep(key, bytes).catch(() => undefined);
      return bytes;
    } catch (error) {
      const copy = error instanceof StoreAway ? await this.copies.get(key).catch(() => null) : null;
      if (copy) return copy;
      throw error;
    }
  }

  /** Removes the copies of all files but those whose keys begin with one of these. */
  async keepOnly(prefixes: readonly string[]): Promise<void> {
    for (const key of await this.copies.list('')) {
      if (!prefixes.some((prefix) => key.startsWith(prefix))) await this.copies.delete(key);
    }
  }

  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<void> {
    return this.store.put(key, bytes, options);
  }

  replace(key: string, before: Uint8Array | null, bytes: Uint8Array, options?: PutOptions): Promise<boolean> {
    return this.store.replace(key, before, bytes, options);
  }

  open(key: string, range?: ByteRange): Promise<OpenFile | null> {
    return this.store.open(key, range);
  }

  size(key: string): Promise<number | null> {
    return this.store.size(key);
  }

  delete(key: string): Promise<void> {
    return this.store.delete(key);
  }

  list(prefix: string): Promise<string[]> {
    return this.store.list(prefix);
  }

  private async ask(key: string): Promise<Buffer | null> {
    if (this.away && performance.now() < this.away.until) throw this.away.error;
    try {
      const bytes = await this.store.get(key);
      this.away = undefined;
      return bytes;
    } catch (error) {
      if (error instanceof StoreAway) this.away = { error, until: performance.now() + LEFT_ALONE_MS };
      throw error;
    }
  }

  private async keep(key: string, bytes: Buffer | null): Promise<void> {
    const copy = await this.copies.get(key);
    if (bytes && !copy?.equals(bytes)) await this.copies.put(key, bytes);
    if (!bytes && copy) await this.copies.delete(key);
  }
}
