import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filesIn, writeManifest } from './manifest.mjs';
import { buildMetadata } from './metadata.mjs';
import { ModuleFacts } from './module-facts.mjs';
import { releasedPages } from './pages.mjs';
import { sourceDigests } from './shared-names.mjs';

/** The contract version of these sources, read from `libs/contracts`. */
function contractVersion() {
  const file = join(import.meta.dirname, '../../contracts/src/remote-module.ts');
  const found = /^export const CONTRACT_VERSION = (\d+);$/m.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`no CONTRACT_VERSION in ${file}`);
  return Number(found[1]);
}

/** The scripts that every page needs first: the shell's own chunks, or the chunk of a remote's exposed module. */
function firstScripts(compilation) {
  const exposed = compilation.namedChunks.get('app');
  const groups = [...compilation.entrypoints.values()].flatMap((entrypoint) => [...entrypoint.getFiles()]);
  return [...new Set([...groups, ...(exposed?.files ?? [])])].filter((file) => file.endsWith('.js'));
}

/** The scripts that run before an entry's code; they are emitted as separate files. */
function earlyScripts(compilation) {
  const chunks = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.chunks);
  return chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).filter((file) => file.endsWith('.js'));
}

/** Moves the source maps out of the served folder. */
async function moveMaps(web, maps) {
  await rm(maps, { recursive: true, force: true });
  for (const name of (await filesIn(web)).filter((file) => file.endsWith('.map'))) {
    await mkdir(dirname(join(maps, name)), { recursive: true });
    await rename(join(web, name), join(maps, name));
  }
}

/**
 * After a production build: compresses the files, moves the source maps to `dist/maps`, and writes `dist/release.json`.
 * `facts` are copied into it: a remote's `entry` and `shared`, or the shell's `provides` and `exports`. `table` is the file with
 * a remote's pages.
 */
export class ReleasePlugin {
  constructor(facts, table) {
    this.facts = facts;
    this.table = table;
  }

  apply(compiler) {
    const modules = new ModuleFacts();
    modules.apply(compiler);
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const web = compiler.outputPath;
      const dist = dirname(web);
      await moveMaps(web, join(dist, 'maps'));
      const { name, entry } = this.facts;
      const contract = { name, version: contractVersion() };
      const scripts = firstScripts(compilation).filter((file) => file !== entry);
      const early = earlyScripts(compilation);
      await writeManifest(dist, {
        ...this.facts,
        // Only a remote has `shared`.
        ...(this.facts.shared && { imports: modules.imports() }),
        builtAgainst: sourceDigests(),
        stores: modules.stores(),
        contract,
        scripts,
        ...(early.length > 0 && { early }),
        ...(this.table && { pages: releasedPages(this.table, compilation, scripts) }),
        metadata: buildMetadata(),
      });
    });
  }
}
