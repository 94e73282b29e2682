import { createHash } from 'node:crypto';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import { isCaretRange } from './caret-range';
import type { ReleaseManifest, ReleaseName, ShellManifest } from './release-source';

/** A manifest that no build of ours wrote; the message says what is wrong with it. */
export class UnsoundManifest extends Error {}

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

function checkNode(node: unknown, files: Record<string, unknown>): void {
  if (node === undefined) return;
  demand(isRecord(node) && Object.hasOwn(files, `node/${String(node.entry)}`), 'its Node entry is not among its files');
}

/** Reads the manifest of a remote's release; throws {@link UnsoundManifest}. */
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
  demand(origin === undefined, 'it names another origin');
  return manifest as unknown as ReleaseManifest;
}

/** Reads the manifest of the shell; throws {@link UnsoundManifest}. */
export function shellManifestOf(bytes: Uint8Array): ShellManifest {
  const manifest = parsed(bytes);
  checkNames(manifest, (name) => name === 'shell');
  checkFiles(manifest);
  demand(isRecord(manifest.provides), 'it does not say what it provides');
  checkNamesByModule(manifest.exports, 'exports');
  return manifest as unknown as ShellManifest;
}
