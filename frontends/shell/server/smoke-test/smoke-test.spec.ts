import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { CONTRACT_VERSION, type RemoteName } from '@afshoreh/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { settings } from '../../src/testing/fake-remotes';
import { settingsOf } from '../settings';
import { aFolder, aReleaseStore } from '../testing/builds';
import { SmokeTest, type Verdict } from './smoke-test';
import { webProblem } from './web-part';

const SHELL = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;
let api: Server;

beforeAll(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
  // The programs that a built shell has; its other parts are not needed here.
  const output = join(folder, 'shell/dist/renderer');
  const rspack = join(SHELL, '../../node_modules/.bin/rspack');
  const args = ['build', '--env', 'only=renderer', '--output-path', output];
  await execute(rspack, args, { cwd: SHELL, env: { ...process.env, NODE_ENV: 'production' } });
  api = createServer((_request, response) => {
    // What the frame shows; these pages ask for nothing.
    response.setHeader('content-type', 'application/json').end(JSON.stringify(settings));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
}, 60_000);
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

interface Code {
  /** What `./app` is, as code. */
  app?: string;
  /** What stands before it in the container. */
  before?: string;
  files?: Record<string, string>;
}

/** A module that keeps the contract, whose pages are these (as code). */
const moduleWith = (name: RemoteName, pages: string) =>
  `({ contract: { name: '${name}', version: ${CONTRACT_VERSION} }, pages: ${pages} })`;
const pageFrom = (load: string) => `[{ path: '/', code: { load: () => ${load} } }]`;
const containerOf = ({ app = '', before = '' }: Code) =>
  `${before};var map={"./app":()=>${app}};var exported={init(){},get:(name)=>Promise.resolve(map[name]()).then((app)=>()=>app)};`;

/** Loads another script of the release as a bundler's runtime does. */
const FETCH = `const base=document.currentScript.src.replace(/[^/]*$/,"");
  const fetchScript=(file)=>new Promise((resolve,reject)=>{const script=document.createElement("script");
    script.src=base+file;script.onload=resolve;script.onerror=()=>reject(new Error("loading "+file+" failed"));document.head.appendChild(script)})`;

async function runWeb(code: Code): Promise<string[]> {
  const container = `${containerOf({ app: moduleWith('cart', pageFrom('0')), ...code })}var cart=exported`;
  const files = Object.entries(code.files ?? {}).map(([file, text]) => [`web/${file}`, text]);
  const more = { ...(Object.fromEntries(files) as Record<string, string>), 'web/remoteEntry.js': container };
  return (await run('cart', {}, more)).problems;
}

/** Publishes a release made of these files and runs it. */
async function run(
  name: RemoteName,
  changes: object,
  files: Record<string, string>,
  apiPort = (api.address() as AddressInfo).port,
): Promise<Verdict> {
  const version = await store.build(name, JSON.stringify(files), changes, files);
  await store.releaser.publish(name, join(folder, name, 'dist'));
  const manifest = await store.releases.manifest(name, version);
  if (!manifest) throw new Error('it was not published');
  const own = settingsOf({ API_PORT: String(apiPort) });
  return new SmokeTest({ releases: store.releases, settings: own, shellBuild: join(folder, 'shell/dist') }).run(
    manifest,
  );
}

describe('the browser’s part of a release', () => {
  const failing = (reason: string) => [`its code for browsers does not load: ${reason}`];

  it('is loaded with the code of its pages, from its own files', async () => {
    const app = moduleWith('cart', pageFrom('fetchScript("page.js")'));
    expect(await runWeb({ app, before: FETCH, files: { 'page.js': 'document.title = "loaded"' } })).toEqual([]);
  });

  it.each<[string, Code, string]>([
    ['throws as it loads', { before: 'throw new Error("broken at load")' }, 'Error: broken at load'],
    ['throws when it is asked for its module', { app: '{throw new Error("broken module")}' }, 'Error: broken module'],
    [
      'speaks another version of the contract than its manifest says',
      { app: moduleWith('cart', '[{}]').replace(/version: \d+/, 'version: 99') },
      `ContractBroken: remote "cart" breaks its contract: it speaks version 99, the shell version ${CONTRACT_VERSION}`,
    ],
    [
      'is another remote',
      { app: moduleWith('admin', '[{}]') },
      'ContractBroken: remote "cart" breaks its contract: it is "admin"',
    ],
    [
      'has a page whose code throws',
      {
        app: moduleWith('cart', pageFrom('fetchScript("page.js")')),
        before: FETCH,
        files: { 'page.js': 'throw new Error("broken page")' },
      },
      'Error: broken page',
    ],
    [
      'lacks a file that it asks for',
      { app: moduleWith('cart', pageFrom('fetchScript("gone.js")')), before: FETCH },
      'Error: there is no gone.js',
    ],
    [
      'asks the network before anybody asks for a page',
      { app: `fetch("https://elsewhere.example").then(() => ${moduleWith('cart', '[{}]')})` },
      'TypeError: there is no network while a release is checked',
    ],
    [
      'makes code out of text, which the pages’ policy forbids',
      { before: 'new Function("return 1")()' },
      'EvalError: Code generation from strings disallowed for this context',
    ],
    ['never answers', { app: 'new Promise(() => {})' }, 'it waits for something that never comes'],
    ['needs what only Node has', { before: 'process.env.HOME' }, 'ReferenceError: process is not defined'],
    [
      'takes more memory than a tab has',
      { before: 'const all=[];while(all.length<100)all.push(new Array(1e6).fill(1.5))' },
      'Worker terminated due to reaching memory limit: JS heap out of memory',
    ],
  ])('is refused when it %s', async (_, code, reason) => {
    expect(await runWeb(code)).toEqual(failing(reason));
  });

  it('is given up when it does not come to an end', async () => {
    const files = { 'remoteEntry.js': 'for(;;);' };
    const data = { name: 'cart' as const, entry: 'remoteEntry.js', files, provides: {} };
    const program = join(folder, 'shell/dist/renderer/web-thread.mjs');
    expect(await webProblem(program, data, 1_500)).toBe('it was not done after 1.5 s');
  });
});

describe('the pages of a release', () => {
  const showing = (path: string, text: string) =>
    `{ path: '${path}', code: ((loading) => ({ load: () => loading }))(Promise.resolve({ default: () => '${text}', head: { title: 'x' } })) }`;
  /** A page that lists these addresses; `entries` is code. */
  const listing = (path: string, text: string, entries: string) =>
    showing(path, text)
      .replace('{ path', '{ listed: true, path')
      .replace("head: { title: 'x' }", `head: { title: 'x' }, entries: () => ${entries}`);
  const PRODUCTS = "Promise.resolve([{ path: '/product/7' }, { path: '/product/8' }])";
  const PAGES = `[${showing('/', 'home')}, ${showing('/about', 'about')}, ${listing('/product/:id', 'product', PRODUCTS)}, ${showing('*', 'nowhere')}]`;
  const pages = ['/', '/about', '/product/:id', '*'].map((path) => ({ path, outline: 'text', files: [] }));

  const aStorefront = (code: string, apiPort?: number) => {
    const app = moduleWith('storefront', code);
    const files = {
      'web/remoteEntry.js': `${containerOf({ app })}var storefront=exported`,
      'node/remoteEntry.cjs': `${containerOf({ app })}module.exports=exported`,
    };
    return run('storefront', { node: { entry: 'remoteEntry.cjs' }, pages }, files, apiPort);
  };

  it('are rendered by the worker that would render them for visitors', async () => {
    expect(await aStorefront(PAGES)).toEqual({ problems: [], notes: [] });
  });

  it('are refused when one of them throws, by its address', async () => {
    const broken = PAGES.replace(`() => 'about'`, `() => { throw new Error('broken page') }`);
    expect((await aStorefront(broken)).problems).toEqual(['/about does not render: Error: broken page']);
  });

  it('are refused when one with parameters throws, by the first address that it lists', async () => {
    const broken = PAGES.replace(`() => 'product'`, `() => { throw new Error('broken product') }`);
    expect((await aStorefront(broken)).problems).toEqual(['/product/7 does not render: Error: broken product']);
  });

  it('go live with a note when those with parameters do not say their addresses', async () => {
    const silent = PAGES.replace(PRODUCTS, "Promise.reject(new Error('no list'))");
    const notes = ['pages with parameters were not rendered: Error: no list'];
    expect(await aStorefront(silent)).toEqual({ problems: [], notes });
  });

  it('go live with a note where one had to do without its data', async () => {
    const fails = "({ queryKey: ['stock'], queryFn: () => Promise.reject(new Error('no stock')), retry: false })";
    const poor = PAGES.replace(
      `default: () => 'about'`,
      `prefetch: ({ data }) => [data.prefetchQuery${fails}], default: () => 'about'`,
    );
    expect(await aStorefront(poor)).toEqual({ problems: [], notes: ['/about was rendered without its data'] });
  });

  it('go live with a note where the live shell is another one than is built here', async () => {
    const { registry } = store.releases;
    await registry.announceShell({ ...store.shell, version: 'elsewhere' });
    try {
      const { notes } = await aStorefront(PAGES);
      expect(notes).toEqual([`it was run in the shell ${store.shell.version}, which is built here; live is elsewhere`]);
    } finally {
      await registry.announceShell(store.shell);
    }
  });

  it('are refused when the first one throws, or none renders at all', async () => {
    const broken = PAGES.replace(`() => 'home'`, `() => { throw new Error('broken home') }`);
    expect((await aStorefront(broken)).problems).toEqual(['its pages do not render: Error: broken home']);
  });

  it('are refused when the one for addresses that there are not throws', async () => {
    const broken = PAGES.replace(`() => 'nowhere'`, `() => { throw new Error('broken nowhere') }`);
    expect((await aStorefront(broken)).problems).toEqual(['/404 does not render: Error: broken nowhere']);
  });

  it('are rendered without data when the API is away, and that is said', async () => {
    expect(await aStorefront(PAGES, 1)).toEqual({
      problems: [],
      notes: ['http://127.0.0.1:1 does not answer: pages were rendered without data'],
    });
  });
});
