import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Relative imports end in `.js`, as the built code needs; in the source that file is a `.ts`, of our libraries as well. */
export async function resolve(specifier, context, next) {
  const own = /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts');
  const conditions = [...context.conditions, '@afshoreh/source'];
  return next(own ? specifier.replace(/\.js$/, '.ts') : specifier, { ...context, conditions });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const configFile = fileURLToPath(new URL('../../.swcrc', import.meta.url));
  const { code } = await transform(await readFile(filename, 'utf8'), { filename, configFile, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
