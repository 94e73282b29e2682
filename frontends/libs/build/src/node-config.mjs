import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

import { ReproduciblePathsPlugin } from './reproducible-paths.mjs';
import { expectedByRemote } from './shared.mjs';
import { ASSET_FILENAME, ASSETS, lightIcons, namePages, productionRouter, swcLoader } from './sources.mjs';

/** The file a renderer loads: `.cjs`, because it is CommonJS wherever it lies. */
export const NODE_ENTRY = 'remoteEntry.cjs';

/**
 * Nobody downloads it, and what goes wrong in it should name its lines. But the bundler's comments name chunks as paths from
 * the folder of the build, and the same sources must be the same bytes everywhere.
 */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, beautify: true } },
});

/**
 * A remote for the server: the same module from the same sources, loaded by a render worker, whose React and other shared
 * libraries it uses. Pictures are not written again, only addressed as in the browser.
 */
export function nodeConfig({ name, folder }) {
  return {
    name: `${name}-node`,
    context: folder,
    mode: 'production',
    target: 'async-node',
    devtool: false,
    // Beside the container, in its file: says where this version's files are before anything of it runs.
    entry: { [name]: join(import.meta.dirname, 'node-public-path.mjs') },
    output: {
      path: join(folder, 'dist/node'),
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
        { test: /\.[cm]?tsx?$/, exclude: /node_modules/, use: swcLoader({ targets: ['node 20'] }) },
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
 * What runs remotes outside a browser, for plain Node and with the libraries that the shell shares: one file for each of `entries`,
 * `{ name: './file.ts' }`.
 */
export function rendererConfig({ folder, entries }) {
  const publicPath = join(import.meta.dirname, 'renderer-public-path.mjs');
  return {
    name: 'renderer',
    context: folder,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    // First says where this version's files are: code asks for their addresses as soon as it runs.
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [publicPath, file]])),
    experiments: { outputModule: true },
    output: {
      path: join(folder, 'dist/renderer'),
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
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader({ targets: ['node 20'] }) },
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
