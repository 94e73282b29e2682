/** `npm run backup -- <command> …`: makes, verifies and restores backups of the whole site. */
import '../scripts/lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';

const HELP = `Copies the database, media and releases of the site, while it runs, and puts a copy back.

  npm run backup -- create  [--with-secrets]                 make a backup
  npm run backup -- verify  [<backup>]                       read all of it and compare it with its manifest
  npm run backup -- restore [<backup>] [--replace]           put it into an empty place, or in the place of what is there
  npm run backup -- prune   --keep-daily <n> --keep-weekly <n>
                                                             keep the newest of so many days and weeks, remove the others
  npm run backup -- list    [--json]                         what there is, and when it was last found whole

  --store <folder or s3://bucket/folder>   where backups are (or BACKUP_STORE); S3 with BACKUP_S3_ENDPOINT,
                                           BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and BACKUP_S3_REGION,
                                           else with the S3_ variables of the site
  --key-file <file>                        encrypt with the content of this file (or BACKUP_KEY_FILE); make one with
                                           openssl rand -base64 48 and keep it elsewhere: without it nothing is restored

<backup> is one of the list, or latest, which is the default. The site is the one of the variables of npm start: DATA_DIR,
DATABASE_URL, S3_…. Ends with 0 when it is done, 1 when it was refused, 2 when it was not understood.`;

class NotUnderstood extends Error {}

const library = join(import.meta.dirname, '../../backend/dist/backup/index.js');

const releaseLibrary = join(import.meta.dirname, '../../frontends/shell/dist/server/release.mjs');

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const inWords = ({ id, files, rows, app, salt }) =>
  `${id} (version ${app}, ${sum(Object.values(rows))} rows, ${files.length} files, ` +
  `${megabytes(sum(files.map(({ bytes }) => bytes)))}${salt ? ', encrypted' : ''})`;

const NOT_INSIDE = `  not inside: the variables of the site (passwords of the database, of S3 and of mail, RENDERER_SECRET, the keys that sign releases)
  and the key that signs admin tokens (without it admins log in anew after a restore into an empty place; --with-secrets puts it in)`;

const NOT_SIGNED = `  The site shows these releases once they are signed with a key that it trusts: give it the keys that signed them
  (RELEASE_KEYS_FILE), or sign them with its own: npm run release -- sign <remote>`;

const options = {
  store: { type: 'string' },
  'key-file': { type: 'string' },
  'with-secrets': { type: 'boolean' },
  replace: { type: 'boolean' },
  json: { type: 'boolean' },
  'keep-daily': { type: 'string' },
  'keep-weekly': { type: 'string' },
};

/** Each command with its own options, besides those that all commands have. */
const commands = {
  create: {
    takes: ['with-secrets'],
    async run({ createBackup, env, store, secret }, { 'with-secrets': withSecrets = false }) {
      const made = await createBackup(env, store, { secret, withSecrets });
      return [`${inWords(made)} is made`, ...(withSecrets ? [] : [NOT_INSIDE])];
    },
  },
  verify: {
    takes: ['backup'],
    async run({ verifyBackup, NewestBackup, idOf, env, store, secret }, { backup }) {
      const found = await verifyBackup(store, await idOf(store, backup), secret);
      await new NewestBackup(env).note(found).catch((error) => {
        throw new Error(`${found.id} is whole, but its age could not be written down for /metrics: ${error.message}`);
      });
      return [`${inWords(found)} is whole`];
    },
  },
  restore: {
    takes: ['backup', 'replace'],
    async run({ restoreBackup, idOf, env, store, secret }, { backup, replace = false }) {
      const id = await idOf(store, backup);
      const restored = await restoreBackup(env, store, id, { secret, replace });
      return [`${inWords(restored)} is restored`, ...(await renewedReleases())];
    },
  },
  prune: {
    takes: ['keep-daily', 'keep-weekly'],
    async run({ pruneBackups, store }, { 'keep-daily': daily, 'keep-weekly': weekly }) {
      if (![daily, weekly].every((count) => /^\d{1,4}$/.test(count ?? ''))) {
        throw new NotUnderstood('prune --keep-daily <n> --keep-weekly <n>');
      }
      const gone = await pruneBackups(store, { daily: Number(daily), weekly: Number(weekly) });
      return gone.length > 0 ? gone.map((id) => `${id} is removed`) : ['nothing to remove'];
    },
  },
  list: {
    takes: ['json'],
    async run({ listBackups, store }, { json }) {
      const found = await listBackups(store);
      if (json) return [JSON.stringify(found.map(summary), null, 2)];
      const line = ({ id, manifest, verifiedAt }) =>
        manifest
          ? `${inWords(manifest)} ${verifiedAt ? `found whole at ${verifiedAt}` : 'not verified'}`
          : `${id} was broken off, is being made, or was changed`;
      return found.length > 0 ? found.map(line) : ['there is no backup'];
    },
  },
};

/**
 * Signs the restored records of releases again, as new ones, because shells refuse records that are older than those
 * they have seen.
 */
async function renewedReleases() {
  if (!existsSync(releaseLibrary)) {
    await ensureInstalled();
    await ensureBuilt({ only: ['@afshoreh/shell'] });
  }
  const { renewRecords } = await import(releaseLibrary);
  const problems = await renewRecords(process.env);
  if (problems.length === 0) return [];
  return [...problems.map((problem) => `  note: ${problem}`), NOT_SIGNED];
}

/** A backup without the list of its files, which may be long. */
const summary = ({ id, manifest, verifiedAt }) => ({
  id,
  verifiedAt,
  complete: manifest !== null,
  ...(manifest && { ...manifest, files: manifest.files.length, bytes: sum(manifest.files.map(({ bytes }) => bytes)) }),
});

function understood(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new NotUnderstood(error.message.split('\n', 1)[0]);
  }
  const { values, positionals } = parsed;
  const [name, backup, ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new NotUnderstood(`there is no "${name}"; see --help`);
  const unknown = Object.keys(values).find((key) => !['store', 'key-file', ...command.takes].includes(key));
  if (unknown) throw new NotUnderstood(`${name} has no --${unknown}; see --help`);
  if (more.length > 0 || (backup && !command.takes.includes('backup'))) {
    throw new NotUnderstood(`${name} does not take "${more[0] ?? backup}"; see --help`);
  }
  return { command, values: { ...values, backup: backup ?? 'latest' } };
}

async function answer(args, { BACKUP_STORE, BACKUP_KEY_FILE } = process.env) {
  const { command, values } = understood(args);
  const place = values.store || BACKUP_STORE;
  if (!place) throw new NotUnderstood('say where backups are: --store <folder or s3://bucket/folder>, or BACKUP_STORE');
  const loaded = await loadLibrary();
  const env = new loaded.Env();
  const keyFile = values['key-file'] || BACKUP_KEY_FILE;
  const secret = keyFile ? await loaded.readKeyFile(keyFile) : null;
  const store = loaded.backupStoreFor(place, env.s3, process.env);
  return command.run({ ...loaded, env, store, secret }, values);
}

/** The code for backups belongs to the backend, which knows the schema. */
async function loadLibrary() {
  if (!existsSync(library)) {
    await ensureInstalled();
    await ensureBuilt({ only: ['@afshoreh/backend'] });
  }
  return import(library);
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit(args.length === 0 ? 2 : 0);
}
try {
  for (const line of await answer(args)) console.log(line);
} catch (error) {
  console.error(`backup: ${String(error.message).split('\n', 1)[0]}`);
  process.exitCode = error instanceof NotUnderstood ? 2 : 1;
}
