/** The commands of `npm run release`, in a checkout and in the package for repositories of other teams. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const HELP = `Releases a frontend, alone and while the site runs (within 5 seconds, nothing is restarted).

  npm run release -- publish  <remote> [--from <folder>]   store its build; nothing goes live
  npm run release -- promote  <remote> <version>|latest    run a published version, and make it the live one
  npm run release -- check    <remote> <version>|latest    run every check on a published version; nothing goes live
  npm run release -- preview  <remote> <version>|latest [<hours>]  a link that shows it to one browser, for 24 hours or so many
  npm run release -- rollback <remote>                     go back to the last version that was live and not rolled back; ends a canary
  npm run release -- canary   <remote> <version> <percent> give a published version to some of the visitors (1 to 99)
  npm run release -- canary   <remote> <version> --auto    1, 10, 50 and 100 %, while nothing speaks against it; else it ends itself
  npm run release -- canary   <remote> off                 end that
  npm run release -- keys     [new <remote>]               the public keys that are trusted here; or a new pair of keys
  npm run release -- sign     <remote>                     sign all that is stored of it with our key, whoever signed it before
  npm run release -- owners                                which remote may have pages at which paths
  npm run release -- grant    <remote> <path>… [--key <public key>]  give it these paths and what is below them, with the owner's key
  npm run release -- status   [<remote>] [--json]          what is live, since when, by whom, and whether it fits
  npm run release -- history  [<remote>] [--json]          who did what and when, from which commit, and why
  npm run release -- matrix   [--json]                     which of the last versions fit the shell of now and the one before, and work in them
  npm run release -- matrix   --run [--shell <folder>]     run them in the shell that is built here, or in the build in a folder, and write it down
  npm run release -- explain  '<error>' | -                an error with files and lines of the sources; - reads it from the input

--reason '<why>' behind publish, promote, rollback and canary stands in the history.
<remote> is one that owns paths: storefront, cart, admin, and whom the owner grants more. Releases are kept in DATA_DIR/releases, or in the bucket that S3_ENDPOINT, S3_BUCKET,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name; with RELEASE_API=https://<site> and RELEASE_TOKEN=<API key> publish needs neither. The keys that sign them are in RELEASE_KEYS_FILE, else in DATA_DIR/release-keys. Ends with 0 when it is done, 1 when it was refused, 2 when it was not understood.`;

const REASONED = ['publish', 'promote', 'rollback', 'canary'];

class NotUnderstood extends Error {}

const lines = (result, notes = []) => [result, ...notes.map((note) => `  note: ${note}`)].join('\n');

const commands = {
  async publish({ releaser, distOf }, remote, rest) {
    if (rest.length > 0 && (rest.length !== 2 || rest[0] !== '--from')) throw new NotUnderstood('publish <remote>');
    const dist = rest[1] ? resolve(rest[1]) : distOf(remote);
    const published = await releaser.publish(remote, dist);
    return `${remote} ${published.version} ${published.isNew ? 'is published' : 'was published already'}`;
  },
  async promote({ releaser }, remote, [version, ...more]) {
    if (!version || more.length > 0) throw new NotUnderstood('promote <remote> <version>|latest');
    const promoted = await releaser.promote(remote, version);
    return lines(`${remote} ${promoted.version} ${promoted.isNew ? 'is live' : 'was live already'}`, promoted.notes);
  },
  async check({ releaser }, remote, [version, ...more]) {
    if (!version || more.length > 0) throw new NotUnderstood('check <remote> <version>|latest');
    const checked = await releaser.check(remote, version);
    return lines(`${remote} ${checked.version} may go live`, checked.notes);
  },
  async preview({ releaser, previewAddress, qrCodeOf }, remote, [version, hours = '24', ...more]) {
    if (!version || !/^\d{1,3}$/.test(hours) || more.length > 0) {
      throw new NotUnderstood('preview <remote> <version>|latest [<hours>]');
    }
    const preview = await releaser.preview(remote, version, Number(hours));
    const address = previewAddress(preview.token);
    return `${remote} ${preview.version} for ${hours} hours, in one browser:\n${address}\n\n${qrCodeOf(address)}`;
  },
  async rollback({ releaser }, remote, rest) {
    if (rest.length > 0) throw new NotUnderstood('rollback <remote>');
    return `${remote} ${await releaser.rollback(remote)} is live again`;
  },
  async sign({ releaser }, remote, rest) {
    if (rest.length > 0) throw new NotUnderstood('sign <remote>');
    const versions = await releaser.sign(remote);
    return `${remote}: its record and ${versions.length} versions are signed`;
  },
  async grant({ grant }, remote, rest) {
    const isKey = (arg, at) => arg === '--key' || rest[at - 1] === '--key';
    const [paths, given] = [rest.filter((arg, at) => !isKey(arg, at)), rest.filter(isKey)];
    const keys = given.filter((arg) => arg !== '--key');
    if (paths.length === 0 || keys.length * 2 !== given.length) {
      throw new NotUnderstood('grant <remote> <path>… [--key <public key>]');
    }
    await grant(remote, paths, keys);
    return `${remote} owns ${paths.join(', ')} and what is below, where nothing longer belongs to another remote`;
  },
  async canary({ releaser, canaryByItself }, remote, [version, percent, ...more]) {
    if (version && percent === '--auto' && more.length === 0) {
      return canaryByItself(remote, version, (line) => console.log(line));
    }
    if (version === 'off' && percent === undefined) {
      const ended = await releaser.endCanary(remote);
      return ended ? `${remote} ${ended} is no canary any more` : `${remote} has no canary`;
    }
    if (!version || !/^\d+$/.test(percent ?? '') || more.length > 0) {
      throw new NotUnderstood('canary <remote> <version> <percent>, or canary <remote> off');
    }
    const notes = await releaser.canary(remote, version, Number(percent));
    return lines(`${remote} ${version} is what ${percent} % of the visitors get`, notes);
  },
};

/** The remotes of `[<remote>] [--json]`. */
function remotesIn(args, name, all) {
  const remotes = args.filter((arg) => arg !== '--json');
  if (remotes.length > 1 || args.length > remotes.length + 1) throw new NotUnderstood(`${name} [<remote>] [--json]`);
  return remotes.length > 0 ? remotes : all;
}

async function status({ statusOf, statusTable }, releases, args) {
  const found = await statusOf(releases, remotesIn(args, 'status', await releases.remotes()));
  return args.includes('--json') ? JSON.stringify(found, null, 2) : statusTable(found);
}

async function history({ historyTable }, releases, args) {
  const remotes = remotesIn(args, 'history', await releases.remotes());
  const found = await Promise.all(
    remotes.map(async (remote) => ({ remote, history: (await releases.registry.read(remote)).history })),
  );
  return args.includes('--json') ? JSON.stringify(found, null, 2) : historyTable(found);
}

/** A version of the shell is tried with its own program, because its parts were built together. */
async function tryVersions(library, [option, folder, ...more]) {
  if (more.length > 0 || (option !== undefined && (option !== '--shell' || !folder))) {
    throw new NotUnderstood('matrix --run [--shell <folder>]');
  }
  const program = folder && pathToFileURL(join(resolve(folder), 'server/release.mjs')).href;
  const { tryInThisShell } = program ? await import(program) : library;
  if (!tryInThisShell) throw new Error(`the shell in ${folder} is from before there was matrix --run`);
  await tryInThisShell(process.env, (line) => console.log(line));
}

async function matrix(library, releases, args) {
  const [option, ...rest] = args;
  const isJson = args.length === 1 && option === '--json';
  if (option === '--run') await tryVersions(library, rest);
  else if (args.length > 0 && !isJson) throw new NotUnderstood('matrix [--json], or matrix --run [--shell <folder>]');
  const found = await library.compatibilityMatrix(releases);
  return isJson ? JSON.stringify(found, null, 2) : library.matrixTable(found);
}

/** Takes `--reason <why>` out of the arguments. */
function withoutReason(args) {
  const at = args.indexOf('--reason');
  if (at === -1) return [args];
  const why = args[at + 1];
  if (why === undefined || !REASONED.includes(args[0]))
    throw new NotUnderstood(`${REASONED.join(', ')} … --reason <why>`);
  return [args.toSpliced(at, 2), why];
}

async function keys({ openReleaser, newKeyLines, isKeyName }, [action, name, ...more]) {
  if (action === undefined) return (await openReleaser(process.env)).keys.publicLines().join('\n');
  if (action !== 'new' || !isKeyName(name) || more.length > 0)
    throw new NotUnderstood('keys, or keys new <remote>|shell|owner');
  const { privateLine, publicLine } = newKeyLines(name);
  return `the first line of RELEASE_KEYS_FILE, a secret:\n${privateLine}\na line of RELEASE_PUBLIC_KEYS; for a remote of another repository the second word, behind grant … --key:\n${publicLine}`;
}

async function owners({ openReleaser }, rest) {
  if (rest.length > 0) throw new NotUnderstood('owners');
  const { releases } = await openReleaser(process.env);
  const { grants } = await releases.owners.read();
  const width = Math.max(...grants.map(({ path }) => path.length));
  const since = ({ at, by }) => (at ? `  since ${at.slice(0, 10)}, by ${by}` : '');
  return grants.map((grant) => `${grant.path.padEnd(width)}  ${grant.remote}${since(grant)}`).join('\n');
}

/** The source maps are the published ones, or those of a build here if it is the same version. */
async function explain({ explained, distOf }, releases, [text, ...more]) {
  if (!text || more.length > 0) throw new NotUnderstood("explain '<error>' | -");
  const read = (name, path) => readFile(join(distOf(name), path)).catch(() => null);
  const ofBuild = async (name, version, file) => {
    const manifest = await read(name, 'release.json');
    return manifest && JSON.parse(manifest).version === version ? read(name, `maps/${file}.map`) : null;
  };
  return explained(
    text === '-' ? await readText(process.stdin) : text,
    async (name, version, file) => (await releases.sourceMap(name, version, file)) ?? ofBuild(name, version, file),
  );
}

async function answer(library, given) {
  const [args, reason] = withoutReason(given);
  const [name, remote, ...rest] = args;
  if (name === 'keys') return keys(library, args.slice(1));
  if (name === 'owners') return owners(library, args.slice(1));
  if (reason !== undefined && rest.includes('--auto')) throw new NotUnderstood('canary --auto gives its own reasons');
  const publisher = library.publisherByApi(process.env, { reason });
  if (publisher) {
    if (name !== 'publish' || remote === undefined) {
      throw new NotUnderstood('with RELEASE_API there is publish <remote> alone; for all else unset it');
    }
    return commands.publish({ releaser: publisher, distOf: library.distOf }, remote, rest);
  }
  const known = ['explain', 'matrix', 'status', 'history'].includes(name) || Object.hasOwn(commands, name);
  if (!known) throw new NotUnderstood(`there is no "${name}"; see --help`);
  const opened = await library.openReleaser(process.env, { reason });
  const { releases } = opened;
  if (name === 'explain') return explain(library, releases, args.slice(1));
  if (name === 'matrix') return matrix(library, releases, args.slice(1));
  const remotes = name === 'grant' ? [] : await releases.remotes();
  if (remote !== undefined && remote !== '--json' && name !== 'grant' && !remotes.includes(remote)) {
    throw new NotUnderstood(`there is no remote "${remote}": ${remotes.join(', ')}`);
  }
  if (name === 'status') return status(library, releases, args.slice(1));
  if (name === 'history') return history(library, releases, args.slice(1));
  if (remote === undefined) throw new NotUnderstood(`${name} which remote? ${remotes.join(', ')}`);
  return commands[name]({ ...opened, qrCodeOf: library.qrCodeOf, distOf: library.distOf }, remote, rest);
}

/**
 * Does what the arguments say, prints the result and sets the exit code. `loadLibrary` returns the release rules, which are code
 * of the shell's server: the same copy decides what goes live and what is served. `distOf` names the folder of a remote's build.
 */
export async function runRelease(args, { loadLibrary, distOf }) {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    process.exit(args.length === 0 ? 2 : 0);
  }
  try {
    console.log(await answer({ ...(await loadLibrary()), distOf }, args));
  } catch (error) {
    for (const line of String(error.message).split('\n')) console.error(`release: ${line}`);
    process.exitCode = error instanceof NotUnderstood ? 2 : 1;
  }
}
