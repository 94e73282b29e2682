import type { Page, Route } from '@playwright/test';

import type { MessageName } from './console-messages';

/** A way in which a remote can fail on its way to the browser. broken-releases.ts has faults in its code. */
export interface Fault {
  name: string;
  /** The affected files: a pattern below `/cdn/<remote>/<version>/`. */
  files: RegExp;
  break: (route: Route) => Promise<void>;
  /** The console messages. */
  messages: readonly MessageName[];
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
  },
  { name: 'hangs', files: ENTRY, break: () => Promise.resolve(), messages: ['silent'] },
  {
    name: 'has lost a file',
    files: APP,
    break: (route) => route.fulfill({ status: 404 }),
    messages: ['missing', 'noChunk'],
  },
  {
    name: 'is not what was published',
    files: ENTRY,
    break: rewritten((code) => `${code}//`),
    messages: ['altered', 'noEntry'],
  },
  {
    name: 'has a file that is not what was published',
    files: APP,
    break: rewritten((code) => `${code}//`),
    messages: ['altered', 'noChunk'],
  },
  {
    name: 'has lost the hashes of its files',
    files: /^hashes\.js/,
    break: (route) => route.fulfill({ status: 404 }),
    messages: ['missing', 'noChunk'],
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
