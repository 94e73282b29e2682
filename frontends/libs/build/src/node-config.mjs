import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

import { ReproduciblePathsPlugin } from './reproducible-paths.mjs';
import { expectedByRemote } from './shared.mjs';
import { ASSET_FILENAME, ASSETS, OF_OTHERS, lightIcons, namePages, productionRouter, swcLoader } from './sources.mjs';

/** The file that a renderer loads; `.cjs`, so that it is CommonJS in any folder. */
export const NODE_ENTRY = 'remoteEntry.cjs';

/**
 * Server code is not minified, so that stack traces stay readable. Only comments are removed: the bundler writes paths of the
 * build folder into them, and the same sources must give the same bytes on every machine.
 */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, beautify: true } },
});

/** The output folder of a part for Node; in development beside the released one. */
const outputOf = (folder, part, development) => join(folder, development ? `dist/development/${part}` : `dist/${part}`);

/**
 * A remote for the server: the same module from the same sources. A render worker loads it and provides React and the other
 * shared libraries. Assets are not emitted again; their URLs are those of the web build.
 */
export function nodeConfig({ name, folder, development = false }) {
  return {
    name: `${name}-node`,
    context: folder,
    mode: 'production',
    target: 'async-node',
    devtool: false,
    // In the container's file: sets the URL of this version's files before any other code runs.
    entry: { [name]: join(import.meta.dirname, 'node-public-path.mjs') },
    output: {
      path: outputOf(folder, 'node', development),
      clean: true,
      uniqueName: `afshoreh-${name}`,
      library: { type: 'commonjs-module' },
      filename: '[name].cjs',
      chunkFilename: '[name].[contenthash:10].cjs',
      assetModuleFilename: ASSET_FILENAME,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['@afshoreh/source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: lightIcons(),
    },
    module: {
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          exclude: OF_OTHERS,
          use: swcLoader({ displayName: development, targets: ['node 20'] }),
        },
        namePages,
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimizer: [withoutComments], moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ReproduciblePathsPlugin(),
      new rspack.DefinePlugin({ REMOTE_NAME: JSON.stringify(name) }),
      new ModuleFederationPlugin({
        name,
        filename: NODE_ENTRY,
        library: { type: 'commonjs-module' },
        remoteType: 'script',
        exposes: { './app': { import: './src/app.tsx', name: 'app' } },
        shared: expectedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'node' } },
      }),
    ],
  };
}

/**
 * The code that runs remotes in plain Node, with the libraries that the shell shares: one file per entry of `entries`,
 * `{ name: './file.ts' }`.
 */
export function rendererConfig({ folder, entries, development = false }) {
  const publicPath = join(import.meta.dirname, 'renderer-public-path.mjs');
  return {
    name: 'renderer',
    context: folder,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    // `publicPath` comes first: code computes asset URLs as soon as it runs.
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [publicPath, file]])),
    experiments: { outputModule: true },
    output: {
      path: outputOf(folder, 'renderer', development),
      clean: true,
      filename: '[name].mjs',
      assetModuleFilename: ASSET_FILENAME,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['@afshoreh/source', '...'],
      alias: { ...productionRouter(), ...lightIcons() },
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: OF_OTHERS,
          use: swcLoader({ displayName: development, targets: ['node 20'] }),
        },
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [new rspack.DefinePlugin({ DEVELOPMENT: JSON.stringify(development) })],
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
