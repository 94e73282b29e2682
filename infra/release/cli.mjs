/** `npm run release -- <command> <remote> …`: publishes frontends one by one and says which version is live. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { statusTable } from './status-table.mjs';

const HELP = `Releases a frontend, alone and while the site runs (within 5 seconds, nothing is restarted).

  npm run release -- publish  <remote> [--from <folder>]   store the build in frontends/<remote>/dist; nothing goes live
  npm run release -- promote  <remote> <version>|latest    make a published version the live one
  npm run release -- rollback <remote>                     make the version before it live again
  npm run release -- canary   <remote> <version> <percent> give a published version to some of the visitors (1 to 99)
  npm run release -- canary   <remote> off                 end that
  npm run release -- status   [<remote>]                   what is live, since when, and what could be

<remote> is storefront, cart or admin. Releases are kept in DATA_DIR/releases, or in the bucket that S3_ENDPOINT, S3_BUCKET,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name. Ends with 0 when it is done, 1 when it was refused, 2 when it was not understood.`;

class NotUnderstood extends Error {}

const root = join(import.meta.dirname, '../..');
const library = join(root, 'frontends/shell/dist/server/release.mjs');

/** The rules of releasing are the shell server's own: one copy of them decides what goes live and what is served. */
async function loadLibrary() {
  if (!existsSync(library)) {
    await ensureInstalled();
    await ensureBuilt({ only: ['@afshoreh/shell'] });
  }
  return import(library);
}

const commands = {
  async publish({ desk }, remote, rest) {
    if (rest.length > 0 && (rest.length !== 2 || rest[0] !== '--from')) throw new NotUnderstood('publish <remote>');
    const dist = rest[1] ? resolve(rest[1]) : join(root, 'frontends', remote, 'dist');
    const published = await desk.publish(remote, dist);
    return `${remote} ${published.version} ${published.isNew ? 'is published' : 'was published already'}`;
  },
  async promote({ desk }, remote, [version, ...more]) {
    if (!version || more.length > 0) throw new NotUnderstood('promote <remote> <version>|latest');
    const promoted = await desk.promote(remote, version);
    return `${remote} ${promoted.version} ${promoted.isNew ? 'is live' : 'was live already'}`;
  },
  async rollback({ desk }, remote, rest) {
    if (rest.length > 0) throw new NotUnderstood('rollback <remote>');
    return `${remote} ${await desk.rollback(remote)} is live again`;
  },
  async canary({ desk }, remote, [version, percent, ...more]) {
    if (version === 'off' && percent === undefined) {
      const ended = await desk.endCanary(remote);
      return ended ? `${remote} ${ended} is no canary any more` : `${remote} has no canary`;
    }
    if (!version || !/^\d+$/.test(percent ?? '') || more.length > 0) {
      throw new NotUnderstood('canary <remote> <version> <percent>, or canary <remote> off');
    }
    await desk.canary(remote, version, Number(percent));
    return `${remote} ${version} is what ${percent} % of the visitors get`;
  },
};

async function status(registry, remotes) {
  const records = await Promise.all(remotes.map(async (remote) => [remote, await registry.read(remote)]));
  return statusTable(records);
}

async function answer(library, [name, remote, ...rest]) {
  const known = name === 'status' || Object.hasOwn(commands, name);
  if (!known) throw new NotUnderstood(`there is no "${name}"; see --help`);
  if (remote !== undefined && !library.REMOTES.includes(remote)) {
    throw new NotUnderstood(`there is no remote "${remote}": ${library.REMOTES.join(', ')}`);
  }
  const { desk, registry } = library.openDesk(process.env);
  if (name === 'status') return status(registry, remote ? [remote] : library.REMOTES);
  if (remote === undefined) throw new NotUnderstood(`${name} which remote? ${library.REMOTES.join(', ')}`);
  return commands[name]({ desk }, remote, rest);
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit(args.length === 0 ? 2 : 0);
}
try {
  console.log(await answer(await loadLibrary(), args));
} catch (error) {
  for (const line of String(error.message).split('\n')) console.error(`release: ${line}`);
  process.exitCode = error instanceof NotUnderstood ? 2 : 1;
}
