import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolder } from './packages.mjs';

function versionOf(name) {
  return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;
}

/**
 * The libraries of which the whole page has one copy: their state (hooks, contexts, caches, style sheets) joins shell and
 * remotes. The shell brings them all; a remote brings none. A trailing slash means the subpaths (`react/jsx-runtime`).
 * react-router and TanStack Query are not here: they travel inside modules of ours, which name only what is used.
 */
const SINGLETONS = [
  { request: 'react' },
  { request: 'react/', package: 'react' },
  { request: 'react-dom' },
  { request: 'react-dom/', package: 'react-dom' },
  { request: 'styled-components' },
  { request: '@radix-ui/react-direction' },
  { request: 'openapi-fetch' },
  { request: '@afshoreh/contracts/query', package: '@afshoreh/contracts' },
  { request: '@afshoreh/contracts/router', package: '@afshoreh/contracts' },
];

function shared(options) {
  return Object.fromEntries(
    SINGLETONS.map(({ request, package: name = request }) => {
      const version = versionOf(name);
      return [request, { singleton: true, version, requiredVersion: `^${version}`, ...options }];
    }),
  );
}

/** Eager, in the shell's first file: every page needs them, and one file compresses better than ten. */
export const providedByShell = () => shared({ eager: true });
/** `import: false`: without the shell's copy a remote cannot run, so it carries none. */
export const expectedByRemote = () => shared({ import: false });

/** Beside the packages themselves what travels inside one of ours. */
const INSIDE = ['@tanstack/react-query', 'react-router'];

function byPackage(property) {
  const names = [...SINGLETONS.map(({ request, package: name = request }) => name), ...INSIDE];
  return Object.fromEntries(names.map((name) => [name, property(versionOf(name))]));
}

/** What the shell brings, by package, as its release manifest says it: `{ react: '19.3.1', … }`. */
export const providedVersions = () => byPackage((version) => version);
/** What a remote expects of the shell, by package, as its release manifest says it: `{ react: '^19.3.1', … }`. */
export const expectedRanges = () => byPackage((version) => `^${version}`);
