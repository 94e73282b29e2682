import type { ReadyPage } from './ready-page';

/** A page, or a public API response, at one revision. */
export interface CachedPage<Page = ReadyPage> {
  page: Page;
  revision: number;
  /** Milliseconds of `performance.now()`. */
  madeAt: number;
}
interface Entry<Page> extends CachedPage<Page> {
  usedAt: number;
}

/** The revision of a stale page; the backend never has this revision. */
const STALE = -1;
const MOST_BYTES = 64 * 1024 * 1024;
/** A page that is used all the time moves to the end of the list at most this often, in ms. */
const TOUCH_MS = 1_000;

/** Finished pages by key; above the size limit the least recently used are dropped. */
export class PageCache<Page extends { size: number } = ReadyPage> {
  private readonly entries = new Map<string, Entry<Page>>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get(key: string, now: number): CachedPage<Page> | undefined {
    const entry = this.entries.get(key);
    if (entry && now - entry.usedAt > TOUCH_MS) {
      entry.usedAt = now;
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, cached: CachedPage<Page>): void {
    this.delete(key);
    this.entries.set(key, { ...cached, usedAt: cached.madeAt });
    this.bytes += cached.page.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.delete(oldest);
    }
  }

  /**
   * Copies pages from one set of versions to another as stale ones, to be sent until they are rendered again. `isSame` selects
   * the pages by the rest of their keys.
   */
  copyAsStale(from: string, to: string, isSame: (rest: string) => boolean): void {
    for (const [key, { page, madeAt }] of Array.from(this.entries)) {
      if (!key.startsWith(from) || !isSame(key.slice(from.length))) continue;
      const copied = to + key.slice(from.length);
      if (!this.entries.has(copied)) this.set(copied, { page, revision: STALE, madeAt });
    }
  }

  /** Drops the pages of versions that are no longer live. */
  keepOnly(belongs: (key: string) => boolean): void {
    for (const key of this.entries.keys()) if (!belongs(key)) this.delete(key);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.bytes };
  }

  private delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.page.size;
  }
}
