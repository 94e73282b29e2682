import type { PageEntry } from '@afshoreh/contracts';

import type { PinnedVersions, ReleaseSource } from '../releases/release-source';
import { pagesOf } from '../releases/site-maps';
import type { RenderPool } from '../render/render-pool';
import type { Revision } from '../render/revision';

interface Options {
  source: ReleaseSource;
  pool: Pick<RenderPool, 'chosen' | 'entries'>;
  revision: Pick<Revision, 'known'>;
  report: (message: string) => void;
}

/** The pages that need nobody to say their addresses. */
function fixedPages(versions: PinnedVersions): PageEntry[] {
  const listed = pagesOf(versions).filter(({ listed, path }) => listed && !/[:*]/.test(path));
  return listed.map(({ path }) => ({ path }));
}

/**
 * All addresses that search engines may be told of, in the releases that everybody gets. They are asked for once for every
 * revision of the data, as pages are rendered; while they cannot be had, the last ones stand.
 */
export class ListedPages {
  private last: readonly PageEntry[] | null = null;
  private asked: { key: string; answer: Promise<readonly PageEntry[] | null> } | undefined;

  constructor(private readonly options: Options) {}

  /** Null when they could never be had. The same list is the same object. */
  all(): Promise<readonly PageEntry[] | null> {
    const { source, pool, revision } = this.options;
    const versions = pool.chosen(source.live()[0] as PinnedVersions);
    const key = `${versions.id} ${revision.known}`;
    if (this.asked?.key !== key) this.asked = { key, answer: this.ask(versions) };
    return this.asked.answer;
  }

  private async ask(versions: PinnedVersions): Promise<readonly PageEntry[] | null> {
    const { pool, report } = this.options;
    try {
      this.last = [...fixedPages(versions), ...(await pool.entries(versions))];
    } catch (error) {
      // Whoever asks next asks anew.
      this.asked = undefined;
      report(`the sitemap stays as it was: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.last;
  }
}
