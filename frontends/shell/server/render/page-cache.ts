import type { ReadyPage } from './ready-page';

/** A page, or a public answer of the API, as it was at one revision. */
export interface CachedPage<Page = ReadyPage> {
  page: Page;
  revision: number;
  /** Milliseconds of `performance.now()`. */
  madeAt: number;
}
interface Entry<Page> extends CachedPage<Page> {
  usedAt: number;
}

/** The revision of a stale page: no revision of the backend is equal to it. */
const STALE = -1;
const MOST_BYTES = 64 * 1024 * 1024;
/** A page that is asked for all the time is moved to the safe end this often, in ms. */
const TOUCH_MS = 1_000;

/** Finished pages by key; when they take too much room, those go first that were not asked for longest. */
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
   * Copies the pages of one set of versions to another one as stale ones: to be sent until they are rendered anew. `isSame`
   * says which, by the rest of their keys.
   */
  copyAsStale(from: string, to: string, isSame: (rest: string) => boolean): void {
    for (const [key, { page, madeAt }] of [...this.entries]) {
      if (!key.startsWith(from) || !isSame(key.slice(from.length))) continue;
      const copied = to + key.slice(from.length);
      if (!this.entries.has(copied)) this.set(copied, { page, revision: STALE, madeAt });
    }
  }

  /** Forgets the pages of versions that are no longer live. */
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
