import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

const ROOT = join(import.meta.dirname, '../../../..');
/** What the folder of the checkout is called inside a build. */
const ROOT_NAME = '@afshoreh-root';

/** A number below 10,000 that follows from the text alone, and is none of `taken`. */
function idOf(text, taken) {
  for (let salt = 0; ; salt += 1) {
    const id = createHash('sha256').update(`${salt} ${text}`).digest().readUInt32BE() % 10_000;
    if (!taken.has(id)) return id;
  }
}

/** A shared module is identified by a sentence with a full path in it, which the bundler does not shorten. */
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
 * Keeps the folder that a build happens in out of what it writes: the same sources are the same bytes wherever they are
 * built. The bundler sees to that for files; this, for what the federation plugin adds.
 */
export class ReproduciblePathsPlugin {
  apply(compiler) {
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, [ROOT_NAME]: ROOT };
    // The federation's runtime is a text of imports by full path, and that text is the module's name.
    new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
      resource.request = resource.request.replaceAll(encodeURIComponent(ROOT), encodeURIComponent(ROOT_NAME));
    }).apply(compiler);
    compiler.hooks.compilation.tap('ReproduciblePathsPlugin', ({ hooks }) => {
      hooks.beforeModuleIds.tap('ReproduciblePathsPlugin', numberSharedModules);
    });
  }
}
