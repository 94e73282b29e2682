import { readFileSync } from 'node:fs';

import ts from 'typescript';

const resolution = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true };

/**
 * The files that import each other in a circle, one list for each circle; imports of types count. Whoever reads one file of
 * a circle has to read all of them, and which of them runs first depends on who is imported first.
 * @param files absolute paths; what they import from elsewhere is not followed
 * @param texts what to read in place of a file, by path
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
  const [order, low, stack, components] = [new Map(), new Map(), [], []];
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
