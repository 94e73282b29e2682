import { join } from 'node:path';

import { packageFolder } from './packages.mjs';

/** The package exports only its development build to bundlers; this maps it to the production build. */
export function productionRouter() {
  const dist = join(packageFolder('react-router'), 'dist');
  return { [join(dist, 'development/index.mjs')]: join(dist, 'production/index.mjs') };
}

/** Replaces lucide's `createLucideIcon` by the smaller `libs/ui/src/icon/create-icon.ts`. */
export function lightIcons() {
  const theirs = join(packageFolder('lucide-react'), 'dist/esm/createLucideIcon.mjs');
  return { [theirs]: join(import.meta.dirname, '../../ui/src/icon/create-icon.ts') };
}

/**
 * Packages from other publishers, which are already compiled. Our own packages are TypeScript, also where they are
 * installed.
 */
export const OF_OTHERS = /[\\/]node_modules[\\/](?!@afshoreh[\\/])/;

/** The compiler of every build. Builds differ in `targets` only, so that class names are equal on server and browser. */
export function swcLoader({ development = false, refresh = false, displayName = development, targets }) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
        experimental: {
          cacheRoot: join(import.meta.dirname, '../../../../node_modules/.cache/swc'),
          // Equal class names on server and browser, readable ones in development.
          plugins: [['@swc/plugin-styled-components', { displayName, ssr: true, pure: true }]],
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

/** Development: hot-updates saved page files. */
export const refreshPages = {
  test: /[\\/]src[\\/]pages[\\/][^\\/]+\.tsx$/,
  enforce: 'pre',
  use: join(import.meta.dirname, 'refresh-pages.mjs'),
};

/** Pictures and fonts; an import of one is its URL. */
export const ASSETS = /\.(svg|woff2|png|jpe?g|webp|avif)$/;
export const ASSET_FILENAME = '[name].[contenthash:10][ext]';
