import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolder } from './packages.mjs';

function versionOf(name) {
  return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;
}

/**
 * The libraries with one copy per page, because shell and remotes share their state (hooks, contexts, caches, style sheets).
 * The shell bundles them all; a remote bundles none. A trailing slash means the subpaths (`react/jsx-runtime`). react-router
 * and TanStack Query are part of our own modules, which re-export only the names in use.
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

/** Eager, in the shell's first file, because every page needs them and one file compresses better than ten. */
export const providedByShell = () => shared({ eager: true });
/** `import: false`: a remote cannot run without the shell's copy, so it bundles no fallback. */
export const expectedByRemote = () => shared({ import: false });

/** The libraries that are part of our own modules. */
const INSIDE = ['@tanstack/react-query', 'react-router'];

function byPackage(property) {
  const names = [...SINGLETONS.map(({ request, package: name = request }) => name), ...INSIDE];
  return Object.fromEntries(names.map((name) => [name, property(versionOf(name))]));
}

/** The versions that the shell provides, for its release manifest: `{ react: '19.3.1', … }`. */
export const providedVersions = () => byPackage((version) => version);
/** The version ranges that a remote expects, for its release manifest: `{ react: '^19.3.1', … }`. */
export const expectedRanges = () => byPackage((version) => `^${version}`);
