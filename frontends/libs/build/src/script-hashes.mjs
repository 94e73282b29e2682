import { rspack } from '@rspack/core';

import { NO_HASH, TABLE, tableOf } from './hash-table.mjs';

const { RuntimeGlobals, RuntimeModule, RuntimePlugin } = rspack;
const HASH_OF = `${RuntimeGlobals.require}.hashOf`;
/** The hash of no file: browsers would load a script of which nothing is known if it had no hash. */
const NEVER = 'sha384-0';

/**
 * Loads the table before the first chunk whose hash is neither in the page nor in the table so far. The chunk is fetched into the
 * browser's cache meanwhile, so that it is there when its hash is known.
 */
class ScriptHashesRuntimeModule extends RuntimeModule {
  constructor(uniqueName) {
    super('script hashes', RuntimeModule.STAGE_ATTACH);
    this.uniqueName = uniqueName;
  }

  generate() {
    return `
${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, "");
var load = ${RuntimeGlobals.loadScript};
var table = ${RuntimeGlobals.publicPath} + "${TABLE}";
${HASH_OF} = (url) => url === table ? "${NO_HASH}" :
  document.querySelector('link[href="' + new URL(url).pathname + '"]')?.integrity || ${tableOf(this.uniqueName)}?.[url.split("/").pop()];
${RuntimeGlobals.loadScript} = (url, done) => {
  if (${HASH_OF}(url)) return load(url, done);
  fetch(url).catch(() => {});
  load(table, (event) => event.type === "load" ? load(url, done) : done(event));
};`;
  }
}

/**
 * Lets the browser check every chunk that a build loads, while no first visit fetches the hashes of all: the page tells those of
 * the files that it preloads, and a table those of the others. `sealScripts` writes the table.
 */
export class ScriptHashesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptHashesPlugin', (compilation) => {
      const { uniqueName } = compilation.outputOptions;
      RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'ScriptHashesPlugin',
        () =>
          `script = document.createElement("script");\nscript.integrity = ${HASH_OF}(url) || "${NEVER}";\nscript.src = url;`,
      );
      const needsHashes = (chunk, needed) => {
        needed.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new ScriptHashesRuntimeModule(uniqueName));
      };
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ScriptHashesPlugin', needsHashes);
    });
  }
}
