import { readFileSync } from 'node:fs';

import ts from 'typescript';

const resolution = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true };

/**
 * The import cycles of these files, one list of files for each cycle; type imports count. Cycles make code hard to read, and
 * the order of evaluation depends on which file is imported first.
 * @param files absolute paths; imports of other files are not followed
 * @param texts replaces the content of a file, by path
 */
export function importCycles(files, texts = {}) {
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, resolution);
  const known = new Set(files);
  const importsOf = (file) =>
    ts
      .preProcessFile(texts[file] ?? readFileSync(file, 'utf8'))
      .importedFiles.map(({ fileName }) => ts.resolveModuleName(fileName, file, resolution, ts.sys, cache))
      .map(({ resolvedModule }) => resolvedModule?.resolvedFileName)
      .filter((imported) => known.has(imported));
  return strongComponents(new Map(files.map((file) => [file, importsOf(file)]))).filter(({ length }) => length > 1);
}

/** Tarjan's strongly connected components of a directed graph. */
function strongComponents(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const components = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) === order.get(node)) components.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}
