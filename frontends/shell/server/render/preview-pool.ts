import type { PinnedVersions } from '../releases/release-source';
import type { RenderedPage } from './messages';
import type { RenderPool } from './render-pool';

/** How long a worker waits for the next page of its preview. */
const IDLE_MS = 5 * 60_000;
/** How long a page waits for its worker; without one the browser renders it. */
const START_MS = 8_000;
const MOST_AT_ONCE = 2;

/** The render workers of previews, at most two. The first page of a preview starts its worker; all end after an idle time. */
export class PreviewPool {
  private recent: PinnedVersions[] = [];
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly pool: RenderPool) {}

  /** Rejects with `RenderFailed` when the preview has no worker in time. */
  async render(versions: PinnedVersions, address: string): Promise<RenderedPage> {
    this.follow([versions, ...this.recent.filter(({ id }) => id !== versions.id)].slice(0, MOST_AT_ONCE));
    let late: NodeJS.Timeout | undefined;
    await Promise.race([this.pool.ready(), new Promise((resolve) => (late = setTimeout(resolve, START_MS)))]);
    clearTimeout(late);
    return this.pool.render(versions, address);
  }

  close(): void {
    clearTimeout(this.idle);
    this.pool.close();
  }

  private follow(recent: PinnedVersions[]): void {
    this.recent = recent;
    this.pool.follow(recent);
    clearTimeout(this.idle);
    if (recent.length > 0) this.idle = setTimeout(() => this.follow([]), IDLE_MS).unref();
  }
}
