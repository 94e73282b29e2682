import type { IncomingMessage, ServerResponse } from 'node:http';

import { copy } from '../../src/copy';
import { noticeDocumentOf, pageDocumentOf } from '../document';
import { previewTokenIn } from '../preview/preview-cookie';
import { canaryKeyIn } from '../releases/canary-key';
import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
import { siteMapOf } from '../releases/site-maps';
import type { RenderedPage } from './messages';
import type { Origins } from './origins';
import { PageCache, type CachedPage } from './page-cache';
import type { PageLimit } from './page-limit';
import { readyPage, sendReadyPage, type ReadyPage } from './ready-page';
import type { RenderPool } from './render-pool';
import { RenderFailed } from './render-worker';
import type { Revision } from './revision';

interface Options {
  shell: ShellManifest;
  source: ReleaseSource;
  pool: Pick<RenderPool, 'render' | 'chosen'>;
  previewPool: Pick<RenderPool, 'render'>;
  revision: Pick<Revision, 'known' | 'pending'>;
  origins: Origins;
  /** The limit of renderings per client; unlimited without it. */
  limit?: Pick<PageLimit, 'take'> | undefined;
  /** Sent with every page. */
  headers: Record<string, string>;
  report: (message: string) => void;
}

/** The result of rendering a page; without a page the browser renders it. */
interface Outcome {
  page: ReadyPage | null;
  /** All data was available, so the page can be cached. */
  complete: boolean;
}

/** Longer addresses, for example of searches, are rendered in the browser. */
const LONGEST_ADDRESS = 500;
/** Milliseconds to wait for a fresh page before the stale one is sent. */
const GRACE_MS = 250;
/** Milliseconds to wait for the revision after a write. */
const REVISION_GRACE_MS = 150;
/** The maximum age, for content that changes with the date only. */
const LONGEST_AGE_MS = 10 * 60_000;
/** How long a page that failed is not rendered again. */
const NEGATIVE_CACHE_MS = 3_000;
const MOST_NEGATIVE = 1_000;
/** Seconds until a client over its limit should retry. */
const TOO_MANY_RETRY_S = 10;

function within<Value>(promise: Promise<Value>, ms: number, late: Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, late);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const prefixOf = ({ id }: PinnedVersions): string => `${id}\n`;

function keyOf(versions: PinnedVersions, address: string, origin: string | null): string {
  return `${prefixOf(versions)}${origin ?? ''}\n${address}`;
}

const pathOf = (address: string): string => address.split('?', 1)[0] as string;

/** Whether both combinations have the same release of the page at an address. */
function isSamePage(address: string, one: PinnedVersions, other: PinnedVersions): boolean {
  const [place, otherPlace] = [one, other].map((versions) => siteMapOf(versions).at(pathOf(address)));
  if (!place || place.remote !== otherPlace?.remote) return false;
  return one.remotes[place.remote]?.version === other.remotes[place.remote]?.version;
}

/**
 * A stale-while-revalidate cache of server-rendered pages, by versions, address and data revision. After a change a page is
 * rendered once for all waiting clients; those who would wait too long get the stale page. When renderer or backend fail, the
 * stale page is sent, whatever its age.
 */
export class Pages {
  private readonly cache = new PageCache();
  private readonly making = new Map<string, Promise<Outcome>>();
  private readonly negativeCache = new Map<string, { outcome: Outcome; until: number }>();

  /** The live versions, for which pages are cached. */
  private pinned: PinnedVersions[];

  constructor(private readonly options: Options) {
    this.pinned = options.source.live();
    options.source.onChange(() => this.follow());
  }

  /** Sends a fresh cached page; false when there is none for this request. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const { revision, origins } = this.options;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || revision.pending) return false;
    if (previewTokenIn(request) !== null) return false;
    const versions = this.hasCanary ? this.versionsByCookie(request) : this.stable;
    if (!versions) return false;
    const now = performance.now();
    const cached = this.cache.get(keyOf(versions, request.url ?? '/', origins.of(request)), now);
    if (!cached || !this.isFresh(cached, now)) return false;
    sendReadyPage(request, response, cached.page, { isPrivate: this.hasCanary });
    return true;
  }

  /** Sends the page at an address; false when the browser must render it. */
  async send(request: IncomingMessage, response: ServerResponse, wanted: PinnedVersions): Promise<boolean> {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    const versions = wanted.preview ? wanted : this.options.pool.chosen(wanted);
    const site = siteMapOf(versions);
    const place = site.at(path);
    if (!place || !versions.remotes[place.remote]?.node) return false;
    // All missing addresses share one rendering.
    const address = place.page.path === '*' ? site.missingPath : site.addressOf(path, query);
    if (address.length > LONGEST_ADDRESS) return false;
    const page = await this.page(versions, address, request);
    if (page) sendReadyPage(request, response, page, { isPrivate: this.hasCanary });
    return page !== null;
  }

  /** The size of the cache, for measurements. */
  get kept(): { pages: number; bytes: number } {
    return this.cache.size;
  }

  private isFresh({ revision, madeAt }: CachedPage, now: number): boolean {
    return revision === this.options.revision.known && now - madeAt <= LONGEST_AGE_MS;
  }

  /** During a canary, pages differ by visitor. */
  private get hasCanary(): boolean {
    return this.options.source.live().length > 1;
  }

  /** Null for a visitor without the cookie that decides about the canary. */
  private versionsByCookie(request: IncomingMessage): PinnedVersions | null {
    const { source, pool } = this.options;
    const key = canaryKeyIn(request);
    return key === null ? null : pool.chosen(source.pinnedFor(key));
  }

  /**
   * After a change of the live versions, pages of unchanged remotes stay cached as stale pages. Their content is still right;
   * they only name outdated versions of the other remotes.
   */
  private follow(): void {
    const sets = [...this.options.source.live(), this.stable];
    for (const set of sets) {
      for (const before of this.pinned.filter(({ id }) => id !== set.id)) {
        const isSame = (rest: string) => isSamePage(rest.slice(rest.indexOf('\n') + 1), before, set);
        this.cache.copyAsStale(prefixOf(before), prefixOf(set), isSame);
      }
    }
    const kept = new Set(sets.map(prefixOf));
    this.cache.keepOnly((key) => kept.has(key.slice(0, key.indexOf('\n') + 1)));
    this.pinned = sets;
  }

  private get stable(): PinnedVersions {
    const { pool, source } = this.options;
    return pool.chosen(source.live()[0] as PinnedVersions);
  }

  private async page(versions: PinnedVersions, address: string, request: IncomingMessage): Promise<ReadyPage | null> {
    const { revision, origins, limit } = this.options;
    if (revision.pending) await within(revision.pending, REVISION_GRACE_MS, undefined);
    const origin = origins.of(request);
    const key = keyOf(versions, address, origin);
    const now = performance.now();
    const cached = this.cache.get(key, now);
    if (cached && this.isFresh(cached, now)) return cached.page;
    let made = this.runningOrFailed(key);
    if (!made) {
      if (limit && !limit.take(request)) return cached?.page ?? this.tooManyResponse(versions);
      made = this.make(versions, address, origin);
    }
    if (!cached) return (await made).page;
    const { page, complete } = await within(made, GRACE_MS, { page: cached.page, complete: true });
    return complete && page ? page : cached.page;
  }

  /** The rendering in progress at this revision, or one that has just failed. */
  private runningOrFailed(key: string): Promise<Outcome> | undefined {
    const failure = this.negativeCache.get(key);
    if (failure && failure.until > performance.now()) return Promise.resolve(failure.outcome);
    // A request after a change must not get a rendering that began before it.
    return this.making.get(`${this.options.revision.known} ${key}`);
  }

  /** Renders a page for all requests at this revision. Never rejects. */
  private make(versions: PinnedVersions, address: string, origin: string | null): Promise<Outcome> {
    const revision = this.options.revision.known;
    const key = keyOf(versions, address, origin);
    const running = `${revision} ${key}`;
    const making = this.render(versions, address, origin).then((outcome) => {
      this.making.delete(running);
      // The revision is read before the data, so that the data is at least as new.
      if (outcome.page && outcome.complete && revision !== null && this.isCacheable(versions, address)) {
        this.cache.set(key, { page: outcome.page, revision, madeAt: performance.now() });
      }
      return outcome;
    });
    this.making.set(running, making);
    return making;
  }

  private isCacheable(versions: PinnedVersions, address: string): boolean {
    return !versions.preview && siteMapOf(versions).at(pathOf(address))?.page.kept !== false;
  }

  /** The response for a client over its limit of renderings. */
  private tooManyResponse(versions: PinnedVersions): Promise<ReadyPage> {
    const { shell, headers } = this.options;
    const html = noticeDocumentOf({ shell, versions, title: copy.tooManyTitle, text: copy.tooManyText });
    return readyPage(html, 429, { ...headers, 'cache-control': 'no-store', 'retry-after': String(TOO_MANY_RETRY_S) });
  }

  private async render(versions: PinnedVersions, address: string, origin: string | null): Promise<Outcome> {
    const { pool, previewPool, report } = this.options;
    const key = keyOf(versions, address, origin);
    try {
      const rendered = await (versions.preview ? previewPool : pool).render(versions, address);
      const outcome = { page: await this.ready(rendered, versions, address, origin), complete: rendered.complete };
      if (!outcome.complete) this.cacheFailure(key, outcome);
      return outcome;
    } catch (error) {
      const outcome = { page: null, complete: false };
      if (!(error instanceof RenderFailed) || error.ofPage) {
        this.cacheFailure(key, outcome);
        // Without the query, which may contain personal data.
        report(`${pathOf(address)} was not rendered: ${error instanceof Error ? error.message : String(error)}`);
      }
      return outcome;
    }
  }

  private ready(
    rendered: RenderedPage,
    versions: PinnedVersions,
    address: string,
    origin: string | null,
  ): Promise<ReadyPage> {
    const { shell } = this.options;
    const isKept = this.isCacheable(versions, address);
    const headers = { ...this.options.headers, ...(!isKept && { 'cache-control': 'no-store' }) };
    const { redirect, status = 200 } = rendered.head;
    if (redirect) return readyPage('', redirect.permanent ? 301 : 302, { ...headers, location: redirect.to });
    const html = pageDocumentOf({ shell, versions, rendered, address, origin });
    if (rendered.complete) return readyPage(html, status, headers);
    // The data was unavailable, so the page has only its frame and a message.
    return readyPage(html, 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '5' });
  }

  private cacheFailure(key: string, outcome: Outcome): void {
    if (this.negativeCache.size >= MOST_NEGATIVE) this.negativeCache.clear();
    this.negativeCache.set(key, { outcome, until: performance.now() + NEGATIVE_CACHE_MS });
  }
}
