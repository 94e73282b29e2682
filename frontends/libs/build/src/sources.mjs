import { join } from 'node:path';

import { packageFolder } from './packages.mjs';

/** The package offers bundlers its development build only, with the warnings of one. */
export function productionRouter() {
  const dist = join(packageFolder('react-router'), 'dist');
  return { [join(dist, 'development/index.mjs')]: join(dist, 'production/index.mjs') };
}

/** The compiler of every build: what comes out differs by `targets` only, so that class names agree on server and browser. */
export function swcLoader({ development = false, refresh = false, targets }) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
        experimental: {
          cacheRoot: join(import.meta.dirname, '../../../../node_modules/.cache/swc'),
          // Class names that are the same on the server and in the browser, and readable ones in development.
          plugins: [['@swc/plugin-styled-components', { displayName: development, ssr: true, pure: true }]],
        },
      },
      env: { targets },
    },
  };
}

/** A page's chunk is named by its route, as `/product/:id`; in its file's name only the words of that are left. */
export function chunkFilename(extension, { hashed = true } = {}) {
  return ({ chunk }) => {
    const route = chunk?.name?.startsWith('/') || chunk?.name === '*' ? chunk.name : undefined;
    const words = route?.match(/[a-z0-9]+/g)?.join('-') ?? (route === '*' ? 'not-found' : 'home');
    return `${route ? `page-${words}` : '[name]'}${hashed ? '.[contenthash:10]' : ''}.${extension}`;
  };
}

/** Pictures and fonts: their address is what code gets. */
export const ASSETS = /\.(svg|woff2|png|jpe?g|webp|avif)$/;
export const ASSET_FILENAME = '[name].[contenthash:10][ext]';
