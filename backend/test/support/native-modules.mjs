/**
 * A Jest transformer that lets the process itself load a module, once for all spec files: Jest would load the whole application
 * anew for each of them, and keep it. What a spec file gets is a module that hands out the exports of the loaded one.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { loadedModules, loadedModulesKey } from './native-environment.mjs';

import './typescript-register.mjs';

// The application starts a process of its own sources (`common/sandbox`).
process.execArgv.push('--import', new URL('typescript-register.mjs', import.meta.url).href);
const require = createRequire(import.meta.url);

const namesOf = (exported) => Object.keys(exported).filter((name) => name !== 'default');
const keyOf = (path, exported) =>
  createHash('sha1')
    .update([path, ...Object.keys(exported)].join('\0'))
    .digest('hex');
const loadedAt = (path) => `globalThis[Symbol.for('${loadedModulesKey}')].get(${JSON.stringify(path)})`;

function kept(path, exported) {
  loadedModules.set(path, exported);
  return exported;
}

const loadModule = async (path) => kept(path, await import(pathToFileURL(path).href));
const loadCommonJs = (path) => kept(path, require(path));

// Jest asks for the key before it takes what it has kept on disk, so a module is loaded in either case.
const modules = {
  getCacheKeyAsync: async (_source, path) => keyOf(path, await loadModule(path)),
  processAsync: async (_source, path) => {
    const exported = await loadModule(path);
    const lines = namesOf(exported).map((name, at) => `const $${at} = loaded.${name}; export { $${at} as ${name} };`);
    if ('default' in exported) lines.push('export default loaded.default;');
    return { code: [`const loaded = ${loadedAt(path)};`, ...lines].join('\n') };
  },
};

const commonJs = {
  getCacheKey: (_source, path) => keyOf(path, loadCommonJs(path)),
  // The second line never runs; it tells what reads CommonJS without running it which names there are.
  process: (_source, path) => ({
    code: `module.exports = ${loadedAt(path)};\n0 && (module.exports = { ${namesOf(loadCommonJs(path)).join(', ')} });`,
  }),
};

export default { createTransformer: ({ type }) => (type === 'commonjs' ? commonJs : modules) };
