import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

const ROOT = join(import.meta.dirname, '../../../..');
/** The name of the checkout's folder inside a build. */
const ROOT_NAME = '@afshoreh-root';

/** A number below 10,000 that depends on the text alone and is not in `taken`. */
function idOf(text, taken) {
  for (let salt = 0; ; salt += 1) {
    const id = createHash('sha256').update(`${salt} ${text}`).digest().readUInt32BE() % 10_000;
    if (!taken.has(id)) return id;
  }
}

/** The federation plugin identifies a shared module by a text with an absolute path, which the bundler does not shorten. */
function numberSharedModules(modules) {
  const shared = [...modules].filter(({ identifier }) => / shared module /.test(identifier));
  const byText = new Map(shared.map((module) => [module.identifier.replaceAll(ROOT, ROOT_NAME), module]));
  const taken = new Set();
  for (const text of [...byText.keys()].sort()) {
    const id = idOf(text, taken);
    byText.get(text).id = id;
    taken.add(id);
  }
}

/**
 * Keeps the path of the build folder out of the output, so that the same sources give the same bytes on every machine. The
 * bundler does so for its own files; this plugin does it for what the federation plugin adds.
 */
export class ReproduciblePathsPlugin {
  apply(compiler) {
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, [ROOT_NAME]: ROOT };
    // The federation runtime is a data: URL of imports with absolute paths, and that URL is the module's name.
    new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
      resource.request = resource.request.replaceAll(encodeURIComponent(ROOT), encodeURIComponent(ROOT_NAME));
    }).apply(compiler);
    compiler.hooks.compilation.tap('ReproduciblePathsPlugin', ({ hooks }) => {
      hooks.beforeModuleIds.tap('ReproduciblePathsPlugin', numberSharedModules);
    });
  }
}
