import { createHash } from 'node:crypto';

import { claimOf, CONTRACT_VERSION, isPagePath, REMOTES, type PageFacts, type RemoteName } from '@afshoreh/contracts';

import { isCaretRange } from './caret-range';
import type { ReleasedPage, ReleaseManifest, ReleaseName, ShellManifest } from './release-source';

/** A manifest that no build of ours wrote; the message says what is wrong with it. */
export class UnsoundManifest extends Error {}

/** Bounds of what one remote may say of its pages. */
const MOST_PAGES = 500;
const LONGEST_PATH = 200;
/** Answered by the shell's server itself. */
const OWN_PATHS = /^\/(api|media|cdn|livez|healthz)(\/|$)/;

const VERSION = /^[0-9a-z]{4,40}$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
/** As the store takes it (`soundKey`), below the two folders there are. */
const FILE = /^(web|node)(\/(?!\.+(\/|$))[A-Za-z0-9._-]{1,200})+$/;

export function isRemote(name: unknown): name is RemoteName {
  return REMOTES.some((each) => each === name);
}

export function isReleaseName(name: unknown): name is ReleaseName {
  return name === 'shell' || isRemote(name);
}

export function isVersion(text: unknown): text is string {
  return typeof text === 'string' && VERSION.test(text);
}

/** The hash of some bytes as a manifest and a browser write it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function demand(sound: boolean, reason: string): asserts sound {
  if (!sound) throw new UnsoundManifest(`the manifest is not sound: ${reason}`);
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    value = undefined;
  }
  demand(isRecord(value), 'it is no JSON object');
  return value;
}

function checkNames(manifest: Record<string, unknown>, isKnown: (name: unknown) => boolean): void {
  const { name, version, contract } = manifest;
  demand(isKnown(name), `it is of "${String(name)}"`);
  demand(isVersion(version), 'it has no version');
  demand(isRecord(contract) && contract.name === name, 'its contract is another one');
  demand(Number.isSafeInteger(contract.version), 'its contract has no version');
}

function checkFiles({ files, scripts, fonts, early = [] }: Record<string, unknown>): Record<string, unknown> {
  demand(isRecord(files) && Object.keys(files).length > 0, 'it names no files');
  for (const [path, integrity] of Object.entries(files)) {
    demand(FILE.test(path), `"${path}" is no path of a release`);
    demand(typeof integrity === 'string' && INTEGRITY.test(integrity), `${path} has no sha384`);
  }
  demand([scripts, fonts, early].every(Array.isArray), 'it has no scripts or fonts');
  const unknown = [scripts, fonts, early].flat().find((file) => !Object.hasOwn(files, `web/${String(file)}`));
  demand(unknown === undefined, `${String(unknown)} is not among its files`);
  return files;
}

/** Names by module, where a build says them. */
function checkNamesByModule(names: unknown, what: string): void {
  if (names === undefined) return;
  const lists = isRecord(names) ? Object.values(names) : [null];
  const isSound = lists.every((list) => Array.isArray(list) && list.every((name) => typeof name === 'string'));
  demand(isSound, `its ${what} are no lists of names`);
}

/** What only people read is text of one line, and what is compared is a number. */
function checkFacts({ stores = {}, builtAgainst = {}, metadata = {} }: Record<string, unknown>): void {
  const valuesOf = (facts: unknown) => (isRecord(facts) ? Object.values(facts) : [null]);
  demand(valuesOf(stores).every(Number.isSafeInteger), 'the versions of what it keeps in the browser are no numbers');
  const isLine = (text: unknown) => text === true || (typeof text === 'string' && /^[^\p{C}]{1,200}$/u.test(text));
  const lines = [builtAgainst, metadata].flatMap(valuesOf);
  demand(lines.every(isLine), 'its metadata is not text of one line each');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

/** What each fact of a page may be. An outline that this shell cannot draw is drawn as a text. */
const PAGE_FACTS: Readonly<Record<keyof ReleasedPage, (value: unknown) => boolean>> = {
  path: (path) => isText(path) && path.length <= LONGEST_PATH && isPagePath(path) && !OWN_PATHS.test(path),
  params: (params) => params === undefined || (isRecord(params) && Object.values(params).every(isOneOf('number'))),
  query: (query) => query === undefined || (Array.isArray(query) && query.every(isText)),
  outline: (outline) => isText(outline) && /^[a-z-]{1,20}$/.test(outline),
  kept: isOneOf(undefined, true, false),
  listed: isOneOf(undefined, true, false),
  private: isOneOf(undefined, true, false),
  frame: isOneOf(undefined, 'own'),
  // One that this shell does not have is not offered.
  footerForms: (forms) => forms === undefined || (Array.isArray(forms) && forms.every(isText)),
  files: (files) => Array.isArray(files) && files.every(isText),
};

/** The server reads them on every page view, so nothing of them is taken on trust. */
function checkPages(pages: unknown, files: Record<string, unknown>): void {
  demand(Array.isArray(pages) && pages.length > 0 && pages.length <= MOST_PAGES, 'it has no list of pages');
  const claims = new Map<string, string>();
  for (const page of pages as unknown[]) {
    demand(isRecord(page), 'a page of it is no object');
    const name = isText(page.path) ? page.path : 'without a path';
    for (const [fact, isSound] of Object.entries(PAGE_FACTS)) {
      demand(isSound(page[fact]), `the ${fact} of its page ${name} cannot be so`);
    }
    const missing = (page.files as string[]).find((file) => !Object.hasOwn(files, `web/${file}`));
    demand(missing === undefined, `${missing} of its page ${name} is not among its files`);
    const claim = claimOf(page as unknown as PageFacts);
    demand(!claims.has(claim), `its pages ${claims.get(claim)} and ${name} claim the same paths`);
    claims.set(claim, name);
  }
}

function checkNode(node: unknown, files: Record<string, unknown>): void {
  if (node === undefined) return;
  demand(isRecord(node) && Object.hasOwn(files, `node/${String(node.entry)}`), 'its Node entry is not among its files');
}

/**
 * Reads the manifest of a remote's release; throws {@link UnsoundManifest}. One of another contract is read as well, its
 * files are of use to open tabs; but nobody knows what it means by its pages.
 */
export function manifestOf(bytes: Uint8Array): ReleaseManifest {
  const manifest = parsed(bytes);
  checkNames(manifest, isRemote);
  const files = checkFiles(manifest);
  const { entry, integrity, shared, imports, node, origin } = manifest;
  demand(typeof entry === 'string' && Object.hasOwn(files, `web/${entry}`), 'its entry is not among its files');
  demand(files[`web/${entry}`] === integrity, "its integrity is not the entry's");
  demand(isRecord(shared), 'it does not say what it shares');
  const loose = Object.entries(shared).find(([, range]) => typeof range !== 'string' || !isCaretRange(range));
  demand(loose === undefined, `the range of ${loose?.[0]} is not like ^1.2.3`);
  checkNamesByModule(imports, 'imports');
  checkNode(node, files);
  checkFacts(manifest);
  demand(origin === undefined, 'it names another origin');
  const { contract, pages } = manifest as unknown as ReleaseManifest;
  if (contract.version !== CONTRACT_VERSION) return { ...(manifest as unknown as ReleaseManifest), pages: [] };
  checkPages(pages, files);
  return manifest as unknown as ReleaseManifest;
}

/** Reads the manifest of the shell; throws {@link UnsoundManifest}. */
export function shellManifestOf(bytes: Uint8Array): ShellManifest {
  const manifest = parsed(bytes);
  checkNames(manifest, (name) => name === 'shell');
  checkFiles(manifest);
  demand(isRecord(manifest.provides), 'it does not say what it provides');
  checkNamesByModule(manifest.exports, 'exports');
  checkFacts(manifest);
  return manifest as unknown as ShellManifest;
}
