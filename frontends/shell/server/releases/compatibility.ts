import { integrityOf } from '@afshoreh/build/seal';
import { budgetProblems } from './budgets';
import { isInCaretRange } from './caret-range';
import { eachLimit } from './each-limit';
import { foreignPagesOf, type PathOwners } from './path-owners';
import type { ReleaseManifest, ShellManifest } from './release-source';
import { pathShapeOf } from '@afshoreh/contracts';

/** The pages of a release that another remote has too, a line each. Conflicts between other remotes do not count. */
export function pageConflictsOf({ name, pages }: ReleaseManifest, others: readonly ReleaseManifest[]): string[] {
  const owners = new Map(others.flatMap((other) => other.pages.map((page) => [pathShapeOf(page), other.name])));
  return pages.flatMap((page) => {
    const owner = owners.get(pathShapeOf(page));
    return owner === undefined ? [] : [`${page.path} of ${name} is a page of ${owner} already`];
  });
}

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

/** Our shared modules have no version, so the shell's copy must export every name that the release imports. */
function importProblems({ imports = {} }: ReleaseManifest, { exports = {} }: ShellManifest): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const exported = exports[module];
    const missing = exported ? names.filter((name) => !exported.includes(name)) : [];
    return missing.length > 0 ? [`it uses ${missing.join(', ')} of ${module}, which the shell does not export`] : [];
  });
}

/** Code with another version of a stored format would misread or lose what this code stores. */
function storeProblems({ stores = {} }: ReleaseManifest, { stores: own = {} }: ShellManifest): string[] {
  return Object.entries(stores).flatMap(([key, version]) =>
    own[key] === undefined || own[key] === version
      ? []
      : [`it keeps version ${version} of ${key} in the browser, the shell version ${own[key]}`],
  );
}

/**
 * A release is built for a version of the API: an older API may lack operations that it calls, and an API with another
 * major version has other responses.
 */
function apiProblems({ api }: ReleaseManifest, { api: own }: ShellManifest): string[] {
  if (api === undefined || own === undefined || isInCaretRange(own, `^${api}`)) return [];
  return [`it is for version ${api} of the API, the site has ${own}`];
}

/** The shell and the other live remotes (with canaries) that a release has to run with, and whose paths are whose. */
export interface ReleaseTarget {
  shell: ShellManifest;
  owners: PathOwners;
  others: readonly ReleaseManifest[];
}

/**
 * The incompatibilities of a release, a line each. They are checked with the live shell before a release goes live, and by
 * every running shell before it uses one, because servers of two versions may run at once.
 */
export function misfitsOf(manifest: ReleaseManifest, { shell, others, owners }: ReleaseTarget): string[] {
  const problems = [contractProblems, sharedProblems, importProblems, storeProblems, apiProblems];
  const ofPages = [...foreignPagesOf(manifest, owners), ...pageConflictsOf(manifest, others)];
  return [...problems.flatMap((each) => each(manifest, shell)), ...ofPages];
}

/** The broken rules for new releases, a line each. They are not applied to a release that was live before. */
export function ruleViolationsOf(manifest: ReleaseManifest, { shell }: ReleaseTarget): string[] {
  const unseen = manifest.node ? [] : manifest.pages.filter(({ listed }) => listed);
  const lines = unseen.map(
    ({ path }) => `${path} is listed for search engines, and ${manifest.name} has no pages from the server`,
  );
  return [...lines, ...budgetProblems(manifest, shell)];
}

type Read = (path: string) => Promise<Buffer | null>;

/** What is wrong with the files of a release, a line each: every file has the bytes its manifest names, and the entry exposes `./app`. */
export async function fileProblems(manifest: ReleaseManifest, read: Read): Promise<string[]> {
  const problems: string[] = [];
  await eachLimit(Object.entries(manifest.files), async ([path, integrity]) => {
    const bytes = await read(path);
    if (!bytes) problems.push(`${path} is missing`);
    else if (integrityOf(bytes) !== integrity) problems.push(`${path} is not what the manifest says`);
    else if (path === `web/${manifest.entry}` && !exposesApp(bytes)) problems.push(`${path} does not expose ./app`);
  });
  return problems;
}

/** The container's module table contains the name of an exposed module. */
function exposesApp(entry: Buffer): boolean {
  return /["'`]\.\/app["'`]\s*:/.test(entry.toString());
}
