import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

import { NODE_ENTRY, nodeConfig } from './node-config.mjs';
import { packageFolder } from './packages.mjs';
import { PagesPlugin } from './pages.mjs';
import { ReproduciblePathsPlugin } from './reproducible-paths.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { expectedByRemote, expectedRanges, providedByShell, providedVersions } from './shared.mjs';
import { exportedNames } from './shared-names.mjs';
import {
  ASSET_FILENAME,
  ASSETS,
  lightIcons,
  namePages,
  productionRouter,
  refreshPages,
  swcLoader,
} from './sources.mjs';

/** Phones and browsers of the last four years. */
const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 106', 'safari >= 16', 'ios_saf >= 16', 'samsung >= 19'];
export { rendererConfig } from './node-config.mjs';

/** Libraries that shell and remotes share through a module of ours that names what is used of them. */
const THROUGH_CONTRACTS = {
  'react-router': '@afshoreh/contracts/router',
  '@tanstack/react-query': '@afshoreh/contracts/query',
};

/** Beside the shell's code, in a file of its own and with nothing of the bundler's in it: it runs before that comes. */
const EARLY = './src/early/early.ts';
const EARLY_FILENAME = 'early.[contenthash:10].js';
/** Every document names it; no code does. */
const FONT = '@afshoreh/ui/assets/vazirmatn.woff2';

/**
 * The federation plugin names its runtime by CommonJS files, which cannot be tree-shaken (and would be in the shell twice):
 * the same modules in their ESM form.
 */
function federationRuntime() {
  const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'inject-external-runtime-core-plugin', 'sdk'];
  const folders = packages.map((name) => packageFolder(`@module-federation/${name}`));
  return Object.fromEntries(folders.map((folder) => [join(folder, 'dist/index.cjs'), join(folder, 'dist/index.js')]));
}

/** A second copy would not know the first one's location or cache: only our own module may import the library. */
function refuseDirectImport({ request, context }, callback) {
  const instead = THROUGH_CONTRACTS[request];
  const direct = instead !== undefined && !/[\\/]libs[\\/]contracts[\\/]/.test(context ?? '');
  callback(direct ? new Error(`import from "${instead}" instead of "${request}" (in ${context})`) : undefined);
}

/** What every web build has in common. `folder` is the app's; output goes to its `dist/web`. */
function webConfig({ name, folder, development, port, plugins }) {
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(folder, development ? 'dist/dev' : 'dist/web'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `afshoreh-${name}`,
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: ASSET_FILENAME,
      // A hung file counts as failed after this many ms.
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['@afshoreh/source', '...'],
      alias: { ...federationRuntime(), ...lightIcons(), ...(development ? {} : productionRouter()) },
      // The libraries end their relative imports in `.js` where plain Node runs them too.
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    externals: [refuseDirectImport],
    module: {
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          exclude: /node_modules/,
          use: swcLoader({ development, refresh: development, targets: BROWSERS }),
        },
        namePages,
        ...(development ? [refreshPages] : []),
        { test: ASSETS, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Names would change with every file that comes or goes; hashes of the modules do not.
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false }, compress: { passes: 2 } },
        }),
      ],
    },
    // Pages come through the shell's server, which knows nothing of a bundler's own calls.
    lazyCompilation: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...plugins,
      // Overlays would cover the very page one is looking at; errors are in the console and the terminal.
      development ? new ReactRefreshRspackPlugin({ overlay: false }) : new ReproduciblePathsPlugin(),
    ],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: '/' },
      // The page comes from the shell server; updates come straight from here.
      client: { overlay: false, logging: 'error', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      setupExitSignals: true,
    },
  };
}

function isDevelopment(env) {
  return env.RSPACK_SERVE === true;
}

/**
 * The configuration of a remote, built and released alone: exposes `src/app.tsx` as `./app`, needs the shell's singletons.
 * `port` is where `npm run dev` serves it. With `server` it is built for Node as well, so that its pages can be rendered
 * there: first, because the release record names the files of both.
 */
export function remoteConfig({ name, folder, port, server = false }) {
  return (env) => {
    const development = isDevelopment(env);
    const federation = new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './app': { import: './src/app.tsx', name: 'app' } },
      shared: expectedByRemote(),
      // With the default strategy one dead remote blanks every page.
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    });
    const table = join(folder, 'src/app.tsx');
    const facts = {
      name,
      entry: 'remoteEntry.js',
      shared: expectedRanges(),
      ...(server && { node: { entry: NODE_ENTRY } }),
    };
    const release = development ? new PagesPlugin(table) : new ReleasePlugin(facts, table);
    const web = {
      ...webConfig({
        name,
        folder,
        development,
        port,
        plugins: [federation, release],
      }),
      // The container is the only entry: nothing runs before the shell asks.
      entry: {},
    };
    if (!server || development) return web;
    const node = nodeConfig({ name, folder });
    return [node, { ...web, dependencies: [node.name] }];
  };
}

/** The configuration of the shell's web part: the host of all remotes, whose addresses it learns from each page. */
export function shellConfig({ folder, port }) {
  return (env) => {
    const development = isDevelopment(env);
    const refreshAcrossRemotes = new rspack.EntryPlugin(
      folder,
      join(import.meta.dirname, 'refresh-across-remotes.mjs'),
      { name: undefined },
    );
    const federation = new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: providedByShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    });
    const release = new ReleasePlugin({ name: 'shell', provides: providedVersions(), exports: exportedNames() });
    const web = webConfig({
      name: 'shell',
      folder,
      development,
      port,
      plugins: [federation, development ? refreshAcrossRemotes : release],
    });
    const early = { test: /[\\/]early\.ts$/, type: 'asset/resource', generator: { filename: EARLY_FILENAME } };
    const font = { test: /\.woff2$/, generator: { filename: development ? '[name][ext]' : ASSET_FILENAME } };
    return {
      ...web,
      module: { rules: [...web.module.rules, early, font] },
      entry: { shell: ['./src/main.ts', EARLY, FONT] },
    };
  };
}

/**
 * The configuration of the shell's server: one file for plain Node for each of `entries`, `{ name: './file.ts' }`, so that
 * it can share the route table with the web.
 */
export function serverConfig({ folder, entries }) {
  return {
    name: 'server',
    context: folder,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    experiments: { outputModule: true },
    output: {
      path: join(folder, 'dist/server'),
      clean: true,
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      conditionNames: ['@afshoreh/source', '...'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          use: {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
    optimization: { minimize: false },
    stats: 'errors-warnings',
  };
}
