import type { IncomingMessage, ServerResponse } from 'node:http';

import { copy } from '../../src/copy';
import { noticeDocumentOf, pageDocumentOf } from '../document';
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
  revision: Pick<Revision, 'known' | 'pending'>;
  origins: Origins;
  /** How many renderings one client may cause; without it as many as it likes. */
  limit?: Pick<PageLimit, 'take'> | undefined;
  /** Sent with every page. */
  headers: Record<string, string>;
  report: (message: string) => void;
}

/** What the attempt to render a page came to; without a page the browser must fill the document. */
interface Outcome {
  page: ReadyPage | null;
  /** Made of all its data: fit to be kept. */
  complete: boolean;
}

/** Searches can be of any length; what is longer than this is rendered in the browser. */
const LONGEST_ADDRESS = 500;
/** Milliseconds to wait for a new copy of a page before the old one is sent once more. */
const GRACE_MS = 250;
/** Milliseconds to wait for the revision after a write. */
const REVISION_GRACE_MS = 150;
/** What changes with the day only (a year, a promise) is at most this old. */
const LONGEST_AGE_MS = 10 * 60_000;
/** So long a page that failed is not rendered again. */
const NEGATIVE_CACHE_MS = 3_000;
const MOST_NEGATIVE = 1_000;
/** Seconds until a client that asked for too many pages should ask again. */
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

/** Whether the page at an address is of the same release in both sets. */
function isSamePage(address: string, one: PinnedVersions, other: PinnedVersions): boolean {
  const [place, otherPlace] = [one, other].map((versions) => siteMapOf(versions).at(pathOf(address)));
  if (!place || place.remote !== otherPlace?.remote) return false;
  return one.remotes[place.remote]?.version === other.remotes[place.remote]?.version;
}

/**
 * The pages that leave the server as HTML, kept by versions, address and revision (design §6). A page is fresh while the
 * revision stands; after a change it is rendered anew, once for all who ask, and whoever would wait too long gets the old
 * one. When renderer or backend fail, the old one is sent, however old.
 */
export class Pages {
  private readonly cache = new PageCache();
  private readonly making = new Map<string, Promise<Outcome>>();
  private readonly negativeCache = new Map<string, { outcome: Outcome; until: number }>();

  /** What was live when it last changed: the versions that pages are kept for. */
  private pinned: PinnedVersions[];

  constructor(private readonly options: Options) {
    this.pinned = options.source.live();
    options.source.onChange(() => this.follow());
  }

  /** Sends a page from ready bytes, ahead of everything else; false when it is not at hand as it was asked for. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const { revision, origins } = this.options;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || revision.pending) return false;
    const versions = this.hasCanary ? this.versionsByCookie(request) : this.stable;
    if (!versions) return false;
    const now = performance.now();
    const cached = this.cache.get(keyOf(versions, request.url ?? '/', origins.of(request)), now);
    if (!cached || !this.isFresh(cached, now)) return false;
    sendReadyPage(request, response, cached.page, { isPrivate: this.hasCanary });
    return true;
  }

  /** Sends the page at an address; false when the browser must render it, as all pages of a remote without a Node build. */
  async send(request: IncomingMessage, response: ServerResponse, wanted: PinnedVersions): Promise<boolean> {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    const versions = this.options.pool.chosen(wanted);
    const site = siteMapOf(versions);
    const place = site.at(path);
    if (!place || !versions.remotes[place.remote]?.node) return false;
    // As many as there are wrong links, but one rendering.
    const address = place.page.path === '*' ? site.nowhere : site.addressOf(path, query);
    if (address.length > LONGEST_ADDRESS) return false;
    const page = await this.page(versions, address, request);
    if (page) sendReadyPage(request, response, page, { isPrivate: this.hasCanary });
    return page !== null;
  }

  /** What is kept now, for whoever measures it. */
  get kept(): { pages: number; bytes: number } {
    return this.cache.size;
  }

  private isFresh({ revision, madeAt }: CachedPage, now: number): boolean {
    return revision === this.options.revision.known && now - madeAt <= LONGEST_AGE_MS;
  }

  /** Which page an address is depends on who asks. */
  private get hasCanary(): boolean {
    return this.options.source.live().length > 1;
  }

  /** Null for a visitor who must first be given the number that decides. */
  private versionsByCookie(request: IncomingMessage): PinnedVersions | null {
    const { source, pool } = this.options;
    const key = canaryKeyIn(request);
    return key === null ? null : pool.chosen(source.pinnedFor(key));
  }

  /**
   * What is live has changed. The pages of remotes that stayed the same are right but for the versions of others that they
   * name: they stay at hand as old copies.
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
    let made = this.underWay(key);
    if (!made) {
      if (limit && !limit.take(request)) return cached?.page ?? this.tooMany(versions);
      made = this.make(versions, address, origin);
    }
    if (!cached) return (await made).page;
    const { page, complete } = await within(made, GRACE_MS, { page: cached.page, complete: true });
    return complete && page ? page : cached.page;
  }

  /** What a page comes to that is being rendered at this revision, or that failed just now. */
  private underWay(key: string): Promise<Outcome> | undefined {
    const failure = this.negativeCache.get(key);
    if (failure && failure.until > performance.now()) return Promise.resolve(failure.outcome);
    // Whoever asks after a change must not be given what was begun before it.
    return this.making.get(`${this.options.revision.known} ${key}`);
  }

  /** Renders a page, for all who ask at this revision. Never rejects. */
  private make(versions: PinnedVersions, address: string, origin: string | null): Promise<Outcome> {
    const revision = this.options.revision.known;
    const key = keyOf(versions, address, origin);
    const running = `${revision} ${key}`;
    const making = this.render(versions, address, origin).then((outcome) => {
      this.making.delete(running);
      // Read before the data was: that may be newer than this says, never older.
      if (outcome.page && outcome.complete && revision !== null && this.mayBeKept(versions, address)) {
        this.cache.set(key, { page: outcome.page, revision, madeAt: performance.now() });
      }
      return outcome;
    });
    this.making.set(running, making);
    return making;
  }

  private mayBeKept(versions: PinnedVersions, address: string): boolean {
    return siteMapOf(versions).at(pathOf(address))?.page.kept !== false;
  }

  /** For a client that had too many pages rendered: says so and when to come back. */
  private tooMany(versions: PinnedVersions): Promise<ReadyPage> {
    const { shell, headers } = this.options;
    const html = noticeDocumentOf({ shell, versions, title: copy.tooManyTitle, text: copy.tooManyText });
    return readyPage(html, 429, { ...headers, 'cache-control': 'no-store', 'retry-after': String(TOO_MANY_RETRY_S) });
  }

  private async render(versions: PinnedVersions, address: string, origin: string | null): Promise<Outcome> {
    const { pool, report } = this.options;
    const key = keyOf(versions, address, origin);
    try {
      const rendered = await pool.render(versions, address);
      const outcome = { page: await this.ready(rendered, versions, address, origin), complete: rendered.complete };
      if (!outcome.complete) this.cacheFailure(key, outcome);
      return outcome;
    } catch (error) {
      const outcome = { page: null, complete: false };
      if (!(error instanceof RenderFailed) || error.ofPage) {
        this.cacheFailure(key, outcome);
        // Without the query: it can hold what a visitor typed.
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
    const isKept = this.mayBeKept(versions, address);
    const headers = { ...this.options.headers, ...(!isKept && { 'cache-control': 'no-store' }) };
    const { redirect, status = 200 } = rendered.head;
    if (redirect) return readyPage('', redirect.permanent ? 301 : 302, { ...headers, location: redirect.to });
    const html = pageDocumentOf({ shell, versions, rendered, address, origin });
    if (rendered.complete) return readyPage(html, status, headers);
    // Frame and message: the data could not be had.
    return readyPage(html, 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '5' });
  }

  private cacheFailure(key: string, outcome: Outcome): void {
    if (this.negativeCache.size >= MOST_NEGATIVE) this.negativeCache.clear();
    this.negativeCache.set(key, { outcome, until: performance.now() + NEGATIVE_CACHE_MS });
  }
}
