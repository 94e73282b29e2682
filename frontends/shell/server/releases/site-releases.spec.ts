import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { settingsOf } from '../settings';
import { createSite } from '../site';
import { aFolder, aReleaseStore } from '../testing/builds';
import { aRendering } from '../testing/rendering';
import { FIRST_REMOTES } from './first-remotes';
import { RegistryReleaseSource } from './registry-release-source';
import { bundledShell, ownShell } from './own-shell';

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;
let source: RegistryReleaseSource;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
  await store.releaseAll();
  await mkdir(join(folder, 'shell/public'), { recursive: true });
  source = followed();
  await source.start();
});
afterEach(async () => {
  source.stop();
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
  await rm(folder, { recursive: true, force: true });
});

function followed(): RegistryReleaseSource {
  const { releases, shell } = store;
  return new RegistryReleaseSource({
    releases,
    shell,
    nodeBuilds: join(folder, 'node-builds'),
    acceptedRecords: join(folder, 'accepted-records'),
    log: () => {},
  });
}

/** Starts a site; `rendered`: with server-rendered pages, after a worker has started for its versions. */
async function site(variables: Record<string, string> = {}, { rendered = false } = {}): Promise<string> {
  const settings = settingsOf(variables);
  const shell = await ownShell(folder);
  const rendering = rendered ? aRendering({ settings, shell: shell.manifest, source }) : undefined;
  const server = createServer(await createSite(settings, { frontends: folder, shell, source, rendering }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Entry {
  version: string;
  entry: string;
  integrity?: string;
}
async function snapshotIn(response: Response): Promise<Record<string, Entry>> {
  const json = /id="snapshot">(.*?)<\/script>/.exec(await response.text())?.[1] ?? '';
  return JSON.parse(json) as Record<string, Entry>;
}

describe('pages', () => {
  it('use the releases that are live at that moment, without a restart', async () => {
    const address = await site();
    const before = await snapshotIn(await fetch(`${address}/cart`));
    const version = await store.release('cart', 'second');
    await source.look();
    const after = await snapshotIn(await fetch(`${address}/cart`));
    expect(before.cart?.version).not.toBe(version);
    expect(after.cart).toMatchObject({ version, entry: `/cdn/cart/${version}/remoteEntry.js` });
    for (const { entry } of [before.cart as Entry, after.cart as Entry]) {
      expect((await fetch(address + entry)).status).toBe(200);
    }
  });

  it('are served without a remote that was never released', async () => {
    await store.store.delete('registry/cart.json');
    await rm(join(folder, 'accepted-records'), { recursive: true });
    const bare = followed();
    await bare.start();
    bare.stop();
    source.stop();
    source = bare;
    const response = await fetch(`${await site()}/cart`);
    // A remote without a release has no pages.
    expect(response.status).toBe(404);
    expect(Object.keys(await snapshotIn(response))).toEqual(['storefront', 'admin']);
  });

  it('are not cached where their release forbids it, also when the browser renders them', async () => {
    const pages = [{ path: '/cart/secret', outline: 'form', kept: false, files: [] }];
    await store.release('cart', 'secret', { changes: { pages } });
    await source.look();
    const response = await fetch(`${await site()}/cart/secret`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('are a 404 when the API has nothing at the address that their release names, and a page while it cannot say', async () => {
    const asked: (string | undefined)[] = [];
    const api = createServer(({ url, headers }, response) => {
      asked.push(`${url} for ${String(headers['x-forwarded-for'])}`);
      response.writeHead(url?.endsWith('/right') ? 200 : url?.endsWith('/busy') ? 429 : 404).end('{}');
    });
    servers.push(api);
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const pages = [{ path: '/cart/note/:id', outline: 'text', kept: false, existsAt: '/api/notes/:id', files: [] }];
    await store.release('cart', 'notes', { changes: { pages } });
    await source.look();
    const address = await site({ API_PORT: String((api.address() as AddressInfo).port) });
    const status = async (path: string) => (await fetch(address + path)).status;
    expect([
      await status('/cart/note/right'),
      await status('/cart/note/wrong'),
      await status('/cart/note/busy'),
    ]).toEqual([200, 404, 200]);
    expect(await status('/cart/note/a%2Fb')).toBe(404);
    expect(asked.filter((each) => each?.startsWith('/api/notes/'))).toEqual(
      ['right', 'wrong', 'busy', 'a%2Fb'].map((id) => `/api/notes/${id} for 127.0.0.1`),
    );
    const missing = await fetch(`${address}/cart/note/wrong`);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(await missing.text()).toContain('id="snapshot"');
    api.closeAllConnections();
    api.close();
    expect(await status('/cart/note/wrong')).toBe(200);
  });

  it('return an uncached 503 for a file while the store fails', async () => {
    const old = source.pinnedFor(null).remotes.cart?.version ?? '';
    const next = await store.release('cart', 'second', { live: false });
    await source.look();
    await store.store.put(`cart/${next}/web/app.abc.js`, Buffer.from('changed'));
    const address = await site();
    const response = await fetch(`${address}/cdn/cart/${next}/app.abc.js`);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${address}/cdn/cart/${old}/app.abc.js`)).status).toBe(200);
  });
});

describe('a canary', () => {
  const cookieOf = (response: Response) => response.headers.get('set-cookie');

  it('gives nobody a cookie while there is none', async () => {
    const response = await fetch(`${await site()}/`);
    expect(cookieOf(response)).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('stays the same for a visitor by an HttpOnly cookie, which is Secure over https', async () => {
    await store.releaser.canary('cart', await store.release('cart', 'tried', { live: false }), 50);
    await source.look();
    const response = await fetch(`${await site()}/`);
    expect(cookieOf(response)).toMatch(/^afshoreh\.canary=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const https = await fetch(`${await site({ PUBLIC_URL: 'https://afshoreh.example' })}/`);
    expect(cookieOf(https)).toMatch(/; Secure$/);
  });

  it.each([
    ['one that the browser fills', '/cart', 200],
    ['one that was rendered', '/products', 200],
    ['one that was rendered and kept', '/products', 200],
    ['one that is somewhere else', '/about', 301],
  ])('keeps the page out of shared caches: %s', async (_, path, expected) => {
    const address = await site({}, { rendered: true });
    const caching = async () => {
      const response = await fetch(address + path, { redirect: 'manual' });
      return [response.status, response.headers.get('cache-control'), cookieOf(response) !== null] as const;
    };
    expect(await caching()).toEqual([expected, 'no-cache', false]);
    await store.releaser.canary('cart', await store.release('cart', 'tried', { live: false }), 50);
    await source.look();
    for (let visitor = 0; visitor < 10; visitor += 1)
      expect(await caching()).toEqual([expected, 'private, no-cache', true]);
  });

  it('makes a 304 private too', async () => {
    const address = await site({}, { rendered: true });
    await store.releaser.canary('cart', await store.release('cart', 'tried', { live: false }), 50);
    await source.look();
    const cookie = 'afshoreh.canary=99';
    const etag = (await fetch(`${address}/products`, { headers: { cookie } })).headers.get('etag') ?? '';
    const again = await fetch(`${address}/products`, { headers: { cookie, 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
  });

  it('is not in robots.txt and the sitemap', async () => {
    const pages = [{ path: '/cart/tried', outline: 'list', private: true, files: [] }];
    await store.releaser.canary('cart', await store.release('cart', 'tried', { live: false, changes: { pages } }), 50);
    await source.look();
    const robots = await (await fetch(`${await site()}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /cart\n');
    expect(robots).not.toContain('/cart/tried');
  });

  it('goes to visitors with a number below its percentage, whose number does not change', async () => {
    const live = source.pinnedFor(null).remotes.cart?.version;
    const tried = await store.release('cart', 'tried', { live: false });
    await store.releaser.canary('cart', tried, 30);
    await source.look();
    const address = await site();
    const with_ = async (cookie: string) => fetch(`${address}/cart`, { headers: { cookie } });
    const given = async (cookie: string) => (await snapshotIn(await with_(cookie))).cart?.version;
    expect(await given('a=b; afshoreh.canary=29')).toBe(tried);
    expect(await given('afshoreh.canary=30; a=b')).toBe(live);
    expect(cookieOf(await with_('afshoreh.canary=29'))).toBeNull();
    expect(cookieOf(await with_('afshoreh.canary=299'))).toContain('afshoreh.canary=');
    expect(cookieOf(await with_('xafshoreh.canary=29'))).toContain('afshoreh.canary=');
  });

  it('decides by the new number already for the first page', async () => {
    const tried = await store.release('cart', 'tried', { live: false });
    await store.releaser.canary('cart', tried, 50);
    await source.look();
    const address = await site();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const response = await fetch(`${address}/cart`);
      const number = Number(/=(\d+);/.exec(cookieOf(response) ?? '')?.[1]);
      const isTried = (await snapshotIn(response)).cart?.version === tried;
      expect(isTried).toBe(number < 50);
    }
  });
});

describe('?mf=', () => {
  const MINE = 'mf=cart@http://localhost:4102';

  it('uses a remote from a dev server on this machine, for this page only', async () => {
    const address = await site();
    const response = await fetch(`${address}/cart?${MINE}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' http://localhost:4102;");
    expect(policy).toContain("connect-src 'self' http://localhost:4102 ws://localhost:4102;");
    const snapshot = await snapshotIn(response);
    expect(snapshot.cart).toMatchObject({ version: 'dev', entry: 'http://localhost:4102/remoteEntry.js' });
    expect(snapshot.admin?.version).toBe(source.pinnedFor(null).remotes.admin?.version);

    const other = await fetch(`${address}/cart`);
    expect(other.headers.get('content-security-policy')).not.toContain('localhost');
    expect((await snapshotIn(other)).cart?.entry).toMatch(/^\/cdn\//);
  });

  it('is ignored in production', async () => {
    const response = await fetch(`${await site({ NODE_ENV: 'production' })}/cart?${MINE}`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect((await snapshotIn(response)).cart?.entry).toMatch(/^\/cdn\//);
  });

  it.each([
    'mf=cart@http://evil.example',
    'mf=cart@https://localhost:4102',
    'mf=cart@http://localhost.evil.example:4102',
    'mf=cart@http://localhost:4102/path',
    "mf=cart@http://localhost:4102;script-src 'unsafe-inline'",
    'mf=No-body@http://localhost:4102',
    'mf=__proto__@http://localhost:4102',
    'mf=cart',
  ])('does not take %s', async (query) => {
    const response = await fetch(`${await site()}/cart?${query}`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect((await snapshotIn(response)).cart?.entry).toMatch(/^\/cdn\//);
  });
});

describe('development', () => {
  it('serves some remotes from their dev servers, and the rest from releases', async () => {
    const pages = [{ path: '/cart', outline: 'list', files: [] }];
    const bundler = createServer(({ url }, response) => {
      response.end(url === '/pages.json' ? JSON.stringify({ pages, links: [] }) : `bundled ${url}`);
    });
    servers.push(bundler);
    await new Promise<void>((resolve) => bundler.listen(0, '127.0.0.1', resolve));
    const { port } = bundler.address() as AddressInfo;
    const { withDevServers } = await import('./development');
    const settings = settingsOf({ DEV_SERVERS: JSON.stringify({ shell: port, cart: port }) });
    const hot = await withDevServers(source, { cart: port }, folder);
    const server = createServer(await createSite(settings, { frontends: folder, shell: bundledShell, source: hot }));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const snapshot = await snapshotIn(await fetch(`${address}/cart`));
    expect(snapshot.cart).toEqual({
      version: 'dev',
      entry: '/cdn/cart/dev/remoteEntry.js',
      pages: [{ path: '/cart', outline: 'list' }],
    });
    const text = async (path: string) => (await fetch(address + path)).text();
    expect(await text('/cdn/cart/dev/remoteEntry.js')).toBe('bundled /remoteEntry.js');
    expect(await text('/cdn/shell/dev/shell.js')).toBe('bundled /shell.js');
    expect(await text(snapshot.admin?.entry ?? '')).toContain('./app');
  });
});

describe('shells of two versions on one store', () => {
  const cart = (of: RegistryReleaseSource) => of.pinnedFor(null).remotes.cart?.version;

  /** A server whose shell provides this version of React and these exports of the router. */
  async function aCopy(react: string, router?: string[]): Promise<{ source: RegistryReleaseSource; lines: string[] }> {
    const exported = router && { exports: { '@afshoreh/contracts/router': router } };
    const shell = { ...store.shell, provides: { react }, ...exported };
    const lines: string[] = [];
    const nodeBuilds = join(folder, 'node-builds');
    const copy = new RegistryReleaseSource({
      releases: store.releases,
      shell,
      nodeBuilds,
      acceptedRecords: join(folder, 'accepted-records'),
      log: (line) => lines.push(line),
    });
    await copy.start();
    copy.stop();
    return { source: copy, lines };
  }
  /** Releases a cart with these requirements, checked against a newer shell, as that shell's deployment does. */
  async function release(changes: {
    shared?: Record<string, string>;
    imports?: Record<string, string[]>;
  }): Promise<string> {
    const newest = { react: '19.9.9' };
    await store.releases.registry.announceShell({ ...store.shell, provides: newest });
    return store.release('cart', 'next', { changes: { shared: { react: '^19.3.1' }, ...changes } });
  }

  it('each use compatible releases: the older one keeps its release, the newer one switches', async () => {
    const older = await aCopy('19.3.1');
    const newer = await aCopy('19.4.0');
    const first = cart(older.source);
    const second = await release({ shared: { react: '^19.4.0' } });
    await Promise.all([older.source.look(), newer.source.look()]);
    expect([cart(older.source), cart(newer.source)]).toEqual([first, second]);
    expect(older.lines.at(-1)).toContain(
      'does not fit this shell: it expects react ^19.4.0, the shell provides 19.3.1',
    );
  });

  it('a running older one keeps its release, also when a skipped version would be compatible', async () => {
    const older = await aCopy('19.3.1');
    const first = cart(older.source);
    await store.release('cart', 'came and went');
    const next = await release({ shared: { react: '^19.4.0' } });
    // It does not read the files of an incompatible release either.
    await store.store.delete(`cart/${next}/web/app.abc.js`);
    await older.source.look();
    expect(cart(older.source)).toBe(first);
    expect(older.lines.at(-1)).toContain('does not fit this shell: it expects react ^19.4.0');
  });

  it('one that starts and is too old for the live release uses the one before', async () => {
    const first = cart(source);
    const second = await release({ shared: { react: '^19.4.0' } });
    const older = await aCopy('19.3.1');
    const newer = await aCopy('19.4.0');
    expect([cart(older.source), cart(newer.source)]).toEqual([first, second]);
    expect(older.lines.join()).toContain(`cart begins with ${first}`);
  });

  it('one that was downgraded by several releases starts with the last compatible one and keeps it', async () => {
    const first = cart(source);
    await release({ shared: { react: '^19.4.0' } });
    await store.release('cart', 'newer still', { changes: { shared: { react: '^19.5.0' } } });
    const newest = await store.release('cart', 'newest', { changes: { shared: { react: '^19.6.0' } } });
    const older = await aCopy('19.3.1');
    expect(cart(older.source)).toBe(first);
    expect(older.lines.join()).toContain(
      `cart begins with ${first}: cart ${newest} does not fit this shell: it expects react ^19.6.0, the shell provides 19.3.1`,
    );
    await older.source.look();
    expect(cart(older.source)).toBe(first);
  });

  it.each(FIRST_REMOTES)(
    'a %s is used by the shell that it needs, and by none that is older or too new',
    async (remote) => {
      const before = source.pinnedFor(null).remotes[remote]?.version;
      await store.releases.registry.announceShell({ ...store.shell, provides: { react: '19.9.9' } });
      const next = await store.release(remote, 'next', { changes: { shared: { react: '^19.4.0' } } });
      const versions = await Promise.all(
        ['19.3.1', '19.4.0', '20.0.0'].map(async (react) => {
          const { source: copy } = await aCopy(react);
          return copy.pinnedFor(null).remotes[remote]?.version;
        }),
      );
      expect(versions).toEqual([before, next, undefined]);
    },
  );

  it('one that is too new for the live release leaves it out', async () => {
    const newest = await aCopy('20.0.0');
    expect(cart(newest.source)).toBeUndefined();
    expect(newest.lines.join()).toContain('it expects react ^19.3.1, the shell provides 20.0.0');
  });

  it('the router is compatible by the names that it exports', async () => {
    const imports = { '@afshoreh/contracts/router': ['Link', 'useBlocker'] };
    const first = cart(source);
    const second = await release({ imports });
    const older = await aCopy('19.3.1', ['Link']);
    const newer = await aCopy('19.3.1', ['Link', 'useBlocker', 'useMatch']);
    expect([cart(older.source), cart(newer.source)]).toEqual([first, second]);
    expect(older.lines.join()).toContain(
      'it uses useBlocker of @afshoreh/contracts/router, which the shell does not export',
    );
  });

  it('use a canary only where it is compatible', async () => {
    await store.releases.registry.announceShell({ ...store.shell, provides: { react: '19.4.0' } });
    const tried = await store.release('cart', 'tried', { live: false, changes: { shared: { react: '^19.4.0' } } });
    await store.releaser.canary('cart', tried, 50);
    const older = await aCopy('19.3.1');
    const newer = await aCopy('19.4.0');
    expect([older.source.live().length, newer.source.live().length]).toEqual([1, 2]);
  });
});

describe('a preview', () => {
  const linkTo = async (version: string) => (await store.releaser.preview('cart', version, 24)).token;
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const get = (address: string, cookie = '') => fetch(address, { headers: { cookie }, redirect: 'manual' });
  /** Links are over by the clock of the machine, so the releaser has to use it too. */
  const publish = async () => {
    store.clock.now = new Date();
    const version = await store.release('cart', 'next', { live: false });
    await source.look();
    return version;
  };

  it('shows a published version to the browser that opened its link, and to nobody else', async () => {
    const address = await site({}, { rendered: true });
    const version = await publish();
    const opened = await get(`${address}/preview/${await linkTo(version)}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/cart']);
    // A day from the second in which the link was made.
    expect(opened.headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=(86400|8639\d); HttpOnly; SameSite=Lax$/);

    const seen = await get(`${address}/cart`, cookieOf(opened));
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('x-robots-tag')).toBe('noindex');
    const html = await seen.clone().text();
    expect(html).toContain('پایان پیش‌نمایش');
    const snapshot = await snapshotIn(seen);
    expect(snapshot.cart?.version).toBe(version);
    expect((await fetch(address + snapshot.cart?.entry)).status).toBe(200);

    const others = await get(`${address}/cart`);
    expect((await snapshotIn(others.clone())).cart?.version).not.toBe(version);
    expect(await others.text()).not.toContain('پیش‌نمایش');
  });

  it('is rendered on the server, and its pages are kept for nobody', async () => {
    const address = await site({}, { rendered: true });
    const cookie = cookieOf(await get(`${address}/preview/${await linkTo(await publish())}`));
    const own = await get(`${address}/products`, cookie);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(await own.text()).toMatch(/preview-bar[\s\S]*<h1>\/products<\/h1>/);
    const kept = await get(`${address}/products`);
    expect(await kept.text()).not.toContain('preview-bar');
    expect(await (await get(`${address}/products`, cookie)).text()).toContain('preview-bar');
  });

  it('ends with its button', async () => {
    const address = await site();
    const ended = await fetch(`${address}/preview/end`, { method: 'POST', redirect: 'manual' });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/']);
    expect(ended.headers.get('set-cookie')).toMatch(/^afshoreh\.preview=; Path=\/; Max-Age=0; /);
  });

  it.each([
    ['a link that was made up', () => Promise.resolve('cart.3f2ab0c1.zzzzzz.' + 'a'.repeat(43))],
    [
      'a version that was removed since',
      async () => {
        const version = await publish();
        const token = await linkTo(version);
        await store.releases.remove('cart', version);
        return token;
      },
    ],
  ])('says so for %s, and leaves the browser with the live site', async (_, tokenOf) => {
    const address = await site();
    const token = await tokenOf();
    for (const [path, cookie] of [
      [`/preview/${token}`, ''],
      ['/cart', `afshoreh.preview=${token}`],
    ]) {
      const refused = await get(address + path, cookie);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([
        410,
        expect.stringContaining('no-store'),
      ]);
      expect(refused.headers.get('set-cookie')).toContain('Max-Age=0');
      expect(await refused.text()).toContain('این پیش‌نمایش دیگر باز نمی‌شود');
    }
  });

  it('is not opened by a POST, nor is a page of a release at its address', async () => {
    const address = await site();
    expect((await fetch(`${address}/preview/abc`, { method: 'POST' })).status).toBe(405);
    const taken = store.build('cart', 'x', { pages: [{ path: '/preview/me', outline: 'text', files: [] }] });
    await taken;
    await expect(store.releaser.publish('cart', join(folder, 'cart/dist'))).rejects.toThrow(
      'must be the path of a page',
    );
  });
});
