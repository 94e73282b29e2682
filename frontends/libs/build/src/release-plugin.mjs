import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { TABLE } from './hash-table.mjs';
import { filesIn, writeManifest } from './manifest.mjs';
import { buildMetadata } from './metadata.mjs';
import { ModuleFacts } from './module-facts.mjs';
import { readLinks, releasedPages } from './pages.mjs';
import { sourceDigests } from './shared-names.mjs';

/** Reads the value of a constant in a neighbouring library without running its code. */
function constantOf(name, path) {
  const file = join(import.meta.dirname, '../..', path);
  const found = new RegExp(`^export const ${name} = '?([\\d.]+)'?;$`, 'm').exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`no ${name} in ${file}`);
  return found[1];
}

const contractVersion = () => Number(constantOf('CONTRACT_VERSION', 'contracts/src/remote-module.ts'));
const apiVersion = () => constantOf('API_VERSION', 'api-client/src/operation-kinds.ts');

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

/** The shell's scripts that a first visit fetches after all others: the parts with a name. */
function laterScripts(compilation) {
  const groups = [...compilation.namedChunkGroups.values()].filter((group) => !group.isInitial());
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js'));
}

/** Returns a line for each page that fetches more than `budget` bytes of the remote's scripts. */
function tooHeavy({ pages, entry, scripts, bytes }, budget) {
  return pages.flatMap(({ path, files }) => {
    const weight = [...new Set([entry, ...scripts, ...files])].reduce((sum, file) => sum + (bytes[file] ?? 0), 0);
    return weight > budget ? [`${path} fetches ${weight} bytes of scripts of its own, the budget is ${budget}`] : [];
  });
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
 * a remote's pages, and `budget` the most bytes of scripts that a page may fetch of it.
 */
export class ReleasePlugin {
  constructor(facts, table, budget) {
    this.facts = facts;
    this.table = table;
    this.budget = budget;
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
      const manifest = await writeManifest(dist, {
        ...this.facts,
        // Only a remote has `shared`.
        ...(this.facts.shared && { imports: modules.imports() }),
        builtAgainst: sourceDigests(),
        stores: modules.stores(),
        api: apiVersion(),
        contract,
        scripts,
        ...(early.length > 0 && { early }),
        ...(this.facts.provides && { later: laterScripts(compilation) }),
        ...(this.table && { pages: releasedPages(this.table, compilation, scripts), links: readLinks(this.table) }),
        metadata: buildMetadata(),
      });
      if (!manifest.files[`web/${TABLE}`])
        throw new Error(`${name} has no table of hashes: its scripts load no chunks`);
      for (const line of this.budget ? tooHeavy(manifest, this.budget) : []) throw new Error(line);
    });
  }
}
