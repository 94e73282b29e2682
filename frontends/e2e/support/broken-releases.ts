import { readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { MessageName } from './console-messages';
import { publishWith, type Change } from './releases';

/** A fault in a release's code, for browsers and for the server. */
export interface CodeFault {
  name: string;
  change: Change;
  /** The reason in the refusal. */
  refusal: RegExp;
  /** The console messages in the browser. */
  messages: readonly MessageName[];
}

const inFiles =
  (files: RegExp, before: RegExp, after: string): Change =>
  (code, file) =>
    files.test(file) ? code.replace(before, after) : code;

/** The name in the storefront's own module, as the bundler writes it for browsers and for Node. */
const NAME = /\bname:\s*(["'])storefront\1,/;
const VERSION = /(\bname:\s*["']storefront["'],\s*version:)/;
/** A page's own module; a part that stands for one that does not load returns null. */
const PAGE = /(\bdefault["']?:\s*\(\)\s*=>\s*)(?!null)(?:\([^)]*\)|[\w$]+)/;

export const THROWS_AS_IT_LOADS: CodeFault = {
  name: 'throws as it loads',
  change: inFiles(/app\./, NAME, 'name:(()=>{throw new Error("broken at load")})(),'),
  refusal: /code for browsers does not load: Error: broken at load/,
  messages: ['brokenAtLoad'],
};

export const CODE_FAULTS: readonly CodeFault[] = [
  {
    name: 'hangs',
    change: inFiles(/remoteEntry/, /"\.\/app":/, '"./app":()=>new Promise(()=>{}),"./never":'),
    refusal: /it waits for something that never comes/,
    messages: ['silent'],
  },
  THROWS_AS_IT_LOADS,
  {
    name: 'throws as it renders',
    change: inFiles(/page-/, PAGE, '$1()=>{throw new Error("broken page")}'),
    refusal: /pages do not render: Error: broken page/,
    messages: ['brokenPage'],
  },
  {
    name: 'speaks another version of the contract than its manifest says',
    change: inFiles(/app\./, VERSION, '$1 1+'),
    refusal: /breaks its contract: it speaks version/,
    messages: ['otherContract'],
  },
];

/** Publishes, without running it, a storefront with a fault in the named builds; returns the version. */
export function publishBroken({ change }: CodeFault, parts: readonly ('web' | 'node')[]): Promise<string> {
  return publishWith('storefront', (code, file) =>
    parts.some((part) => file.startsWith(`${part}/`)) ? change(code, file) : code,
  );
}

const storeOf = () => join(process.env.E2E_DATA_DIR ?? '', 'releases');

/** Deletes the file of a published storefront whose path matches, as a failing disk would. */
export async function loseFile(version: string, path: RegExp): Promise<void> {
  const folder = join(storeOf(), 'storefront', version);
  const lost = (await readdir(folder, { recursive: true })).find((file) => path.test(file));
  if (!lost) throw new Error(`storefront ${version} has no ${path}`);
  await rm(join(folder, lost));
}

interface LiveRecord {
  current: string;
}
interface OpenedReleases {
  releases: { registry: { change: (remote: string, change: (record: LiveRecord) => object) => Promise<void> } };
}

/** Makes a version of the storefront live by hand, without any checks, and signs that. */
export async function writeIntoRegistry(version: string): Promise<void> {
  const manifest = await readFile(join(storeOf(), 'storefront', version, 'release.json'), 'utf8');
  const { integrity } = JSON.parse(manifest) as { integrity: string };
  const library = resolve(import.meta.dirname, '../../shell/dist/server/release.mjs');
  const { openReleaser } = (await import(library)) as { openReleaser: (variables: object) => Promise<OpenedReleases> };
  const { registry } = (await openReleaser({ DATA_DIR: process.env.E2E_DATA_DIR })).releases;
  await registry.change('storefront', (record) => {
    return { ...record, current: version, previous: record.current, integrity };
  });
}
