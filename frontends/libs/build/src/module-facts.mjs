import { importedNames, MODULES } from './shared-names.mjs';

/** The browser stores that a module opens with `persistentStore` of `libs/contracts`: key → version. Reads compiled code too. */
export function storedVersions(source) {
  const calls = source.matchAll(/persistentStore(?:<[^(]*>)?\(\{\s*key:\s*["']([^"']+)["'],\s*version:\s*(\d+)/g);
  return Object.fromEntries([...calls].map(([, key, version]) => [key, Number(version)]));
}

/** A bundler plugin that reads the modules in the output. Call `imports()` and `stores()` after the build. */
export class ModuleFacts {
  #sources = [];

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ModuleFacts', ({ hooks, chunkGraph }) => {
      // At this point unused modules are no longer in any chunk.
      hooks.afterOptimizeModules.tap('ModuleFacts', (modules) => {
        const used = [...modules].filter((module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0);
        this.#sources = used.map((module) => String(module.originalSource?.()?.source() ?? ''));
      });
    });
  }

  /** The imported names of each shared module: `{ '@afshoreh/contracts/router': ['Link', …] }`. */
  imports() {
    const namesOf = (request) => this.#sources.flatMap((source) => importedNames(source, request));
    return Object.fromEntries(Object.keys(MODULES).map((request) => [request, [...new Set(namesOf(request))].sort()]));
  }

  /** The browser stores and their versions: `{ 'afshoreh.cart': 1 }`, sorted, because the order of modules varies between builds. */
  stores() {
    const stores = this.#sources.flatMap((source) => Object.entries(storedVersions(source)));
    return Object.fromEntries(stores.sort());
  }
}
