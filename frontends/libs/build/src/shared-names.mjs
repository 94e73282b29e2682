import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Our own modules that shell and remotes share. Compatibility depends on their exports; they have no package version. */
export const MODULES = {
  '@afshoreh/contracts/query': '../../contracts/src/query.ts',
  '@afshoreh/contracts/router': '../../contracts/src/router.ts',
};

const namesIn = (list) =>
  list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .filter(([name]) => name && !name.startsWith('type '));

/** The exports of the shell's copy of each shared module: `{ '@afshoreh/contracts/router': ['Link', …] }`. */
export function exportedNames() {
  const entries = Object.entries(MODULES).map(([request, file]) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const lists = [...source.matchAll(/^export \{([^}]*)\} from/gm)];
    const names = lists.flatMap(([, list]) => namesIn(list).map((parts) => parts.at(-1)));
    if (names.length === 0) throw new Error(`${file} exports nothing that could be read`);
    return [request, names.sort()];
  });
  return Object.fromEntries(entries);
}

/** The names that a compiled module of a remote imports from the shared module `request`. */
export function importedNames(source, request) {
  const quoted = request.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (new RegExp(`import\\s*\\*\\s*as\\s+\\w+\\s+from\\s*["']${quoted}["']`).test(source)) {
    throw new Error(`import what is used of "${request}" by name: a release says what it needs of the shell`);
  }
  const lists = source.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${quoted}["']`, 'g'));
  return [...lists].flatMap(([, list]) => namesIn(list).map(([name]) => name));
}

/** A digest of the sources of each shared module. It differs when two builds used different states of a module. */
export function sourceDigests() {
  const folder = join(import.meta.dirname, '../../contracts/src');
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'));
  const digestOf = (names) => {
    const digest = createHash('sha256');
    for (const name of names.sort()) digest.update(`${name}\n`).update(readFileSync(join(folder, name)));
    return digest.digest('hex').slice(0, 16);
  };
  const ofModules = Object.entries(MODULES).map(([request, file]) => [request, basename(file)]);
  const named = new Set(ofModules.map(([, file]) => file));
  return {
    '@afshoreh/contracts': digestOf(files.filter((name) => !named.has(name))),
    ...Object.fromEntries(ofModules.map(([request, file]) => [request, digestOf([file])])),
  };
}
