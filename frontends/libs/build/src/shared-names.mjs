import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of ours that shell and remotes share: what one of them exports is what counts, its package's version says nothing. */
const MODULES = { '@afshoreh/contracts/router': '../../contracts/src/router.ts' };

const namesIn = (list) =>
  list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .filter(([name]) => name && !name.startsWith('type '));

/** What the shell's copy of each shared module exports: `{ '@afshoreh/contracts/router': ['Link', …] }`. */
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

/** Collects, while a remote is built, what its modules import from the shared modules: `names()` after the build. */
export class ImportedNames {
  #names = new Map();

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ImportedNames', ({ hooks }) => {
      this.#names = new Map(Object.keys(MODULES).map((request) => [request, new Set()]));
      hooks.finishModules.tap('ImportedNames', (modules) => {
        for (const module of modules) this.#read(String(module.originalSource?.()?.source() ?? ''));
      });
    });
  }

  #read(source) {
    for (const [request, names] of this.#names) {
      if (source.includes(request)) importedNames(source, request).forEach((name) => names.add(name));
    }
  }

  names() {
    return Object.fromEntries([...this.#names].map(([request, names]) => [request, [...names].sort()]));
  }
}
