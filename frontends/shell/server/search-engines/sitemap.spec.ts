import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageEntry } from '@afshoreh/contracts';

import type { PinnedVersions, ReleaseSource } from '../releases/release-source';
import { ListedPages } from './listed-pages';
import { robotsOf } from './robots';
import { Sitemap, sitemapOf } from './sitemap';

const SITE = 'https://afshoreh.example';
const release = (version: string, pages: object[]) => ({ version, pages });
const versions = (id: string, ...more: object[]) =>
  ({
    id,
    remotes: {
      storefront: release(id, [
        { path: '/', listed: true },
        { path: '/about', listed: true },
        { path: '/login' },
        { path: '/product/:id', listed: true },
        { path: '/account', private: true },
        { path: '*' },
        ...more,
      ]),
      cart: release('c1', [
        { path: '/cart', private: true },
        { path: '/cart/checkout', private: true },
      ]),
      admin: release('a1', [
        { path: '/admin/login', private: true },
        { path: '/admin/*', private: true },
      ]),
    },
  }) as unknown as PinnedVersions;

let live: PinnedVersions;
let canaries: PinnedVersions[];
let revision: { known: number | null };
let products: () => Promise<PageEntry[]>;
let asked: number;
let reports: string[];
let origin: string | null;
let server: Server;

beforeEach(async () => {
  live = versions('v1');
  canaries = [];
  revision = { known: 1 };
  products = () => Promise.resolve([{ path: '/product/7', lastModified: '2026-11-21' }]);
  [asked, reports, origin] = [0, [], SITE];
  const pool = {
    chosen: (wanted: PinnedVersions) => wanted,
    entries: () => {
      asked += 1;
      return products();
    },
  };
  const source = { live: () => [live, ...canaries] } as unknown as ReleaseSource;
  const listed = new ListedPages({ source, pool, revision, report: (line) => reports.push(line) });
  const sitemap = new Sitemap(listed, { 'cache-control': 'no-cache' });
  server = createServer(
    (request, response) => void sitemap.send(request, response, (request.url ?? '').split('?')[0] as string, origin),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path = '/sitemap.xml', headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
const addresses = async (path?: string) =>
  [...(await (await ask(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('has the listed pages of the live releases, and an address for each record of a page with parameters', async () => {
    const response = await ask();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(await addresses()).toEqual([`${SITE}/`, `${SITE}/about`, `${SITE}/product/7`]);
    expect(await (await ask()).text()).toContain('<lastmod>2026-11-21</lastmod>');
  });

  it('has a new page as long as its release is live', async () => {
    live = versions('v2', { path: '/blog', listed: true });
    expect(await addresses()).toContain(`${SITE}/blog`);
    live = versions('v1');
    expect(await addresses()).not.toContain(`${SITE}/blog`);
  });

  it('has nothing of a canary', async () => {
    canaries = [versions('v2', { path: '/blog', listed: true })];
    expect(await addresses()).not.toContain(`${SITE}/blog`);
  });

  it('is the previous one while a new one takes long, and is loaded once meanwhile', async () => {
    await ask();
    let finish = (_entries: PageEntry[]): void => undefined;
    products = () => new Promise((resolve) => (finish = resolve));
    revision.known = 2;
    expect(await Promise.all([addresses(), addresses()])).toEqual([
      [`${SITE}/`, `${SITE}/about`, `${SITE}/product/7`],
      [`${SITE}/`, `${SITE}/about`, `${SITE}/product/7`],
    ]);
    revision.known = 3;
    await addresses();
    expect(asked).toBe(2);
    finish([{ path: '/product/8' }]);
    products = () => Promise.resolve([{ path: '/product/9' }]);
    expect(await addresses()).toContain(`${SITE}/product/9`);
  });

  it('is built once for each revision of the data', async () => {
    await Promise.all([ask(), ask(), ask('/sitemap-1.xml')]);
    expect(asked).toBe(1);
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
    products = () => Promise.resolve([{ path: '/product/8' }]);
    revision.known = 2;
    expect(await addresses()).toContain(`${SITE}/product/8`);
    expect(asked).toBe(2);
  });

  it('stays the same while the data is unavailable, and is a 503 if it never was available', async () => {
    products = () => Promise.reject(new Error('the API is away'));
    const response = await ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    products = () => Promise.resolve([{ path: '/product/7' }]);
    expect(await addresses()).toContain(`${SITE}/product/7`);
    products = () => Promise.reject(new Error('the API is away'));
    revision.known = 2;
    expect(await addresses()).toContain(`${SITE}/product/7`);
    expect(reports.at(-1)).toBe('the sitemap stays as it was: the API is away');
  });

  it('is a 404 under an unknown host name, and so are parts that do not exist', async () => {
    expect((await ask('/sitemap-2.xml')).status).toBe(404);
    expect((await ask('/sitemap-0.xml')).status).toBe(404);
    origin = null;
    expect((await ask()).status).toBe(404);
  });

  it('is an index of files when one file is too small', () => {
    const entries = Array.from({ length: 5 }, (_, at) => ({ path: `/product/${at}` }));
    expect(sitemapOf(entries, SITE, null, 2)).toContain(`<sitemap><loc>${SITE}/sitemap-3.xml</loc></sitemap>`);
    expect(sitemapOf(entries, SITE, 3, 2)?.match(/<loc>/g)).toHaveLength(1);
    expect(sitemapOf(entries, SITE, 4, 2)).toBeNull();
  });

  it('has addresses of its own site only, escaped', () => {
    const text = sitemapOf([{ path: '//evil.example/' }, { path: '/a?b=1&c=<2>' }], SITE, null);
    expect(text).not.toContain('evil');
    expect(text).toContain(`<loc>${SITE}/a?b=1&amp;c=%3C2%3E</loc>`);
  });
});

describe('robots.txt', () => {
  it('disallows the private pages of the live releases, and names the sitemap', () => {
    expect(robotsOf(live, SITE)).toBe(`User-agent: *
Disallow: /account
Disallow: /admin/
Disallow: /cart
Disallow: /api/

Sitemap: ${SITE}/sitemap.xml
`);
    expect(robotsOf(live, null)).not.toContain('Sitemap');
  });
});
