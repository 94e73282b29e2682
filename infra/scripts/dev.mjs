/**
 * `npm run dev`: the site as `npm start` serves it, server rendering included, but every saved file takes effect at once: pages
 * by hot replacement, server rendering by a new render worker, the servers by a restart. `REMOTES=cart npm run dev` does so
 * only for the cart (and the shell); the other remotes are built and released as at a start.
 */
import './lib/node-version.mjs';
import './lib/ends-with-npm.mjs';
import { join } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { anyFreePort, refuse } from './lib/ports.mjs';
import { Processes } from './lib/processes.mjs';
import { releaseBuilt } from './lib/releases.mjs';
import { remotesOfCheckout } from './lib/remotes.mjs';
import { run } from './lib/shell.mjs';
import { backendEnvironment, shellEnvironment, siteAddress, whenReady } from './lib/site.mjs';

process.chdir(join(import.meta.dirname, '../..'));
process.env.NODE_ENV = 'development';

const ALL = remotesOfCheckout(join(import.meta.dirname, '../..'));
const hot = process.env.REMOTES?.trim() ? process.env.REMOTES.split(',').map((name) => name.trim()) : ALL;
const stranger = hot.find((name) => !ALL.includes(name));
if (stranger !== undefined) refuse(`REMOTES must be some of ${ALL.join(',')}, not "${stranger}"`);
const released = ALL.filter((name) => !hot.includes(name));

// Check before the first installation, which takes minutes, so that a wrong variable is reported at once …
await siteAddress();
await ensureInstalled();
// The backend runs from `dist`, and so do the libraries that it shares with the frontends.
const libraries = ['@afshoreh/backend', '@afshoreh/persian', '@afshoreh/storage'];
const apps = released.length > 0 ? ['shell', ...released].map((name) => `@afshoreh/${name}`) : [];
await ensureBuilt({ only: [...libraries, ...apps] });
// … and again after it: another start may have waited for the same build and taken the port.
const site = await siteAddress();
if (released.length > 0) await releaseBuilt(released);

// This module imports an npm package, so import it only after the installation.
const { onChange } = await import('./lib/watch.mjs');
const processes = new Processes();
const npx = (name, args, options) => processes.start(name, 'npx', ['--no-install', ...args], options);

const devServers = {};
for (const app of ['shell', ...hot]) {
  const port = await anyFreePort();
  devServers[app] = port;
  npx(app, ['rspack', 'serve'], { cwd: `frontends/${app}`, env: { DEV_PORT: String(port) } });
}

/**
 * Keeps a server up to date with its sources: runs `build` and restarts the server. A crashed server waits for the next saved
 * file.
 */
function keep(name, { sources, build, cwd, main, env }) {
  const start = () => processes.start(name, process.execPath, [main], { env, channel: true, mayEnd: true });
  onChange(sources, async () => {
    const { code } = await run('npx', ['--no-install', ...build], { cwd });
    if (code !== 0) return;
    await processes.end(name);
    start();
  });
  start();
}

const buildServer = ['rspack', 'build', '--env', 'only=server'];
const built = await run('npx', ['--no-install', ...buildServer], { cwd: 'frontends/shell', quiet: true });
if (built.code !== 0) refuse(built.output);

keep('backend', {
  sources: ['backend/src'],
  build: ['swc', 'src', '-d', 'dist', '--strip-leading-paths', '--quiet', '--ignore', '**/*.spec.ts,**/*.api-spec.ts'],
  cwd: 'backend',
  main: 'backend/dist/main.js',
  env: backendEnvironment(site),
});
await Promise.all(
  Object.entries(devServers).map(([app, port]) =>
    processes.waitUntilReady(`http://127.0.0.1:${port}/${app === 'shell' ? 'shell' : 'remoteEntry'}.js`),
  ),
);
await whenReady(processes, site, () =>
  keep('shell server', {
    sources: ['frontends/shell/server', 'frontends/libs/contracts/src', 'frontends/libs/ui/src/theme'],
    build: buildServer,
    cwd: 'frontends/shell',
    main: 'frontends/shell/dist/server/main.mjs',
    env: { ...shellEnvironment(site), DEV_SERVERS: JSON.stringify(devServers) },
  }),
);
console.log(`ready: ${site.url}`);
