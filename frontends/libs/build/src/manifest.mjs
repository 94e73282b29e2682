import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { sealScripts } from './hash-table.mjs';
import { digestOf, integrityOf, versionOf, without } from './seal.mjs';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The parts of a build: the files for browsers, and those that render pages on the server. */
const PARTS = ['web', 'node'];
/** The properties that are computed from the files. */
const DERIVED = ['version', 'integrity', 'fonts', 'files', 'bytes', 'digest'];

/** Every file below a folder, as sorted paths with slashes; empty when the folder does not exist. */
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

/** Writes `.br` and `.gz` beside every text file, so that no request waits for compression. */
async function compressText(folder) {
  const names = (await filesIn(folder)).filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
    await writeFile(join(folder, `${name}.gz`), await gz(content, { level: 9 }));
  }
}

/** The hashes of all files, and the transfer sizes of scripts and fonts. */
async function filesOf(dist, parts) {
  const files = {};
  const bytes = {};
  for (const part of parts) {
    for (const name of await filesIn(join(dist, part))) {
      const content = await readFile(join(dist, part, name));
      files[`${part}/${name}`] = integrityOf(content);
      const [, fetched] = /^(.*\.(?:js|woff2))(?:\.br)?$/.exec(name) ?? [];
      // `.br` sorts after the plain file and overwrites its size, because browsers fetch the compressed one.
      if (part === 'web' && fetched) bytes[fetched] = content.length;
    }
  }
  return { files, bytes };
}

/**
 * Seals and compresses the files of `dist/web` and writes `dist/release.json`, the manifest of this build (`ReleaseManifest` of the
 * shell's server). `facts` is everything that is not computed from the files; computed properties in it are ignored. The same
 * sources have the same version on every machine. `dist/node` is included when `facts.node` is set.
 */
export async function writeManifest(dist, facts) {
  const { name, contract, entry, ...rest } = without(facts, DERIVED);
  await sealScripts(join(dist, 'web'), name, entry ?? rest.scripts?.[0]);
  await compressText(join(dist, 'web'));
  const { files, bytes } = await filesOf(dist, facts.node ? PARTS : PARTS.slice(0, 1));
  const manifest = {
    name,
    version: '',
    contract,
    ...(entry && { entry, integrity: files[`web/${entry}`] }),
    ...rest,
    fonts: (await filesIn(join(dist, 'web'))).filter((file) => file.endsWith('.woff2')),
    files,
    bytes,
    digest: '',
  };
  manifest.version = versionOf(manifest);
  manifest.digest = digestOf(manifest);
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
