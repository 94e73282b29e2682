import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

import { liveSite } from './live-site.mjs';
import { NODE_ENTRY, nodeConfig } from './node-config.mjs';
import { packageFolder } from './packages.mjs';
import { PagesPlugin } from './pages.mjs';
import { ReproduciblePathsPlugin } from './reproducible-paths.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { ScriptHashesPlugin } from './script-hashes.mjs';
import { expectedByRemote, expectedRanges, providedByShell, providedVersions } from './shared.mjs';
import { exportedNames } from './shared-names.mjs';
import {
  ASSET_FILENAME,
  ASSETS,
  OF_OTHERS,
  lightIcons,
  namePages,
  productionRouter,
  refreshPages,
  swcLoader,
} from './sources.mjs';

/** The maximum bytes of scripts and fonts for a first visit to each page. */
const BUDGETS = join(import.meta.dirname, '../budgets.json');
/** Phones and browsers of the last four years. */
const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 106', 'safari >= 16', 'ios_saf >= 16', 'samsung >= 19'];
export { rendererConfig } from './node-config.mjs';

/** Libraries that shell and remotes share through a module of ours, which re-exports only the names in use. */
const THROUGH_CONTRACTS = {
  'react-router': '@afshoreh/contracts/router',
  '@tanstack/react-query': '@afshoreh/contracts/query',
};

/** A script without the bundler's runtime, in a file of its own, because it runs before the shell's code is loaded. */
const EARLY = './src/early/early.ts';
const EARLY_FILENAME = 'early.[contenthash:10].js';
/** The HTML references the font; no code imports it. */
const FONT = '@afshoreh/ui/assets/vazirmatn.woff2';

/**
 * Replaces the CommonJS files of the federation runtime, which cannot be tree-shaken and would be in the shell twice, by the
 * same modules as ESM.
 */
function federationRuntime() {
  const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'inject-external-runtime-core-plugin', 'sdk'];
  const folders = packages.map((name) => packageFolder(`@module-federation/${name}`));
  return Object.fromEntries(folders.map((folder) => [join(folder, 'dist/index.cjs'), join(folder, 'dist/index.js')]));
}

/** Only our own module may import the library: a second copy would have its own location and cache. */
function refuseDirectImport({ request, context }, callback) {
  const instead = THROUGH_CONTRACTS[request];
  const direct = instead !== undefined && !/[\\/](libs|@afshoreh)[\\/]contracts[\\/]/.test(context ?? '');
  callback(direct ? new Error(`import from "${instead}" instead of "${request}" (in ${context})`) : undefined);
}

/**
 * The configuration shared by all web builds. `folder` is the app's folder; the output goes to its `dist/web`. `hot`: saved
 * files replace what runs, for which the page needs React's development build; without it development loads the page again.
 */
function webConfig({ name, folder, development, hot = development, port, plugins }) {
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(folder, development ? 'dist/dev' : 'dist/web'),
      clean: true,
      // In production the code of ScriptHashesPlugin sets it, in fewer bytes.
      publicPath: development ? 'auto' : '',
      uniqueName: `afshoreh-${name}`,
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: ASSET_FILENAME,
      // Milliseconds until a stalled download counts as failed.
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
          exclude: OF_OTHERS,
          use: swcLoader({ development: hot, refresh: hot, displayName: development, targets: BROWSERS }),
        },
        namePages,
        ...(hot ? [refreshPages] : []),
        { test: ASSETS, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Deterministic ids keep file names stable when other modules are added or removed.
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false }, compress: { passes: 2 } },
        }),
      ],
    },
    // Pages come through the shell's server, which does not proxy the bundler's own requests.
    lazyCompilation: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...plugins,
      // No overlay, because it covers the page; errors are in the console and the terminal.
      ...(hot ? [new ReactRefreshRspackPlugin({ overlay: false })] : []),
      ...(development ? [] : [new ReproduciblePathsPlugin(), new ScriptHashesPlugin()]),
    ],
    devServer: {
      host: '127.0.0.1',
      port,
      hot,
      liveReload: !hot,
      allowedHosts: 'all',
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      // The shell's server needs these files on disk, because it runs them.
      devMiddleware: { publicPath: '/', writeToDisk: (file) => file.startsWith(join(folder, 'dist/development')) },
      // The page comes from the shell's server; updates come directly from the dev server.
      client: { overlay: false, logging: 'error', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      setupExitSignals: true,
    },
  };
}

function isDevelopment(env) {
  return env.RSPACK_SERVE === true;
}

/**
 * The configuration of a remote, which is built and released by itself: it exposes `src/app.tsx` as `./app` and needs
 * the shell's singletons. `npm run dev` serves it at `port`. With `server` it is also built for Node, to render its
 * pages. The Node build runs first, because the release manifest lists the files of both. `budget`: how many bytes of
 * the remote's own scripts a page may fetch, compressed; the build fails above it. `site`: the origin of a running site
 * in which development shows the remote.
 */
export function remoteConfig({ name, folder, port, server = false, budget, site }) {
  return (env) => {
    const development = isDevelopment(env);
    const federation = new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './app': { import: './src/app.tsx', name: 'app' } },
      shared: expectedByRemote(),
      // With the default strategy one unreachable remote breaks every page.
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
    const release = development ? new PagesPlugin(table) : new ReleasePlugin(facts, table, budget);
    const elsewhere = development && site;
    const web = {
      ...webConfig({
        name,
        folder,
        development,
        // That site runs React as visitors get it.
        hot: development && !site,
        port,
        plugins: [federation, release],
      }),
      // The federation container is the only entry, so nothing runs before the shell loads it.
      entry: {},
    };
    if (elsewhere) {
      const shown = { name: 'live-site', middleware: liveSite({ site, name, table }) };
      web.devServer = { ...web.devServer, setupMiddlewares: (middlewares) => [...middlewares, shown] };
    }
    // The server of a remote site does not render what is developed on this machine.
    if (!server || elsewhere) return web;
    const node = nodeConfig({ name, folder, development });
    return [node, { ...web, dependencies: [node.name] }];
  };
}

/** The configuration of the shell for the web: the host of all remotes, whose addresses come with each page. */
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
    const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')).pages;
    const facts = { name: 'shell', provides: providedVersions(), exports: exportedNames(), budgets };
    const release = new ReleasePlugin(facts);
    const web = webConfig({
      name: 'shell',
      folder,
      development,
      port,
      plugins: [federation, development ? refreshAcrossRemotes : release],
    });
    const early = { test: /[\\/]early\.ts$/, type: 'asset/resource', generator: { filename: EARLY_FILENAME } };
    const font = {
      test: /\.woff2$/,
      type: 'asset/resource',
      // The UI kit is marked free of side effects, so an unimported font would be dropped.
      sideEffects: true,
      generator: { filename: development ? '[name][ext]' : ASSET_FILENAME },
    };
    return {
      ...web,
      module: { rules: [...web.module.rules, early, font] },
      entry: { shell: ['./src/main.ts', EARLY, FONT] },
    };
  };
}

/**
 * The configuration of the shell's server: one file for plain Node per entry of `entries`, `{ name: './file.ts' }`. It is
 * bundled because it shares code with the web.
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
          exclude: OF_OTHERS,
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
