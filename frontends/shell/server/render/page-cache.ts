import type { ReadyPage } from './ready-page';

/** A page as it was at one revision. */
export interface CachedPage {
  page: ReadyPage;
  revision: number;
  /** Milliseconds of `performance.now()`. */
  madeAt: number;
}
interface Entry extends CachedPage {
  usedAt: number;
}

/** The revision of a page that is to be rendered anew whatever the revision is. */
const OLD = -1;
const MOST_BYTES = 64 * 1024 * 1024;
/** A page that is asked for all the time is moved to the safe end this often, in ms. */
const TOUCH_MS = 1_000;

/** The pages that were rendered, by key; when they take too much room, those go first that were not asked for longest. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get(key: string, now: number): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (entry && now - entry.usedAt > TOUCH_MS) {
      entry.usedAt = now;
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, cached: CachedPage): void {
    this.delete(key);
    this.entries.set(key, { ...cached, usedAt: cached.madeAt });
    this.bytes += cached.page.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.delete(oldest);
    }
  }

  /** Has pages of one set of versions also as those of another one: as old copies, to be rendered anew. */
  handOn(from: string, to: string): void {
    for (const [key, { page, madeAt }] of [...this.entries]) {
      if (!key.startsWith(from)) continue;
      const handed = to + key.slice(from.length);
      if (!this.entries.has(handed)) this.set(handed, { page, revision: OLD, madeAt });
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
