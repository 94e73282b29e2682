/**
 * `npm run dev`: the site as `npm start` serves it, and every saved file is there at once: pages by hot replacement,
 * the servers by a restart.
 */
import { join } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { Processes } from './lib/processes.mjs';
import { backendEnvironment, siteAddress, whenReady } from './lib/site.mjs';

process.chdir(join(import.meta.dirname, '../..'));
process.env.NODE_ENV = 'development';

const site = await siteAddress();
await ensureInstalled();
// The backend runs from `dist`, and so does the one library it shares with the pages.
await ensureBuilt({ only: ['@afshoreh/backend', '@afshoreh/persian'] });

const processes = new Processes();
const npx = (name, args, options) => processes.start(name, 'npx', ['--no-install', ...args], options);

const devServers = {};
for (const app of ['shell', 'storefront', 'cart', 'admin']) {
  const port = await anyFreePort();
  devServers[app] = port;
  npx(app, ['rspack', 'serve'], { cwd: `frontends/${app}`, env: { DEV_PORT: String(port) } });
}
npx('shell server build', ['rspack', 'build', '--watch', '--env', 'only=server'], { cwd: 'frontends/shell' });
npx('backend build', ['swc', 'src', '-d', 'dist', '--strip-leading-paths', '--watch', '--ignore', '**/*.spec.ts'], {
  cwd: 'backend',
});
processes.start('backend', process.execPath, ['--watch', '--watch-preserve-output', 'backend/dist/main.js'], {
  env: backendEnvironment(site),
});
await Promise.all(Object.values(devServers).map((port) => processes.answers(`http://127.0.0.1:${port}/`, 120_000)));
await whenReady(processes, site, () =>
  processes.start('shell server', process.execPath, ['--watch', 'frontends/shell/dist/server/main.mjs'], {
    env: {
      HOST: site.host,
      PORT: String(site.port),
      API_PORT: String(site.apiPort),
      DEV_SERVERS: JSON.stringify(devServers),
    },
  }),
);
console.log(`ready: ${site.url}`);
