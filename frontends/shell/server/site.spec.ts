import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { FollowedReleases } from './releases/followed-releases';
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

let source: FollowedReleases;
let shell: OwnShell;
/** What is live of the cart. */
let cart: ReleaseManifest;
let api: number;
let site: number;

beforeAll(async () => {
  frontends = await aFolder();
  const { releases, releaseAll } = await aReleaseStore(frontends);
  await releaseAll();
  shell = await ownShell(frontends);
  const nodeBuilds = join(frontends, 'node-builds');
  source = new FollowedReleases({ releases, shell: shell.manifest, nodeBuilds, log: () => {} });
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

describe('pages', () => {
  it.each(['/', '/products?q=a', '/product/1', '/cart', '/admin/orders'])('answers %s with the page', async (path) => {
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

  it('answers 404 below the admin too, with the document of whose area it is', async () => {
    const { status, body } = await ask(site, '/admin/nowhere');
    expect(status).toBe(404);
    expect(String(body)).toMatch(/<link rel="preload" as="script" href="\/cdn\/admin\//);
  });

  it('says of robots what the live releases say', async () => {
    const { headers, body } = await ask(site, '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(String(body)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /api/\n');
  });

  it('tells the page which versions it is made of', async () => {
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

  it('tells the browser what it must know of the pages that it may go to, and no more', async () => {
    const { body } = await ask(site, '/');
    const json = /id="snapshot">(.*?)<\/script>/.exec(String(body))?.[1] ?? '';
    const { storefront, admin } = JSON.parse(json) as Record<string, { pages: object[] }>;
    expect(storefront?.pages).toContainEqual({ path: '/products', query: ['q', 'page'], outline: 'cards' });
    expect(storefront?.pages).toContainEqual({ path: '/product/:id', params: { id: 'number' }, outline: 'product' });
    expect(admin?.pages).toContainEqual({ path: '/admin/orders', outline: 'admin', frame: 'own' });
  });

  it('preloads the font and the remote whose page it is', async () => {
    const html = String((await ask(site, '/cart')).body);
    expect(html).toContain(`href="/cdn/shell/${shell.manifest.version}/font.woff2"`);
    expect(html).toContain(`href="/cdn/cart/${cart.version}/remoteEntry.js"`);
    expect(html).toContain(`href="/cdn/cart/${cart.version}/app.abc.js"`);
    expect(html).not.toContain('href="/cdn/admin/');
  });

  it("has the global styles in it, with the shell's own font, whoever fills it", async () => {
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

  it('says what to do and leads on where no script runs and the browser would have to fill it', async () => {
    const html = String((await ask(site, '/cart')).body);
    const [, without = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toContain('جاوااسکریپت مرورگر خود را روشن کنید');
    expect(without).toContain('<a href="/products">');
  });

  it('is not cached without asking', async () => {
    expect((await ask(site, '/')).headers['cache-control']).toBe('no-cache');
  });

  it('comes compressed to whoever takes it', async () => {
    const { headers, body } = await ask(site, '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toContain('id="root"');
  });

  it('sends a path with a slash at its end to the one without, on this site', async () => {
    expect((await ask(site, '/products/?q=a')).headers.location).toBe('/products?q=a');
    expect((await ask(site, '//evil.example/')).headers.location).toBe('/evil.example');
    expect((await ask(site, '/\\evil.example/')).headers.location).toBe('/evil.example');
  });

  it.each([
    ['/Products?page=2', '/products?page=2'],
    ['/product/%31', '/product/1'],
    ['//products?q=a', '/products?q=a'],
  ])('sends %s to its one address, for good and with its query', async (address, location) => {
    const { status, headers } = await ask(site, address);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('refuses to be written to', async () => {
    const { status, headers } = await ask(site, '/products', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask(site, '/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
    expect(body).toHaveLength(0);
  });
});

describe('files', () => {
  const named = (path: string) => path.replace('SHELL', shell.manifest.version).replace('VERSION', cart.version);

  it.each(['/cdn/shell/SHELL/shell.abc.js', '/cdn/cart/VERSION/remoteEntry.js'])('serves %s for good', async (path) => {
    const { status, headers } = await ask(site, named(path));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('sends with a file what it must obey, and the rules for documents only with what can be one', async () => {
    const script = await ask(site, named('/cdn/shell/SHELL/shell.abc.js'));
    expect(script.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(script.headers['content-security-policy']).toBeUndefined();
    const picture = await ask(site, named('/cdn/shell/SHELL/mark.svg'));
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('serves the form that the build has compressed', async () => {
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
  ])('has no %s, and lets nobody remember that', async (path) => {
    const { status, headers } = await ask(site, named(path));
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves the files of the root', async () => {
    const { body, headers } = await ask(site, '/site.webmanifest');
    expect(String(body)).toBe('{}');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });

  it('says that it lives, and apart from that whether visitors should be sent here', async () => {
    expect((await ask(site, '/livez')).status).toBe(200);
    expect((await ask(site, '/healthz')).status).toBe(200);
    const alone = await siteWith({ API_PORT: '1' });
    expect((await ask(alone, '/livez')).status).toBe(200);
    const { status, headers, body } = await ask(alone, '/healthz');
    expect([status, headers['cache-control'], String(body)]).toEqual([503, 'no-store', 'the backend is away']);
  });
});

interface Echo {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

describe('API and media', () => {
  it('passes calls on and answers back', async () => {
    const { status, headers, body } = await ask(site, '/api/orders?x=%20', { method: 'POST', body: '{"a":1}' });
    expect(status).toBe(200);
    expect(headers['x-own']).toBe('a');
    expect(JSON.parse(String(body))).toMatchObject({ url: '/api/orders?x=%20', method: 'POST', body: '{"a":1}' });
    expect((await ask(site, '/api/missing')).status).toBe(404);
    expect((await ask(site, '/media/a.jpg')).status).toBe(200);
  });

  it('passes on the address of the feed, whatever query readers add to it', async () => {
    const { body } = await ask(site, '/blog/rss.xml?utm_source=x');
    expect(JSON.parse(String(body))).toMatchObject({ url: '/api/blog/rss.xml', method: 'GET' });
  });

  it("says who asked, and believes no visitor's own claim", async () => {
    const { body } = await ask(site, '/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect((JSON.parse(String(body)) as Echo).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('says what a trusted proxy in front says of the client, and nothing that the client wrote itself', async () => {
    const behind = await siteWith({ API_PORT: String(api), TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4', 'x-forwarded-proto': 'https' };
    const { body } = await ask(behind, '/api/x', { headers });
    expect((JSON.parse(String(body)) as Echo).headers).toMatchObject({
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
    });
  });

  it('answers with a Persian problem while the backend is away', async () => {
    const { status, headers, body } = await ask(await siteWith({ API_PORT: '1' }), '/api/products');
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(String(body))).toMatchObject({
      status: 503,
      code: 'shell.api_unavailable',
      message: 'سرور در دسترس نیست. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
    });
  });

  it('answers 502 when the backend hangs up without an answer', async () => {
    const rude = await listen((request) => request.socket.destroy());
    const { status, body } = await ask(await siteWith({ API_PORT: String(rude) }), '/api/x', { method: 'POST' });
    expect(status).toBe(502);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'shell.api_failed' });
  });
});

describe('settings', () => {
  it('names the variable that is wrong', () => {
    expect(() => settingsOf({ PORT: 'http' })).toThrow('PORT must be a port number from 0 to 65535, not "http"');
  });
});
