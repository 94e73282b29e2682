import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What a build consists of: the files browsers fetch, and those that render pages on the server. */
const PARTS = ['web', 'node'];
const COMPRESSED = /\.(br|gz)$/;

/** Every file below a folder, as paths with slashes, sorted; none when there is no such folder. */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** The hash of some bytes as a browser expects it in an `integrity` attribute. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Puts `.br` and `.gz` beside every text file, so that no request ever waits for a compressor. */
async function compressText(folder) {
  const names = (await filesIn(folder)).filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
    await writeFile(join(folder, `${name}.gz`), await gz(content, { level: 9 }));
  }
}

async function hashesOf(dist, parts) {
  const files = {};
  for (const part of parts) {
    for (const name of await filesIn(join(dist, part))) {
      files[`${part}/${name}`] = integrityOf(await readFile(join(dist, part, name)));
    }
  }
  return files;
}

/** Compressors may differ from one machine to the next: what a version consists of is the plain files. */
function versionOf(files) {
  const digest = createHash('sha256');
  for (const [path, integrity] of Object.entries(files)) {
    if (!COMPRESSED.test(path)) digest.update(`${path} ${integrity}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}

/**
 * Compresses the files of `dist/web` and writes `dist/release.json`, the manifest of this build (`ReleaseManifest` of the
 * shell's server). `facts` is what the files themselves do not say. The version is the hash of the files, so the same
 * sources are the same release wherever they are built. `dist/node` is a part of it when `facts.node` is there.
 */
export async function writeManifest(dist, facts) {
  await compressText(join(dist, 'web'));
  const files = await hashesOf(dist, facts.node ? PARTS : PARTS.slice(0, 1));
  const { name, contract, entry, ...rest } = facts;
  const manifest = {
    name,
    version: versionOf(files),
    contract,
    ...(entry && { entry, integrity: files[`web/${entry}`] }),
    ...rest,
    fonts: (await filesIn(join(dist, 'web'))).filter((file) => file.endsWith('.woff2')),
    files,
  };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
