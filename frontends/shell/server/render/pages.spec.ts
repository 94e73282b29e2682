import { createServer, get as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { CONTRACT_VERSION } from '@afshoreh/contracts';

import { canaryKeyIn } from '../releases/canary-key';
import type { PinnedVersions, ReleaseManifest, ReleaseSource, ShellManifest } from '../releases/release-source';
import type { RenderedPage } from './messages';
import { Origins } from './origins';
import { PageLimit } from './page-limit';
import { Pages } from './pages';
import { RenderFailed } from './render-worker';

const manifest = (version: string): ReleaseManifest => ({
  name: 'storefront',
  version,
  contract: { name: 'storefront', version: CONTRACT_VERSION },
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  scripts: ['app.js'],
  fonts: [],
  shared: {},
  files: {},
  pages: [
    { path: '/', outline: 'home', files: [] },
    { path: '/products', query: ['q'], outline: 'cards', files: ['page-products.js'] },
    { path: '/product/:id', params: { id: 'number' }, outline: 'product', files: [] },
    { path: '/terms', outline: 'text', files: ['page-terms.js'] },
    { path: '/orders/track', outline: 'form', kept: false, files: [] },
    { path: '*', outline: 'text', files: [] },
  ],
  node: { entry: 'remoteEntry.cjs' },
});
const versions = (id: string): PinnedVersions => ({
  id,
  remotes: { storefront: manifest(id), cart: null, admin: null },
});
const shell = {
  files: {},
  name: 'shell',
  version: 'v1',
  early: ['early.js'],
  scripts: ['shell.js'],
  fonts: ['font.woff2'],
} as unknown as ShellManifest;
const rendered = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  head: { title: 'عنوان' },
  html: '<h1>محصولات</h1>',
  styles: '<style>h1{}</style>',
  state: '{"queries":[]}',
  complete: true,
  ...changes,
});

type Render = (versions: PinnedVersions, address: string) => Promise<RenderedPage>;
let render: Render;
let renders: string[];
let revision: { known: number | null; pending: Promise<void> | null };
let live: PinnedVersions[];
let changed: () => void;
let reports: string[];
let pages: Pages;
let server: Server;
let quick: number;
/** The number of requests that wait for a page, whether it is rendered for them or for another request. */
let waiting: number;
let publicUrl: string | null;
let limit: PageLimit | undefined;
let now: number;
/** Pages with the current settings. */
let thePages: () => Pages;

beforeEach(async () => {
  renders = [];
  reports = [];
  revision = { known: 1, pending: null };
  live = [versions('v1')];
  quick = 0;
  waiting = 0;
  render = () => Promise.resolve(rendered());
  const source = {
    live: () => live,
    pinnedFor: (key: string | null) => (key !== null && Number(key) < 10 ? live.at(-1) : live[0]) as PinnedVersions,
    onChange: (listener: () => void) => (changed = listener),
  };
  const pool = {
    chosen: (wanted: PinnedVersions) => wanted,
    render: (set: PinnedVersions, address: string) => {
      renders.push(address);
      return render(set, address);
    },
  };
  [publicUrl, limit, now] = [null, undefined, 0];
  thePages = () =>
    new Pages({
      shell,
      source: source as unknown as ReleaseSource,
      pool,
      previewPool: pool,
      revision,
      origins: new Origins({ publicUrl, host: '127.0.0.1', port: (server.address() as AddressInfo).port }),
      limit,
      headers: { 'x-of-all': 'yes', 'cache-control': 'no-cache' },
      report: (message) => reports.push(message),
    });
  server = createServer((request, response) => {
    if (pages.sendReady(request, response)) {
      quick += 1;
      return;
    }
    void pages.send(request, response, source.pinnedFor(canaryKeyIn(request))).then((sent) => {
      if (!sent) response.writeHead(299).end('the browser fills it');
    });
    waiting += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pages = thePages();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site() + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
/** Requests the home page with this `Host`. */
const asHost = (host: string) =>
  new Promise<string>((resolve, reject) => {
    ask(`${site()}/`, { headers: { host } }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      response.on('end', () => resolve(html));
    }).on('error', reject);
  });
const says = (title: string, changes: Partial<RenderedPage> = {}) => {
  render = () => Promise.resolve(rendered({ head: { title }, ...changes }));
};
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
const titleOf = ({ text }: { text: string }) => /<title>(.*?) \|/.exec(text)?.[1];

describe('a page from the server', () => {
  it('has its content, styles, data and versions in it, and names the files of its route', async () => {
    const { status, headers, text } = await get('/products');
    expect(status).toBe(200);
    expect(headers.get('x-of-all')).toBe('yes');
    expect(text).toContain('<div id="root"><h1>محصولات</h1></div>');
    expect(text).toContain('<style>h1{}</style>');
    expect(text).toContain('<script type="application/json" id="state">{"queries":[]}</script>');
    expect(text).toContain('"version":"v1"');
    expect(text).toContain('href="/cdn/storefront/v1/page-products.js"');
    expect(text).not.toContain('page-terms.js');
    expect(text).not.toContain('<noscript>');
  });

  it("fetches the shell's code at once and leaves it to the early script to run it", async () => {
    const { text } = await get('/products');
    expect(text).toContain('<link rel="preload" as="script" href="/cdn/shell/v1/shell.js"');
    expect(text).toContain('<script defer src="/cdn/shell/v1/early.js" data-then="/cdn/shell/v1/shell.js"></script>');
    expect(text).not.toContain('src="/cdn/shell/v1/shell.js"');
  });

  it('has the picture preloads of React in its head', async () => {
    const picture = '<link rel="preload" as="image" href="/a.svg"/>';
    render = () => Promise.resolve(rendered({ html: `${picture}<h1>a</h1>` }));
    const { text } = await get('/');
    expect(text).toContain('<div id="root"><h1>a</h1></div>');
    expect(text.indexOf(picture)).toBeGreaterThan(0);
    expect(text.indexOf(picture)).toBeLessThan(text.indexOf('</head>'));
  });

  it('has its title and description in the head, escaped, with whole addresses', async () => {
    says('سیب "و" <انگور>', {
      head: {
        title: 'سیب "و" <انگور>',
        description: 'a & b',
        canonical: '/products?q=a',
        jsonLd: { name: '</script>', url: '/product/1' },
        image: '/media/og/products/1.png',
      },
    });
    const { text } = await get('/products');
    expect(text).toContain('<title>سیب &quot;و&quot; &lt;انگور&gt; | افشره</title>');
    expect(text).toContain('content="a &amp; b"');
    expect(text).toContain(`<link rel="canonical" href="${site()}/products?q=a">`);
    expect(text).toContain(
      `<meta property="og:image" content="${site()}/media/og/products/1.png">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="سیب &quot;و&quot; &lt;انگور&gt;">`,
    );
    expect(text).toContain(`{"name":"\\u003c/script>","url":"${site()}/product/1"}`);
  });

  it('has the status that its remote wants: not found, moved', async () => {
    says('x', { head: { title: 'x', status: 404, robots: 'noindex' } });
    const missing = await get('/product/9');
    expect(missing.status).toBe(404);
    expect(missing.text).not.toContain('canonical');
    says('y', { head: { title: 'y', redirect: { to: '/product/7', permanent: true } } });
    const moved = await get('/product/007');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/product/7']);
  });

  it('is compressed, and a 304 when the client has it', async () => {
    const response = await new Promise<IncomingMessage>((resolve) => {
      ask(`${site()}/`, { headers: { 'accept-encoding': 'br' } }, resolve);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toContain('محصولات');
    const again = await get('/', { 'if-none-match': response.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('a page that was rendered', () => {
  it('is sent from the cache while the revision stays the same', async () => {
    await get('/products');
    await get('/products');
    await get('/products');
    expect(renders).toEqual(['/products']);
    expect(quick).toBe(2);
  });

  it('is rendered once for all spellings of its address, and once for all missing addresses', async () => {
    for (const address of ['/products?utm_source=a', '/products?fbclid=b&q=', '/products']) await get(address);
    for (const address of ['/hich', '/jaa', '/hich?x=1']) await get(address);
    expect(renders).toEqual(['/products', '/404']);
  });

  it('is rendered for each request, with no-store, where it must not be cached', async () => {
    await get('/orders/track?code=K7QF2-9MXTA');
    const { headers, text } = await get('/orders/track');
    expect([headers.get('cache-control'), headers.get('x-of-all')]).toEqual(['no-store', 'yes']);
    expect(text).not.toContain('K7QF2');
    expect([renders, quick]).toEqual([['/orders/track', '/orders/track'], 0]);
  });

  it('is left to the browser where its remote has no Node build', async () => {
    live = [
      { ...versions('v1'), remotes: { storefront: { ...manifest('v1'), node: undefined }, cart: null, admin: null } },
    ];
    changed();
    expect((await get('/products')).status).toBe(299);
    expect(renders).toEqual([]);
  });

  it('is rendered once for all concurrent requests', async () => {
    let finish = () => {};
    render = () => new Promise((resolve) => (finish = () => resolve(rendered())));
    const answers = [get('/'), get('/'), get('/')];
    await until(() => waiting === 3);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renders).toHaveLength(1);
  });

  it('is rendered again for the next request after a change', async () => {
    says('قدیم');
    await get('/');
    revision.known = 2;
    says('تازه');
    expect(titleOf(await get('/'))).toBe('تازه');
  });

  it('is rendered again for a request after a change, even while the old one is still being rendered', async () => {
    let finish = () => {};
    render = () => new Promise((resolve) => (finish = () => resolve(rendered({ head: { title: 'قدیم' } }))));
    const before = get('/');
    await until(() => renders.length > 0);
    revision.known = 2;
    says('تازه');
    const after = get('/');
    expect(titleOf(await after)).toBe('تازه');
    finish();
    expect(titleOf(await before)).toBe('قدیم');
    expect(titleOf(await get('/'))).toBe('تازه');
  });

  it('waits for the revision after a write', async () => {
    says('قدیم');
    await get('/');
    says('تازه');
    revision.pending = new Promise((resolve) => {
      setTimeout(() => {
        revision.known = 2;
        revision.pending = null;
        resolve();
      }, 40);
    });
    expect(titleOf(await get('/'))).toBe('تازه');
  });

  it('is sent stale when the fresh one takes too long, and fresh to the next request', async () => {
    says('قدیم');
    await get('/');
    revision.known = 2;
    let finish = () => {};
    render = () => new Promise((resolve) => (finish = () => resolve(rendered({ head: { title: 'تازه' } }))));
    expect(titleOf(await get('/'))).toBe('قدیم');
    finish();
    expect(titleOf(await get('/'))).toBe('تازه');
    expect(renders).toHaveLength(2);
  });

  it('is never sent for other versions', async () => {
    says('یک');
    await get('/');
    live = [versions('v2')];
    changed();
    says('دو');
    expect(titleOf(await get('/'))).toBe('دو');
  });
});

describe('during a release', () => {
  const withAdmin = (admin: string): PinnedVersions => ({
    id: `v1,admin@${admin}`,
    remotes: { ...versions('v1').remotes, admin: { ...manifest(admin), name: 'admin', pages: [], node: undefined } },
  });

  it('pages of an unchanged remote stay cached as stale, and are rendered again on request', async () => {
    says('پیش از انتشار');
    await get('/');
    live = [withAdmin('a2')];
    changed();
    let finish: (page: RenderedPage) => void = () => undefined;
    render = () => new Promise((resolve) => (finish = resolve));
    expect(titleOf(await get('/'))).toBe('پیش از انتشار');
    finish(rendered({ head: { title: 'پس از انتشار' } }));
    await new Promise((resolve) => setImmediate(resolve));
    const after = await get('/');
    expect(titleOf(after)).toBe('پس از انتشار');
    expect(after.text).toContain('"version":"a2"');
  });

  it('pages of other server-rendered remotes stay cached, and those of the released one are dropped', async () => {
    const blog = { path: '/blog', outline: 'text', files: [] } as const;
    const withBlog = (id: string, storefront: string): PinnedVersions => ({
      id,
      remotes: {
        storefront: manifest(storefront),
        cart: null,
        admin: { ...manifest('a1'), name: 'admin', pages: [blog] },
      },
    });
    live = [withBlog('one', 'v1')];
    changed();
    await get('/blog');
    await get('/');
    live = [withBlog('two', 'v2')];
    changed();
    render = () => Promise.reject(new RenderFailed('no render worker'));
    expect((await get('/blog')).status).toBe(200);
    expect((await get('/')).status).toBe(299);
  });

  it('with a canary, pages are sent from the cache by the number in the cookie, and are private', async () => {
    says('همه');
    await get('/');
    live = [versions('v1'), versions('v2')];
    changed();
    const asks = (bucket: number) => get('/', { cookie: `afshoreh.canary=${bucket}` });
    const stable = await asks(50);
    expect([titleOf(stable), stable.headers.get('cache-control'), quick]).toEqual(['همه', 'private, no-cache', 1]);
    says('قناری');
    expect([titleOf(await asks(5)), quick]).toEqual(['قناری', 1]);
    expect([titleOf(await asks(9)), quick]).toEqual(['قناری', 2]);
    expect([titleOf(await asks(10)), quick]).toEqual(['همه', 3]);
    // A visitor without a canary key must get one.
    await get('/');
    expect(quick).toBe(3);
  });
});

describe('when rendering fails', () => {
  it('the stale page is sent, and the page is not rendered again for a moment', async () => {
    await get('/');
    revision.known = 2;
    render = () => Promise.reject(new RenderFailed('a component threw', true));
    expect((await get('/')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
    expect(renders).toHaveLength(2);
    expect(reports).toEqual([expect.stringContaining('a component threw')]);
  });

  it('the log names the page without its query', async () => {
    render = () => Promise.reject(new RenderFailed('a component threw', true));
    await get('/products?q=%D8%B3%D8%A7%D8%B1%D8%A7');
    expect(reports).toEqual(['/products was not rendered: a component threw']);
  });

  it('a page without a cached copy is left to the browser', async () => {
    render = () => Promise.reject(new RenderFailed('no render worker'));
    expect((await get('/')).status).toBe(299);
    says('باز آمد');
    expect(titleOf(await get('/'))).toBe('باز آمد');
  });

  it('a page without its data is an uncached 503 with its frame and no state', async () => {
    says('x', { complete: false, state: '', html: '<p>در دسترس نیست</p>' });
    const { status, headers, text } = await get('/');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('در دسترس نیست');
    expect(text).not.toContain('id="state"');
    expect(pages.kept.pages).toBe(0);
    expect((await get('/')).status).toBe(503);
    expect(renders).toHaveLength(1);
  });

  it('the stale page is sent when the data is missing', async () => {
    says('خوب');
    await get('/');
    revision.known = 2;
    says('x', { complete: false });
    expect(titleOf(await get('/'))).toBe('خوب');
  });

  it('nothing is cached while the revision is unknown', async () => {
    revision.known = null;
    await get('/');
    expect(pages.kept.pages).toBe(0);
  });
});

describe('the size of the cache', () => {
  it('is limited: searches that are not repeated are dropped first', async () => {
    const html = 'x'.repeat(200_000);
    render = () => Promise.resolve(rendered({ html: html + Math.random() }));
    for (let at = 0; at < 300; at += 1) await get(`/products?q=${at}`);
    expect(pages.kept.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(pages.kept.pages).toBeLessThan(300);
  }, 60_000);

  it('does not grow by long addresses, which are not cached', async () => {
    expect((await get(`/products?q=${'x'.repeat(600)}`)).status).toBe(299);
    expect(renders).toEqual([]);
  });

  it('does not grow by made-up host names', async () => {
    for (let at = 0; at < 20; at += 1) await asHost(`host${at}.example`);
    expect(pages.kept.pages).toBe(1);
    expect(renders).toHaveLength(1);
  });
});

describe('the canonical address', () => {
  const canonicalOf = (html: string) => /<link rel="canonical" href="(.*?)">/.exec(html)?.[1];

  it('has the name of this machine that the visitor used, whatever names others made up before', async () => {
    for (let at = 0; at < 20; at += 1) await asHost(`evil${at}.example`);
    const port = (server.address() as AddressInfo).port;
    expect(canonicalOf(await asHost(`localhost:${port}`))).toBe(`http://localhost:${port}/`);
    expect(canonicalOf(await asHost(`127.0.0.1:${port}`))).toBe(`http://127.0.0.1:${port}/`);
  });

  it('is left out for an unknown host name, and nothing of that name is in the page', async () => {
    says('x', { head: { title: 'x', image: '/media/a.webp', jsonLd: { url: '/product/1' } } });
    for (const host of ['evil.example', 'afshoreh.example:443', 'localhost:1', '"><script>']) {
      const html = await asHost(host);
      expect(html).toContain('"url":"/product/1"');
      expect(html).not.toMatch(/canonical|og:url|og:image|evil|afshoreh\.example|<script>/);
    }
  });

  it('has PUBLIC_URL, whatever the host name', async () => {
    publicUrl = 'https://afshoreh.example';
    pages = thePages();
    for (const host of ['evil.example', 'afshoreh.example']) {
      expect(canonicalOf(await asHost(host))).toBe('https://afshoreh.example/');
    }
    expect(pages.kept.pages).toBe(1);
  });
});

describe('a client that makes up addresses', () => {
  /** A request from this client. */
  const from = (client: string) => ({ 'x-client': client });
  const clientOf = ({ headers }: IncomingMessage) =>
    ({ address: String(headers['x-client']), scheme: 'http', host: undefined }) as const;
  let made: number;
  const aSearch = (client: string) => get(`/products?q=${(made += 1)}`, from(client));
  const searches = async (times: number, client: string) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await aSearch(client)).status);
    return statuses;
  };
  const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

  beforeEach(() => {
    made = 0;
    limit = new PageLimit({ clientOf, clock: () => now });
    pages = thePages();
  });

  it('gets a 429 page in the style of the site, and nobody else does', async () => {
    expect(count(await searches(45, '192.0.2.1'), 429)).toBe(5);
    expect(renders).toHaveLength(40);
    const { status, headers, text } = await aSearch('192.0.2.1');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '10', 'no-store']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-of-all')).toBe('yes');
    expect(text).toContain('<html lang="fa-IR" dir="rtl">');
    expect(text).toContain('لطفاً چند لحظهٔ دیگر دوباره تلاش کنید');
    expect(text).not.toMatch(/<script(?![^>]*application\/json)/);
    expect((await aSearch('192.0.2.2')).status).toBe(200);
  });

  it('gets four pages more each second, up to forty at once', async () => {
    await searches(40, '192.0.2.1');
    now = 1_000;
    expect(count(await searches(6, '192.0.2.1'), 200)).toBe(4);
    now = 3_600_000;
    expect(count(await searches(45, '192.0.2.1'), 200)).toBe(40);
  });

  it('still gets cached pages, and pages that are being rendered for others', async () => {
    await get('/products', from('192.0.2.2'));
    await searches(41, '192.0.2.1');
    expect((await get('/products', from('192.0.2.1'))).status).toBe(200);
    expect((await get('/products?utm_source=x', from('192.0.2.1'))).status).toBe(200);
    let finish = () => {};
    render = () => new Promise((resolve) => (finish = () => resolve(rendered())));
    const before = renders.length;
    const first = get('/terms', from('192.0.2.2'));
    await until(() => renders.length > before);
    const askedBefore = waiting;
    const second = get('/terms', from('192.0.2.1'));
    await until(() => waiting > askedBefore);
    finish();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  it('gets the stale copy of a changed page', async () => {
    says('قدیم');
    await get('/products', from('192.0.2.1'));
    await searches(40, '192.0.2.1');
    revision.known = 2;
    says('تازه');
    expect(titleOf(await get('/products', from('192.0.2.1')))).toBe('قدیم');
    expect(titleOf(await get('/products', from('192.0.2.2')))).toBe('تازه');
  });

  it('is one client in all of its IPv6 /56, and no other', async () => {
    for (let at = 0; at < 40; at += 1) await aSearch(`2001:db8:0:1${(at + 16).toString(16)}::1`);
    expect((await aSearch('2001:db8:0:100::ffff')).status).toBe(429);
    expect((await aSearch('2001:db8:0:200::1')).status).toBe(200);
  });
});
