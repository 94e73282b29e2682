/**
 * `npm start`: starts the whole site from a bare clone, or the part of it that `ROLE` names. It installs and builds what is missing, starts the backend and the
 * shell, and prints `ready: http://localhost:8080` when the first page can be served. From then on a server that dies or hangs
 * is restarted. Ctrl-C, and the end of this process or of npm by whatever signal, stops everything.
 */
import './lib/node-version.mjs';
import './lib/ends-with-npm.mjs';
import { join } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Processes } from './lib/processes.mjs';
import { releaseBuilt } from './lib/releases.mjs';
import { backendEnvironment, shellEnvironment, siteAddress, whenReady } from './lib/site.mjs';

process.chdir(join(import.meta.dirname, '../..'));

// Check before the first installation, which takes minutes, so that a wrong variable is reported at once …
await siteAddress();
await ensureInstalled();
await ensureBuilt();
// … and again after it: another start may have waited for the same build and taken the port.
const site = await siteAddress();

const processes = new Processes();
console.log('starting …');
if (site.runs.backend) {
  processes.startServer('backend', 'backend/dist/main.js', { heapMb: 512, env: backendEnvironment(site) });
}
// The shell serves only released remotes, so release the built ones first, while the backend starts.
if (site.runs.shell) await releaseBuilt();
await whenReady(processes, site, () =>
  processes.startServer('shell', 'frontends/shell/dist/server/main.mjs', {
    heapMb: 256,
    env: { ...shellEnvironment(site), NODE_ENV: 'production' },
  }),
);
processes.keepAlive();
if (site.publicUrl === null) console.log(`PUBLIC_URL is not set: links in mails lead to http://localhost:${site.port}`);
if (site.role !== 'site' && !process.env.RENDERER_SECRET) {
  console.log('RENDERER_SECRET is not set: give shells and APIs the same one, or rendered pages count as one visitor');
}
console.log(`ready: ${site.runs.shell ? site.url : site.ownApi}`);
