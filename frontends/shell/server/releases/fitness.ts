import { isInCaretRange } from './caret-range';
import { eachLimit } from './each-limit';
import { integrityOf } from './manifest';
import { pageConflictsOf } from './page-conflicts';
import type { ReleaseManifest, ShellManifest } from './release-source';

/** Why a release may not go live, a line each. */
export class Refused extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}

function contractProblems({ contract }: ReleaseManifest, shell: ShellManifest): string[] {
  const expected = shell.contract.version;
  return contract.version === expected
    ? []
    : [`it speaks version ${contract.version} of the contract, the shell version ${expected}`];
}

function sharedProblems({ shared }: ReleaseManifest, shell: ShellManifest): string[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (provided === undefined) return [`it expects ${name} ${range}, which the shell does not provide`];
    if (isInCaretRange(provided, range)) return [];
    return [`it expects ${name} ${range}, the shell provides ${provided}`];
  });
}

/** Of a module of ours the version says nothing: what counts is that the shell's copy has every name the release uses. */
function importProblems({ imports = {} }: ReleaseManifest, { exports = {} }: ShellManifest): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const exported = exports[module];
    const missing = exported ? names.filter((name) => !exported.includes(name)) : [];
    return missing.length > 0 ? [`it uses ${missing.join(', ')} of ${module}, which the shell does not export`] : [];
  });
}

/** Two versions of one stored form: what one writes into the browser, the other would misread or lose. */
function storeProblems({ stores = {} }: ReleaseManifest, { stores: own = {} }: ShellManifest): string[] {
  return Object.entries(stores).flatMap(([key, version]) =>
    own[key] === undefined || own[key] === version
      ? []
      : [`it keeps version ${version} of ${key} in the browser, the shell version ${own[key]}`],
  );
}

/** Where a release is to run: in this shell, beside what is live of the other remotes (and their canaries). */
export interface ReleaseTarget {
  shell: ShellManifest;
  others: readonly ReleaseManifest[];
}

/**
 * What keeps a release from running, a line each; empty when nothing does. It is asked of the live shell before a release
 * goes live, and of every running shell before it takes one: copies may be of two ages.
 */
export function misfitsOf(manifest: ReleaseManifest, { shell, others }: ReleaseTarget): string[] {
  const problems = [contractProblems, sharedProblems, importProblems, storeProblems];
  return [...problems.flatMap((each) => each(manifest, shell)), ...pageConflictsOf([...others, manifest])];
}

/**
 * Everything a release must satisfy to go live: every file is there with the bytes its manifest names, the entry exposes
 * `./app`, and it fits the live shell and what else is live. @throws Refused
 */
export async function verifyRelease(
  manifest: ReleaseManifest,
  target: ReleaseTarget,
  read: (path: string) => Promise<Buffer | null>,
): Promise<void> {
  const reasons = misfitsOf(manifest, target);
  await eachLimit(Object.entries(manifest.files), async ([path, integrity]) => {
    const bytes = await read(path);
    if (!bytes) reasons.push(`${path} is missing`);
    else if (integrityOf(bytes) !== integrity) reasons.push(`${path} is not what the manifest says`);
    else if (path === `web/${manifest.entry}` && !exposesApp(bytes)) reasons.push(`${path} does not expose ./app`);
  });
  if (reasons.length > 0) throw new Refused(reasons);
}

/** The container's table of modules names what it exposes. */
function exposesApp(entry: Buffer): boolean {
  return /["'`]\.\/app["'`]\s*:/.test(entry.toString());
}
