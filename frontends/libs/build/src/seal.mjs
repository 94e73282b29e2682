import { createHash } from 'node:crypto';

const COMPRESSED = /\.(br|gz)$/;
/** Not hashed: what differs between machines or commits with the same sources, and the hashes themselves. */
const NOT_IN_VERSION = ['version', 'files', 'integrity', 'bytes', 'metadata', 'builtAgainst', 'digest'];

export function without(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** The hash of bytes in the format of an `integrity` attribute. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * The version of a build: the hash of its uncompressed files and of its manifest. Compressed files are left out, because
 * compressors differ between machines. The version of an old build without a `digest` is the hash of the files alone.
 */
export function versionOf(manifest) {
  const hash = createHash('sha256');
  for (const [path, integrity] of Object.entries(manifest.files)) {
    if (!COMPRESSED.test(path)) hash.update(`${path} ${integrity}\n`);
  }
  if (manifest.digest !== undefined) hash.update(JSON.stringify(without(manifest, NOT_IN_VERSION)));
  return hash.digest('hex').slice(0, 16);
}

/** The hash of the whole manifest, which reveals later changes to it. */
export function digestOf(manifest) {
  return createHash('sha256')
    .update(JSON.stringify(without(manifest, ['digest'])))
    .digest('hex');
}
