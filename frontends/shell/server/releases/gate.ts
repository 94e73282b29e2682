import { isInCaretRange } from './caret-range';
import { integrityOf } from './manifest';
import type { ReleaseManifest, ShellManifest } from './release-source';

/** Why a release may not go live, a line each. */
export class Refused extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}

const AT_ONCE = 8;

/** Calls `work` for every item, a few at a time. */
export async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
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

/**
 * What keeps a release from running in a shell, a line each; empty when nothing does. The gate asks it of the live shell
 * before a release goes live, and every running shell of itself before it takes one: copies may be of two ages.
 */
export function misfitsOf(manifest: ReleaseManifest, shell: ShellManifest): string[] {
  return [...contractProblems(manifest, shell), ...sharedProblems(manifest, shell), ...importProblems(manifest, shell)];
}

/**
 * Everything a release must satisfy to go live: every file is there with the bytes its manifest names, the entry exposes
 * `./app`, contract and shared libraries fit the live shell. @throws Refused
 */
export async function passGate(
  manifest: ReleaseManifest,
  shell: ShellManifest,
  read: (path: string) => Promise<Buffer | null>,
): Promise<void> {
  const reasons = misfitsOf(manifest, shell);
  await forEachOf(Object.entries(manifest.files), async ([path, integrity]) => {
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
