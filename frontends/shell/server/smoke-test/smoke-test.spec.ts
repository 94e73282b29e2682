import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { CONTRACT_VERSION, type RemoteName } from '@afshoreh/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { settings } from '../../src/testing/fake-remotes';
import { shellManifestOf } from '../releases/manifest';
import type { ShellManifest } from '../releases/release-source';
import { settingsOf } from '../settings';
import { aFolder, aReleaseStore, aRemoteBuild } from '../testing/builds';
import { SmokeTest, type SmokeTestResult } from './smoke-test';
import { webProblems } from './web-part';

const SHELL = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
// Every test starts processes and threads with their own limits of time; on a busy machine two of them take more than 20 s.
jest.setTimeout(60_000);
let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;
let shell: ShellManifest;
let api: Server;

beforeAll(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
  // The parts of a built shell that a smoke test needs.
  const rspack = join(SHELL, '../../node_modules/.bin/rspack');
  const build = async (part: string) => {
    const args = ['build', '--env', `only=${part}`, '--output-path', join(folder, 'shell/dist', part)];
    await execute(rspack, args, { cwd: SHELL, env: { ...process.env, NODE_ENV: 'production' } });
  };
  await Promise.all([build('renderer'), build('web')]);
  shell = shellManifestOf(await readFile(join(folder, 'shell/dist/release.json')));
  await store.releases.registry.announceShell(shell);
  api = createServer((_request, response) => {
    // The frame shows the settings; these pages need no data.
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
  /** The code of `./app`. */
  app?: string;
  /** Code that runs before it in the container. */
  before?: string;
  files?: Record<string, string>;
}

/** The code of a valid module with these pages (as code). */
const moduleWith = (name: RemoteName, pages: string) =>
  `({ contract: { name: '${name}', version: ${CONTRACT_VERSION} }, pages: ${pages} })`;
/** The code of a page that loads once; `load` returns the module of its file. */
const codeFrom = (load: string) => `((loading) => ({ load: () => loading ??= ${load}, forget() {} }))()`;
const pageFrom = (load: string, path = '/cart') => `[{ path: '${path}', code: ${codeFrom(load)} }]`;
const exporting = (component: string) => `Promise.resolve({ default: ${component}, head: { title: 'x' } })`;
/** A federation container; `React` is the shell's copy, as in a bundler's container. */
const containerOf = ({ app = '', before = '' }: Code) =>
  `${before};var React;var map={"./app":()=>${app}};var exported={async init(scope){const [shared]=Object.values(scope.react??{});
    React=shared&&(await shared.get())()},get:(name)=>Promise.resolve(map[name]()).then((app)=>()=>app)};`;

/** Loads another script of the release, as a bundler's runtime does. */
const FETCH = `const base=document.currentScript.src.replace(/[^/]*$/,"");
  const fetchScript=(file)=>new Promise((resolve,reject)=>{const script=document.createElement("script");
    script.src=base+file;script.onload=resolve;script.onerror=()=>reject(new Error("loading "+file+" failed"));document.head.appendChild(script)})
    .then(() => ({ default: () => 'page', head: { title: 'x' } }));`;

async function runWeb(code: Code, paths = ['/cart']): Promise<string[]> {
  const app = moduleWith('cart', pageFrom(exporting("() => 'page'")));
  const container = `${containerOf({ app, ...code })}var cart=exported`;
  const files = Object.entries(code.files ?? {}).map(([file, text]) => [`web/${file}`, text]);
  const more = { ...(Object.fromEntries(files) as Record<string, string>), 'web/remoteEntry.js': container };
  return (await run('cart', { pages: paths.map((path) => ({ path, outline: 'list', files: [] })) }, more)).problems;
}

/** Publishes a release with these files and runs the smoke test. */
async function run(
  name: RemoteName,
  changes: object,
  files: Record<string, string>,
  apiPort = (api.address() as AddressInfo).port,
): Promise<SmokeTestResult> {
  // A folder of its own: a test that ran out of time may still be writing.
  const dist = await mkdtemp(join(folder, `${name}-`));
  const version = await aRemoteBuild(dist, name, JSON.stringify(files), changes, files);
  await store.releaser.publish(name, dist);
  const manifest = await store.releases.manifest(name, version);
  if (!manifest) throw new Error('it was not published');
  const own = settingsOf({ API_PORT: String(apiPort) });
  return new SmokeTest({ releases: store.releases, settings: own, shellBuild: join(folder, 'shell/dist') }).run(
    manifest,
  );
}

describe('the browser code of a release', () => {
  const failing = (reason: string) => [`its code for browsers does not load: ${reason}`];

  it('is loaded with the code of its pages, from its own files', async () => {
    const app = moduleWith('cart', pageFrom('fetchScript("page.js")'));
    expect(await runWeb({ app, before: FETCH, files: { 'page.js': 'document.title = "loaded"' } })).toEqual([]);
  });

  it('is refused with the address of every page that throws: while it loads, while it renders, in an effect or soon after', async () => {
    const pages = {
      '/cart/a': exporting(`() => { throw new Error('drawn') }`),
      '/cart/b': exporting(`() => { React.useEffect(() => { throw new Error('effect') }, []); return 'b' }`),
      '/cart/c': exporting(`() => { const [is, set] = React.useState(false); if (is) throw new Error('soon');
        React.useEffect(() => { setTimeout(() => set(true), 50) }, []); return 'c' }`),
      '/cart/d': 'fetchScript("d.js")',
      '/cart/e': 'fetchScript("gone.js")',
    };
    const app = moduleWith(
      'cart',
      `[${Object.entries(pages)
        .map(([path, load]) => pageFrom(load, path).slice(1, -1))
        .join()}]`,
    );
    const code = { app, before: FETCH, files: { 'd.js': 'throw new Error("code")' } };
    expect(await runWeb(code, Object.keys(pages))).toEqual([
      '/cart/a fails in a browser: Error: drawn',
      '/cart/b fails in a browser: Error: effect',
      '/cart/c fails in a browser: Error: soon',
      '/cart/d fails in a browser: Error: code',
      'its code for browsers does not load: Error: there is no gone.js',
    ]);
  });

  it.each([
    ['a stranger', '==='],
    ['somebody with a full cart, who is logged in as an admin', '!=='],
  ])('is tested for a page that %s', async (_, is) => {
    const throwsFor = (key: string) =>
      exporting(
        `() => { if (localStorage.getItem('afshoreh.${key}') ${is} null) throw new Error('${key}'); return 'page' }`,
      );
    const pages = [pageFrom(throwsFor('cart'), '/cart/a'), pageFrom(throwsFor('admin'), '/cart/b')];
    const app = moduleWith('cart', `[${pages.map((page) => page.slice(1, -1)).join()}]`);
    expect(await runWeb({ app }, ['/cart/a', '/cart/b'])).toEqual([
      '/cart/a fails in a browser: Error: cart',
      '/cart/b fails in a browser: Error: admin',
    ]);
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
      'makes code out of text, which the pages’ policy forbids',
      { before: 'new Function("return 1")()' },
      'EvalError: Code generation from strings disallowed for this context',
    ],
    ['never answers', { app: 'new Promise(() => {})' }, 'Error: it waits for something that never comes'],
    ['needs what only Node has', { before: 'process.env.HOME' }, 'ReferenceError: process is not defined'],
    [
      'takes more memory than a tab has',
      { before: 'const all=[];while(all.length<100)all.push(new Array(1e6).fill(1.5))' },
      'Worker terminated due to reaching memory limit: JS heap out of memory',
    ],
  ])('is refused when it %s', async (_, code, reason) => {
    expect(await runWeb(code)).toEqual(failing(reason));
  });

  it('is refused when it does not end in time', async () => {
    const program = join(folder, 'shell/dist/renderer/web-thread.mjs');
    const html = '<script src="/endless.js"></script>';
    const files = { '/endless.js': 'for(;;);' };
    const jsdom = createRequire(import.meta.url).resolve('jsdom');
    const data = { jsdom, html, files, addresses: ['/cart'], visitors: ['known' as const] };
    expect(await webProblems(program, data, 1_500)).toEqual(failing('it was not done after 1.5 s'));
  });
});

describe('the pages of a release', () => {
  const showing = (path: string, text: string) =>
    `{ path: '${path}', code: ${codeFrom(exporting(`() => '${text}'`))} }`;
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

  it('are refused when they throw, with the address: for pages with parameters the first listed one', async () => {
    const throwing = (code: string, text: string) =>
      code.replace(`() => '${text}'`, `() => { throw new Error('${text}') }`);
    const broken = ['about', 'product', 'nowhere'].reduce(throwing, PAGES);
    expect((await aStorefront(broken)).problems.filter((line) => line.includes('render'))).toEqual([
      '/about does not render: Error: about',
      '/product/7 does not render: Error: product',
      '/404 does not render: Error: nowhere',
    ]);
  });

  it('are refused when one redirects to itself, or two to each other', async () => {
    const redirecting = (code: string, path: string, to: string) => {
      const text = path === '/' ? 'home' : path.slice(1);
      const redirect = showing(path, text).replace(
        "title: 'x'",
        `title: 'x', redirect: { to: '${to}', permanent: false }`,
      );
      return code.replace(showing(path, text), redirect);
    };
    const itself = redirecting(PAGES, '/about', '/about');
    expect((await aStorefront(itself)).problems).toEqual(['/about redirects to /about']);
    const circle = redirecting(redirecting(PAGES, '/about', '/'), '/', '/about');
    expect((await aStorefront(circle)).problems).toEqual([
      '/ redirects to /about redirects to /',
      '/about redirects to / redirects to /about',
    ]);
  });

  it('go live with a note about what could not be tested: missing addresses, missing data, another shell', async () => {
    const fails = "({ queryKey: ['stock'], queryFn: () => Promise.reject(new Error('no stock')), retry: false })";
    const poor = PAGES.replace(PRODUCTS, "Promise.reject(new Error('no list'))").replace(
      `default: () => 'about'`,
      `prefetch: ({ data }) => [data.prefetchQuery${fails}], default: () => 'about'`,
    );
    const { registry } = store.releases;
    await registry.announceShell({ ...shell, version: 'elsewhere' });
    try {
      expect(await aStorefront(poor)).toEqual({
        problems: [],
        notes: [
          '/about was rendered without its data',
          'pages with parameters were not rendered: Error: no list',
          `it was run in the shell ${shell.version}, which is built here; live is elsewhere`,
        ],
      });
    } finally {
      await registry.announceShell(shell);
    }
  });

  it('are refused when the first one throws, or when none renders', async () => {
    const broken = PAGES.replace(`() => 'home'`, `() => { throw new Error('broken home') }`);
    expect((await aStorefront(broken)).problems).toContain('its pages do not render: Error: broken home');
  });

  it('are rendered without data when the API is unreachable, with a note', async () => {
    expect(await aStorefront(PAGES, 1)).toEqual({
      problems: [],
      notes: ['http://127.0.0.1:1 does not answer: pages were rendered without data'],
    });
  });
});
