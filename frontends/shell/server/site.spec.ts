import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { RegistryReleaseSource } from './releases/registry-release-source';
import { ownShell, type OwnShell } from './releases/own-shell';
import type { ReleaseManifest } from './releases/release-source';
import { createSite } from './site';
import { settingsOf } from './settings';
import { aFolder, aReleaseStore } from './testing/builds';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const open: Server[] = [];
let frontends: string;

function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A raw request: `fetch` would tidy up the paths and follow the redirects that are tested here. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function siteWith(variables: Record<string, string>): Promise<number> {
  return listen(await createSite(settingsOf(variables), { frontends, shell, source }));
}

let source: RegistryReleaseSource;
let shell: OwnShell;
/** The live version of the cart. */
let cart: ReleaseManifest;
let api: number;
let site: number;

beforeAll(async () => {
  frontends = await aFolder();
  const { releases, releaseAll } = await aReleaseStore(frontends);
  await releaseAll();
  shell = await ownShell(frontends);
  const nodeBuilds = join(frontends, 'node-builds');
  source = new RegistryReleaseSource({
    releases,
    shell: shell.manifest,
    nodeBuilds,
    acceptedRecords: join(frontends, 'accepted-records'),
    log: () => {},
  });
  await source.start();
  cart = source.pinnedFor(null).remotes.cart as ReleaseManifest;
  await mkdir(join(frontends, 'shell/public'), { recursive: true });
  await writeFile(join(frontends, 'shell/public/site.webmanifest'), '{}');

  api = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      response.writeHead(request.url === '/api/missing' ? 404 : 200, {
        'content-type': 'application/json',
        'x-own': 'a',
      });
      response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }));
    });
  });
  site = await siteWith({ API_PORT: String(api) });
});

afterAll(async () => {
  source.stop();
  open.forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
  await rm(frontends, { recursive: true, force: true });
});

describe('the order page for browsers without script', () => {
  const form = new URLSearchParams({ customerName: 'سارا احمدی', phone: '09141234567', quantity: '۵۵۰' }).toString();
  const post = (port: number, headers: Record<string, string> = {}) =>
    ask(port, '/product/1/order', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: form,
    });

  it('keeps the typed values when the backend does not respond', async () => {
    const { status, body } = await post(await siteWith({ API_PORT: '9' }));
    expect(status).toBe(503);
    expect(String(body)).toContain('value="سارا احمدی"');
    expect(String(body)).toContain('سرور در دسترس نیست');
  });

  it('passes the address, the cookie and the origin of the sender to the backend, and a key', async () => {
    const seen: Record<string, unknown>[] = [];
    const backend = await listen((request, response) => {
      if (request.method === 'POST') seen.push(request.headers);
      response.writeHead(request.method === 'POST' ? 403 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ name: 'سیب', pack: null, message: 'از سایت دیگری', salesPhone: '+989140000000' }));
    });
    const headers = { origin: 'https://evil.example', cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' };
    const { status, body } = await post(await siteWith({ API_PORT: String(backend) }), headers);
    expect([status, String(body).includes('از سایت دیگری')]).toEqual([403, true]);
    expect(seen).toEqual([
      expect.objectContaining({
        origin: 'https://evil.example',
        cookie: 'a=b',
        'x-forwarded-for': '127.0.0.1',
        'idempotency-key': expect.stringMatching(/^[\da-f]{40}$/),
      }),
    ]);
  });

  it('accepts only a form of a reasonable size', async () => {
    const other = await ask(site, '/product/1/order', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'a',
    });
    const large = await ask(site, '/product/1/order', { method: 'POST', body: 'a'.repeat(20_000) });
    expect([other.status, large.status]).toEqual([415, 413]);
  });
});

describe('the sample page for browsers without script', () => {
  /** A backend with one product, which answers a sent form as given, and what it was sent. */
  async function backendThat(status: number, answer: object): Promise<{ port: number; sent: unknown[] }> {
    const sent: unknown[] = [];
    const port = await listen((request, response) => {
      void text(request).then((body) => {
        const isForm = request.method === 'POST';
        if (isForm) sent.push({ path: request.url, body: JSON.parse(body) });
        response.writeHead(isForm ? status : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isForm ? answer : { name: 'کنسانترهٔ سیب', pack: null, salesPhone: null }));
      });
    });
    return { port, sent };
  }
  const typed = {
    view: '',
    lot: 'AP-1405-017',
    grams: '1000',
    purpose: 'آزمایش <رنگ>',
    customerName: 'سارا',
    phone: '۰۹۱۴۱۲۳۴۵۶۷',
  };
  const post = (port: number) =>
    ask(port, '/product/1/sample', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...typed, companyName: '', email: '', address: 'تهران، خیابان آزادی' }).toString(),
    });

  it('shows the fields, with the lot of its address', async () => {
    const { port } = await backendThat(201, {});
    const { status, body } = await ask(await siteWith({ API_PORT: String(port) }), '/product/1/sample?lot=AP-1405-017');
    expect(status).toBe(200);
    expect(String(body)).toContain('درخواست نمونهٔ کنسانترهٔ سیب');
    expect(String(body)).toContain('<input type="hidden" name="lot" value="AP-1405-017">');
    expect(String(body)).toContain('<option value="500" selected>');
    for (const name of ['purpose', 'customerName', 'companyName', 'phone', 'email', 'address'])
      expect(String(body)).toContain(`name="${name}"`);
  });

  it('sends what was typed, without the fields that are empty, and shows the tracking code', async () => {
    const { port, sent } = await backendThat(201, { trackingCode: 'NM-K7QF2-9MXTA', grams: 1000 });
    const { status, body } = await post(await siteWith({ API_PORT: String(port) }));
    const { view: _view, lot, grams: _grams, ...texts } = typed;
    expect(sent).toEqual([
      {
        path: '/api/samples',
        body: { productId: 1, lotNumber: lot, grams: 1000, ...texts, address: 'تهران، خیابان آزادی' },
      },
    ]);
    expect(status).toBe(201);
    expect(String(body)).toContain('NM-K7QF2-9MXTA');
  });

  it('says beside its field what the API refuses, and keeps everything typed', async () => {
    const errors = [{ field: 'address', message: 'نشانی باید حداقل ۱۰ کاراکتر باشد' }];
    const { port } = await backendThat(400, { message: 'نشانی', errors });
    const { status, body } = await post(await siteWith({ API_PORT: String(port) }));
    expect(status).toBe(400);
    expect(String(body)).toContain('<b id="address-error">نشانی باید حداقل ۱۰ کاراکتر باشد</b>');
    expect(String(body)).toContain('آزمایش &lt;رنگ&gt;</textarea>');
    expect(String(body)).toContain('<option value="1000" selected>');
  });
});

describe('pages', () => {
  it.each(['/', '/products?q=a', '/product/1', '/cart', '/admin/orders'])('sends the page for %s', async (path) => {
    const { status, headers, body } = await ask(site, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(body)).toContain('<html lang="fa-IR" dir="rtl">');
  });

  it.each(['/nowhere', '/product/apple', '/constructor', '/__proto__', '/%', '/%00'])(
    'answers the unknown %s with the page and 404',
    async (path) => {
      const { status, body } = await ask(site, path);
      expect(status).toBe(404);
      expect(String(body)).toContain('id="root"');
    },
  );

  it('returns 404 below the admin too, with the document of the admin', async () => {
    const { status, body } = await ask(site, '/admin/nowhere');
    expect(status).toBe(404);
    expect(String(body)).toMatch(/<link rel="preload" as="script" href="\/cdn\/admin\//);
  });

  it('has a robots.txt from the live releases', async () => {
    const { headers, body } = await ask(site, '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(String(body)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /api/\n');
  });

  it('has the versions of the page view in the document', async () => {
    const { body } = await ask(site, '/');
    const json = /id="snapshot">(.*?)<\/script>/.exec(String(body))?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      cart: {
        version: cart.version,
        entry: `/cdn/cart/${cart.version}/remoteEntry.js`,
        integrity: cart.files['web/remoteEntry.js'],
      },
    });
  });

  it('has only the page facts in the document that the browser needs', async () => {
    const { body } = await ask(site, '/');
    const json = /id="snapshot">(.*?)<\/script>/.exec(String(body))?.[1] ?? '';
    const { storefront, admin } = JSON.parse(json) as Record<string, { pages: object[] }>;
    expect(storefront?.pages).toContainEqual({ path: '/products', query: ['q', 'page'], outline: 'cards' });
    expect(storefront?.pages).toContainEqual({ path: '/product/:id', params: { id: 'number' }, outline: 'product' });
    expect(admin?.pages).toContainEqual({ path: '/admin/orders', outline: 'admin', frame: 'own' });
  });

  it('preloads the font and the remote of the page', async () => {
    const html = String((await ask(site, '/cart')).body);
    expect(html).toContain(`href="/cdn/shell/${shell.manifest.version}/font.woff2"`);
    expect(html).toContain(`href="/cdn/cart/${cart.version}/remoteEntry.js"`);
    expect(html).toContain(`href="/cdn/cart/${cart.version}/app.abc.js"`);
    expect(html).not.toContain('href="/cdn/admin/');
  });

  it('has the global styles with the font of the shell', async () => {
    const html = String((await ask(site, '/cart')).body);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(styles).toContain(`src:url("/cdn/shell/${shell.manifest.version}/font.woff2")`);
    expect(styles).toMatch(/prefers-color-scheme: dark.*--c-page/s);
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<title>'));
  });

  it('allows scripts of this site only, none of them inline', async () => {
    const { headers, body } = await ask(site, '/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(String(body)).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
    expect(String(body)).not.toMatch(/(href|src)="(https?:)?\/\//);
  });

  it('explains what to do without script, with links', async () => {
    const html = String((await ask(site, '/cart')).body);
    const [, without = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toContain('جاوااسکریپت مرورگر خود را روشن کنید');
    expect(without).toContain('<a href="/products">');
  });

  it('must be revalidated before it is used from a cache', async () => {
    expect((await ask(site, '/')).headers['cache-control']).toBe('no-cache');
  });

  it('is compressed for clients that accept it', async () => {
    const { headers, body } = await ask(site, '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toContain('id="root"');
  });

  it('redirects a path with a trailing slash to the one without, on this site', async () => {
    expect((await ask(site, '/products/?q=a')).headers.location).toBe('/products?q=a');
    expect((await ask(site, '//evil.example/')).headers.location).toBe('/evil.example');
    expect((await ask(site, '/\\evil.example/')).headers.location).toBe('/evil.example');
  });

  it.each([
    ['/Products?page=2', '/products?page=2'],
    ['/product/%31', '/product/1'],
    ['//products?q=a', '/products?q=a'],
  ])('redirects %s permanently to its canonical address, with its query', async (address, location) => {
    const { status, headers } = await ask(site, address);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('refuses other methods than GET and HEAD', async () => {
    const { status, headers } = await ask(site, '/products', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('responds to HEAD without a body', async () => {
    const { status, headers, body } = await ask(site, '/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
    expect(body).toHaveLength(0);
  });
});

describe('files', () => {
  const named = (path: string) => path.replace('SHELL', shell.manifest.version).replace('VERSION', cart.version);

  it.each(['/cdn/shell/SHELL/shell.abc.js', '/cdn/cart/VERSION/remoteEntry.js'])(
    'serves %s with a year of caching',
    async (path) => {
      const { status, headers } = await ask(site, named(path));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript');
    },
  );

  it('sends security headers with a file, and those for documents only with possible documents', async () => {
    const script = await ask(site, named('/cdn/shell/SHELL/shell.abc.js'));
    expect(script.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(script.headers['content-security-policy']).toBeUndefined();
    const picture = await ask(site, named('/cdn/shell/SHELL/mark.svg'));
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('serves the files that the build has compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await ask(site, named('/cdn/cart/VERSION/app.abc.js'), { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(answer.body))).toContain('console.log');
  });

  it.each([
    '/cdn/cart/0123456789abcdef/remoteEntry.js',
    '/cdn/cart/VERSION/missing.js',
    '/cdn/cart/VERSION/__proto__',
    '/cdn/cart/VERSION/',
    '/cdn/cart/VERSION/../../../registry/cart.json',
    '/cdn/nobody/VERSION/remoteEntry.js',
    '/cdn/shell/0123456789abcdef/shell.abc.js',
    '/cdn/shell/SHELL/missing.js',
    '/cdn/shell/SHELL/../../../site.webmanifest',
  ])('returns an uncached 404 for %s', async (path) => {
    const { status, headers } = await ask(site, named(path));
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves the files of the root', async () => {
    const { body, headers } = await ask(site, '/site.webmanifest');
    expect(String(body)).toBe('{}');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });

  it('reports liveness and readiness separately', async () => {
    expect((await ask(site, '/livez')).status).toBe(200);
    expect((await ask(site, '/healthz')).status).toBe(200);
    const alone = await siteWith({ API_PORT: '1' });
    expect((await ask(alone, '/livez')).status).toBe(200);
    const { status, headers, body } = await ask(alone, '/healthz');
    expect([status, headers['cache-control'], String(body)]).toEqual([503, 'no-store', 'the backend is away']);
  });

  it('sends nobody here, and does not say that pages do not exist, while it knows of no release', async () => {
    const { releases } = await aReleaseStore(join(frontends, 'nothing'));
    const nodeBuilds = join(frontends, 'node-builds');
    const acceptedRecords = join(frontends, 'nothing/accepted-records');
    const empty = new RegistryReleaseSource({
      releases,
      shell: shell.manifest,
      nodeBuilds,
      acceptedRecords,
      log: () => {},
    });
    const unknowing = await listen(
      await createSite(settingsOf({ API_PORT: String(api) }), { frontends, shell, source: empty }),
    );
    expect((await ask(unknowing, '/livez')).status).toBe(200);
    const health = await ask(unknowing, '/healthz');
    expect([health.status, String(health.body)]).toEqual([503, 'no releases are known yet']);
    const page = await ask(unknowing, '/products');
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(String(page.body)).toContain('<div id="root">');
    expect((await ask(site, '/nowhere')).status).toBe(404);
  });

  it('says so when it closes', async () => {
    const closing = new AbortController();
    const variables = settingsOf({ API_PORT: String(api) });
    const leaving = await listen(await createSite(variables, { frontends, shell, source, closing: closing.signal }));
    expect((await ask(leaving, '/healthz')).status).toBe(200);
    closing.abort();
    const { status, body } = await ask(leaving, '/healthz');
    expect([status, String(body)]).toEqual([503, 'this server is closing']);
  });
});

interface Echo {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

describe('API and media', () => {
  it('passes calls and responses on', async () => {
    const { status, headers, body } = await ask(site, '/api/orders?x=%20', { method: 'POST', body: '{"a":1}' });
    expect(status).toBe(200);
    expect(headers['x-own']).toBe('a');
    expect(JSON.parse(String(body))).toMatchObject({ url: '/api/orders?x=%20', method: 'POST', body: '{"a":1}' });
    expect((await ask(site, '/api/missing')).status).toBe(404);
    expect((await ask(site, '/media/a.jpg')).status).toBe(200);
  });

  it('passes the feed address on, with any query', async () => {
    const { body } = await ask(site, '/blog/rss.xml?utm_source=x');
    expect(JSON.parse(String(body))).toMatchObject({ url: '/api/blog/rss.xml', method: 'GET' });
  });

  it('passes the address of the client on, and ignores a forged header', async () => {
    const { body } = await ask(site, '/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect((JSON.parse(String(body)) as Echo).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('passes on what a trusted proxy says about the client, and nothing that the client wrote itself', async () => {
    const behind = await siteWith({ API_PORT: String(api), TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4', 'x-forwarded-proto': 'https' };
    const { body } = await ask(behind, '/api/x', { headers });
    expect((JSON.parse(String(body)) as Echo).headers).toMatchObject({
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
    });
  });

  it('returns a Persian problem while the backend is unreachable', async () => {
    const { status, headers, body } = await ask(await siteWith({ API_PORT: '1' }), '/api/products');
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(String(body))).toMatchObject({
      status: 503,
      code: 'shell.api_unavailable',
      message: 'سرور در دسترس نیست. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
    });
  });

  it('returns 502 when the backend closes the connection without a response', async () => {
    const rude = await listen((request) => request.socket.destroy());
    const { status, body } = await ask(await siteWith({ API_PORT: String(rude) }), '/api/x', { method: 'POST' });
    expect(status).toBe(502);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'shell.api_failed' });
  });
});

describe('the id of a request', () => {
  const sent = { 'x-request-id': 'from-the-proxy-1' };
  const echoed = async (port: number): Promise<unknown> =>
    (JSON.parse(String((await ask(port, '/api/x', { headers: sent })).body)) as Echo).headers['x-request-id'];

  it('is that of a trusted proxy in the call to the backend, else a new one', async () => {
    expect(await echoed(await siteWith({ API_PORT: String(api), TRUST_PROXY: '1' }))).toBe('from-the-proxy-1');
    expect(await echoed(site)).toMatch(/^[0-9a-f]{8}-/);
  });

  it('names an error of the backend in the problem, on the page without script, and in the log', async () => {
    const lines: string[] = [];
    const written = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    try {
      const alone = await siteWith({ API_PORT: '1', TRUST_PROXY: '1' });
      const call = await ask(alone, '/api/orders?q=09141234567', { headers: sent });
      expect(call.headers['x-request-id']).toBe('from-the-proxy-1');
      expect(JSON.parse(String(call.body))).toMatchObject({ requestId: 'from-the-proxy-1' });
      expect(lines).toEqual([
        'shell: GET /api/orders from-the-proxy-1 got no answer from the backend (ECONNREFUSED)\n',
      ]);
      const page = await ask(alone, '/product/1/order', { headers: sent });
      expect(page.headers['x-request-id']).toBe('from-the-proxy-1');
      expect(String(page.body)).toContain('(شناسهٔ خطا: \u2066from-the\u2069)');
    } finally {
      written.mockRestore();
    }
  });
});

describe('settings', () => {
  it('names the variable that is wrong', () => {
    expect(() => settingsOf({ PORT: 'http' })).toThrow('PORT must be a port number from 0 to 65535, not "http"');
  });
});
