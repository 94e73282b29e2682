import { join } from 'node:path';

import { packageFolder } from './packages.mjs';

/** The package offers bundlers its development build only, with the warnings of one. */
export function productionRouter() {
  const dist = join(packageFolder('react-router'), 'dist');
  return { [join(dist, 'development/index.mjs')]: join(dist, 'production/index.mjs') };
}

/** Icons without the parts of lucide that nobody here uses: `libs/ui/src/icon/create-icon.ts` says what stays. */
export function lightIcons() {
  const theirs = join(packageFolder('lucide-react'), 'dist/esm/createLucideIcon.mjs');
  return { [theirs]: join(import.meta.dirname, '../../ui/src/icon/create-icon.ts') };
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

/** Gives the chunks of a remote's pages their names. */
export const namePages = {
  test: /[\\/]src[\\/]app\.tsx$/,
  enforce: 'pre',
  use: join(import.meta.dirname, 'name-pages.mjs'),
};

/** Development: has saved files of pages on the open page at once. */
export const refreshPages = {
  test: /[\\/]src[\\/]pages[\\/][^\\/]+\.tsx$/,
  enforce: 'pre',
  use: join(import.meta.dirname, 'refresh-pages.mjs'),
};

/** Pictures and fonts: their address is what code gets. */
export const ASSETS = /\.(svg|woff2|png|jpe?g|webp|avif)$/;
export const ASSET_FILENAME = '[name].[contenthash:10][ext]';
