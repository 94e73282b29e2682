import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PageEntry } from '@afshoreh/contracts';

import { escapeHtml } from '../render/html-of-tag';
import { readyPage, sendReadyPage, type ReadyPage } from '../render/ready-page';
import type { ListedPages } from './listed-pages';

/** The most addresses in one file (sitemaps.org); for more there is an index of files. */
const MOST_URLS = 50_000;
const PATH = /^\/sitemap(?:-(\d{1,4}))?\.xml$/;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const RETRY_S = 30;

const document = (root: string, items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;

function urlOf({ path, lastModified }: PageEntry, origin: string): string[] {
  const url = new URL(path, origin);
  // A sitemap may only contain addresses of its own site.
  if (url.origin !== origin) return [];
  const modified = lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return [`<url><loc>${escapeHtml(url.href)}</loc>${modified}</url>`];
}

/** The text of one file, or of the index when there are several and `part` is null; null when that part does not exist. */
export function sitemapOf(
  entries: readonly PageEntry[],
  origin: string,
  part: number | null,
  mostUrls = MOST_URLS,
): string | null {
  const parts = Math.max(1, Math.ceil(entries.length / mostUrls));
  if (part === null && parts > 1) {
    const numbers = Array.from({ length: parts }, (_, at) => at + 1);
    return document(
      'sitemapindex',
      numbers.map((number) => `<sitemap><loc>${origin}/sitemap-${number}.xml</loc></sitemap>`),
    );
  }
  const number = part ?? 1;
  if (number < 1 || number > parts) return null;
  const own = entries.slice((number - 1) * mostUrls, number * mostUrls);
  return document(
    'urlset',
    own.flatMap((entry) => urlOf(entry, origin)),
  );
}

/** Serves `/sitemap.xml`, and `/sitemap-1.xml`, … when one file is too small. */
export class Sitemap {
  private made = new Map<string, Promise<ReadyPage>>();
  private madeOf: readonly PageEntry[] | null = null;

  constructor(
    private readonly listed: Pick<ListedPages, 'all'>,
    private readonly headers: Record<string, string>,
  ) {}

  static isAt(path: string): boolean {
    return PATH.test(path);
  }

  /** Returns 404 without an `origin`, because a sitemap needs whole addresses. */
  async send(request: IncomingMessage, response: ServerResponse, path: string, origin: string | null): Promise<void> {
    const entries = await this.listed.all();
    const part = PATH.exec(path)?.[1];
    const text = entries && origin !== null && sitemapOf(entries, origin, part === undefined ? null : Number(part));
    if (entries && text) return sendReadyPage(request, response, await this.ready(`${origin}${path}`, text, entries));
    const [status, retry] = entries || origin === null ? [404, {}] : [503, { 'retry-after': String(RETRY_S) }];
    response.writeHead(status, { ...this.headers, ...retry, 'cache-control': 'no-store' }).end();
  }

  /** Compressed once for all requests. */
  private ready(key: string, text: string, entries: readonly PageEntry[]): Promise<ReadyPage> {
    if (this.madeOf !== entries) this.made.clear();
    this.madeOf = entries;
    const headers = { ...this.headers, 'content-type': 'application/xml; charset=utf-8' };
    const page = this.made.get(key) ?? readyPage(text, 200, headers);
    this.made.set(key, page);
    return page;
  }
}
