import type { IncomingMessage, ServerResponse } from 'node:http';

import { pageAddressOf, pageShapeOf } from '@afshoreh/contracts';

import { copy } from '../../src/copy';
import { noticeDocumentOf, pageDocumentOf } from '../document';
import { canaryKeyIn } from '../releases/canary-key';
import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
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

/** The one address all pages share that are not there: as many as there are wrong links, but one rendering. */
const NOWHERE = '/404';
/** Searches can be of any length; what is longer than this is rendered in the browser. */
const LONGEST_ADDRESS = 500;
/** Milliseconds to wait for a new copy of a page before the old one is sent once more. */
const GRACE_MS = 250;
/** Milliseconds to wait for the revision after a write. */
const REVISION_GRACE_MS = 150;
/** What changes with the day only (a year, a promise) is at most this old. */
const LONGEST_AGE_MS = 10 * 60_000;
/** So long a page that failed is left alone. */
const FAILED_MS = 3_000;
const MOST_FAILED = 1_000;
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

/**
 * The pages that leave the server as HTML, kept by versions, address and revision (design §6). A page is fresh while the
 * revision stands; after a change it is rendered anew, once for all who ask, and whoever would wait too long gets the old
 * one. When renderer or backend fail, the old one is sent, however old.
 */
export class Pages {
  private readonly cache = new PageCache();
  private readonly making = new Map<string, Promise<Outcome>>();
  private readonly failed = new Map<string, { outcome: Outcome; until: number }>();

  /** The sets of versions that pages are kept for. */
  private sets: PinnedVersions[];

  constructor(private readonly options: Options) {
    this.sets = options.source.live();
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

  /** Sends the page at an address of the storefront; false when the browser must render it. */
  async send(request: IncomingMessage, response: ServerResponse, wanted: PinnedVersions): Promise<boolean> {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    const address = pageShapeOf(path) ? pageAddressOf(path, query) : NOWHERE;
    if (address.length > LONGEST_ADDRESS) return false;
    const versions = this.options.pool.chosen(wanted);
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
   * What is live has changed. Where the storefront stayed the same, its pages are right but for the versions of others that
   * they name: they stay at hand as old copies.
   */
  private follow(): void {
    const sets = [...this.options.source.live(), this.stable];
    for (const set of sets) {
      const before = this.sets.find(({ remotes }) => remotes.storefront?.version === set.remotes.storefront?.version);
      if (before && before.id !== set.id) this.cache.handOn(prefixOf(before), prefixOf(set));
    }
    const kept = new Set(sets.map(prefixOf));
    this.cache.keepOnly((key) => kept.has(key.slice(0, key.indexOf('\n') + 1)));
    this.sets = sets;
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
    const failure = this.failed.get(key);
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
      if (outcome.page && outcome.complete && revision !== null) {
        this.cache.set(key, { page: outcome.page, revision, madeAt: performance.now() });
      }
      return outcome;
    });
    this.making.set(running, making);
    return making;
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
      if (!outcome.complete) this.leaveAlone(key, outcome);
      return outcome;
    } catch (error) {
      const outcome = { page: null, complete: false };
      if (!(error instanceof RenderFailed) || error.ofPage) {
        this.leaveAlone(key, outcome);
        // Without the query: it can hold what a visitor typed.
        const [path] = address.split('?', 1);
        report(`${path} was not rendered: ${error instanceof Error ? error.message : String(error)}`);
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
    const { shell, headers } = this.options;
    const { redirect, status = 200 } = rendered.head;
    if (redirect) return readyPage('', redirect.permanent ? 301 : 302, { ...headers, location: redirect.to });
    const html = pageDocumentOf({ shell, versions, rendered, address, origin });
    if (rendered.complete) return readyPage(html, status, headers);
    // Frame and message: the data could not be had.
    return readyPage(html, 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '5' });
  }

  private leaveAlone(key: string, outcome: Outcome): void {
    if (this.failed.size >= MOST_FAILED) this.failed.clear();
    this.failed.set(key, { outcome, until: performance.now() + FAILED_MS });
  }
}
