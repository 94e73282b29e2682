import type { Page, Route } from '@playwright/test';

import type { MessageName } from './console-messages';

/** A way in which a remote can fail in the browser. */
export interface Fault {
  name: string;
  /** The affected files: a pattern below `/cdn/<remote>/<version>/`. */
  files: RegExp;
  break: (route: Route) => Promise<void>;
  /** The console messages. */
  messages: readonly MessageName[];
  /** Whether a retry in the same page helps. Bad code stays bad until another release is live. */
  passes: boolean;
}

/** Sends a file with changed code; fails when `change` changes nothing. */
const rewritten = (change: (code: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  const code = await response.text();
  const body = change(code);
  if (body === code) throw new Error(`nothing to break in ${route.request().url()}`);
  await route.fulfill({ body, contentType: 'text/javascript', headers: { 'cache-control': 'no-store' } });
};

const ENTRY = /remoteEntry\.js/;
const APP = /app\.\w+\.js/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'is missing',
    files: /./,
    break: (route) => route.abort(),
    messages: ['refused', 'noEntry'],
    passes: true,
  },
  { name: 'hangs', files: ENTRY, break: () => Promise.resolve(), messages: ['silent'], passes: true },
  {
    name: 'has lost a file',
    files: APP,
    break: (route) => route.fulfill({ status: 404 }),
    messages: ['missing', 'noChunk'],
    passes: true,
  },
  {
    name: 'is not what was published',
    files: ENTRY,
    break: rewritten((code) => `${code}//`),
    messages: ['altered', 'noEntry'],
    passes: true,
  },
  {
    name: 'throws as it loads',
    files: APP,
    break: rewritten(() => 'throw new Error("broken at load")'),
    messages: ['brokenAtLoad', 'noChunk'],
    passes: false,
  },
  {
    name: 'throws as it renders',
    // The modules of its pages; the entry and the list of routes stay unchanged.
    files: /(page-[\w-]+|\d+)\.\w+\.js/,
    break: async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const page = /default:\(\)=>(?!null)[\w$]+/;
      const broken = code.replace(page, 'default:()=>()=>{throw new Error("broken page")}');
      await route.fulfill({ body: broken, contentType: 'text/javascript' });
    },
    messages: ['brokenPage'],
    passes: false,
  },
  {
    name: 'speaks another version of the contract',
    files: APP,
    break: rewritten((code) => code.replace(/(name:"(?:cart|storefront)",version:)3\b/, '$14')),
    messages: ['otherContract'],
    passes: false,
  },
];

/** Breaks a remote in a page until the returned function is called. */
export async function breakRemote(
  page: Page,
  remote: string,
  { files, break: how }: Fault,
): Promise<() => Promise<void>> {
  const isAffected = (url: URL) =>
    url.pathname.startsWith(`/cdn/${remote}/`) && files.test(url.pathname.split('/').at(-1) ?? '');
  await page.route(isAffected, how);
  return () => page.unroute(isAffected);
}
