import { createRequire } from 'node:module';

import * as query from '@afshoreh/contracts/query';
import * as router from '@afshoreh/contracts/router';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as direction from '@radix-ui/react-direction';
import * as openapi from 'openapi-fetch';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as styled from 'styled-components';

import type { WorkerStart } from './messages';

const require = createRequire(import.meta.url);

/** The shared libraries by import name: package name, and the copy that worker and remotes share. */
const LIBRARIES: Readonly<Record<string, [name: string, library: unknown]>> = {
  react: ['react', react],
  'react/jsx-runtime': ['react', jsx],
  'react-dom': ['react-dom', dom],
  // The server does not use it; remotes import it only for the preview in the admin panel.
  'react-dom/client': ['react-dom', client],
  'styled-components': ['styled-components', styled],
  '@radix-ui/react-direction': ['@radix-ui/react-direction', direction],
  'openapi-fetch': ['openapi-fetch', openapi],
  '@afshoreh/contracts/query': ['@afshoreh/contracts', query],
  '@afshoreh/contracts/router': ['@afshoreh/contracts', router],
};

function shared(provides: WorkerStart['provides']) {
  return Object.fromEntries(
    Object.entries(LIBRARIES).map(([request, [name, library]]) => {
      const version = provides[name] ?? '0.0.0';
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return [request, { version, scope: 'default', lib: () => library, shareConfig }];
    }),
  );
}

type Container = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;

/**
 * Starts the federation runtime of this process. `src/remotes` uses it as in the browser, but a remote's container is loaded
 * from its file instead of its address.
 */
export function startFederation({ entries, snapshot, provides }: WorkerStart): void {
  const bases = Object.entries(snapshot).map(([name, { entry }]) => [name, entry.slice(0, entry.lastIndexOf('/') + 1)]);
  (globalThis as Record<symbol, unknown>)[Symbol.for('afshoreh.publicPaths')] = Object.fromEntries(bases);
  const containerOf = (name: string): unknown => {
    const file = entries[name];
    if (!file) throw new Error(`remote "${name}" has no build for the server`);
    return require(file);
  };
  init({
    name: 'shell',
    remotes: [],
    shared: shared(provides),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'afshoreh-files',
        loadEntry: ({ remoteInfo: { name } }) => Promise.resolve(containerOf(name)) as Container,
      },
    ],
  });
}
