import { importedNames, MODULES } from './shared-names.mjs';

/** The stores in the browser that a module opens, compiled or not (`persistentStore` of `libs/contracts`): key → version. */
export function storedVersions(source) {
  const calls = source.matchAll(/persistentStore(?:<[^(]*>)?\(\{\s*key:\s*["']([^"']+)["'],\s*version:\s*(\d+)/g);
  return Object.fromEntries([...calls].map(([, key, version]) => [key, Number(version)]));
}

/** Reads, while an app is built, the modules that are in its files: `imports()` and `stores()` after the build. */
export class ModuleFacts {
  #sources = [];

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ModuleFacts', ({ hooks, chunkGraph }) => {
      // By then what nothing uses is in no chunk any more.
      hooks.afterOptimizeModules.tap('ModuleFacts', (modules) => {
        const used = [...modules].filter((module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0);
        this.#sources = used.map((module) => String(module.originalSource?.()?.source() ?? ''));
      });
    });
  }

  /** What is used of each shared module: `{ '@afshoreh/contracts/router': ['Link', …] }`. */
  imports() {
    const namesOf = (request) => this.#sources.flatMap((source) => importedNames(source, request));
    return Object.fromEntries(Object.keys(MODULES).map((request) => [request, [...new Set(namesOf(request))].sort()]));
  }

  /** What is kept in the browser: `{ 'afshoreh.cart': 1 }`. */
  stores() {
    return Object.assign({}, ...this.#sources.map(storedVersions));
  }
}
