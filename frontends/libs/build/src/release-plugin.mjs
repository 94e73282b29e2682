import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/** Puts `.br` and `.gz` beside a text file, so that no request ever waits for a compressor. */
async function compress(file, content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
}

/** What is needed right after the first file: the shell's own chunks, and the chunk of a remote's exposed module. */
function firstScripts(compilation) {
  const exposed = compilation.namedChunks.get('app');
  const groups = [...compilation.entrypoints.values()].flatMap((entrypoint) => [...entrypoint.getFiles()]);
  return [...new Set([...groups, ...(exposed?.files ?? [])])].filter((file) => file.endsWith('.js'));
}

/**
 * After a production build: compresses the files and writes `dist/release.json`, the record of this build:
 * `{ name, version, entry, integrity, scripts, fonts }`. The version is the hash of what was built, so the same sources
 * are the same release wherever they are built. Source maps are kept out of what is served, in `dist/maps`.
 */
export class ReleasePlugin {
  constructor({ name, entry }) {
    this.name = name;
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      await rm(join(folder, '../maps'), { recursive: true, force: true });
      const digest = createHash('sha256');
      const fonts = [];
      let integrity;
      for (const name of await filesIn(folder)) {
        const file = join(folder, name);
        const content = await readFile(file);
        if (name.endsWith('.map')) {
          const map = join(folder, '../maps', name);
          await mkdir(dirname(map), { recursive: true });
          await writeFile(map, content);
          await rm(file);
          continue;
        }
        digest.update(name).update(content);
        if (name.endsWith('.woff2')) fonts.push(name);
        if (name === this.entry) integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
        if (/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) await compress(file, content);
      }
      const scripts = firstScripts(compilation).filter((file) => file !== this.entry);
      const version = digest.digest('hex').slice(0, 16);
      const release = { name: this.name, version, entry: this.entry, integrity, scripts, fonts };
      await writeFile(join(folder, '../release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
