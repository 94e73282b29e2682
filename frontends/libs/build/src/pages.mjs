import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { parseSync } from '@swc/core';

/** The properties of a `page({ … })` call that go into the release; `load` and `layout` are its code. */
const FACTS = [
  'path',
  'params',
  'query',
  'outline',
  'kept',
  'existsAt',
  'listed',
  'private',
  'frame',
  'footerForms',
  'ownSearch',
];

/** A part of the table is not a literal. */
class NotLiteral extends Error {
  constructor(node, what) {
    super(what);
    this.position = node.span.start;
  }
}

/** The module path in `() => import('./pages/home')`. */
function importedBy(node) {
  const { type, callee, arguments: [request] = [] } = node.body;
  if (type === 'CallExpression' && callee.type === 'Import' && request?.expression.type === 'StringLiteral') {
    return request.expression.value;
  }
  throw new NotLiteral(node, "expected () => import('./…')");
}

/** The value of an expression made of literals, of other constants of the file, and of functions that import. */
function valueOf(node, constants) {
  const of = (each) => valueOf(each, constants);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map(({ expression }) => of(expression));
    case 'ObjectExpression':
      return Object.assign({}, ...node.properties.map((property) => entryOf(property, constants)));
    case 'ArrowFunctionExpression':
      return importedBy(node);
    case 'TsConstAssertion':
      return of(node.expression);
    case 'Identifier':
      if (constants.has(node.value)) return of(constants.get(node.value));
  }
  throw new NotLiteral(node, 'expected a literal: the build reads this line without running it');
}

function entryOf(property, constants) {
  if (property.type === 'SpreadElement') return valueOf(property.arguments, constants);
  if (property.type === 'Identifier') return { [property.value]: valueOf(property, constants) };
  if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') {
    throw new NotLiteral(property.key ?? property, 'expected `name: value`');
  }
  return { [property.key.value]: valueOf(property.value, constants) };
}

function constantsOf({ body }) {
  const declarations = body.flatMap((item) => (item.type === 'ExportDeclaration' ? item.declaration : item));
  const variables = declarations.flatMap(({ type, declarations: list }) =>
    type === 'VariableDeclaration' ? list : [],
  );
  return new Map(variables.map(({ id, init }) => [id.value, init]));
}

function pageRowOf(node, constants) {
  if (node.type !== 'CallExpression' || node.callee.value !== 'page' || node.arguments.length !== 1) {
    throw new NotLiteral(node, 'expected page({ … })');
  }
  return valueOf(node.arguments[0].expression, constants);
}

/** Reads `export const <name> = [ … ]` of a file without running it. Throws with file and line when a row is not literal. */
function readTable(file, name, rowOf) {
  const text = readFileSync(file, 'utf8');
  // The parser counts positions in bytes across all files it has parsed. The added semicolon marks where this file begins.
  const program = parseSync(`;${text}`, { syntax: 'typescript', tsx: true });
  const constants = constantsOf(program);
  try {
    const table = constants.get(name);
    if (table?.type !== 'ArrayExpression')
      throw new NotLiteral(table ?? program, `expected export const ${name} = [ … ]`);
    return table.elements.map(({ expression }) => rowOf(expression, constants));
  } catch (error) {
    if (!(error instanceof NotLiteral)) throw error;
    const before = Buffer.from(`;${text}`).subarray(0, error.position - program.span.start);
    throw new Error(`${relative(process.cwd(), file)}:${String(before).split('\n').length}: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * Reads the table of pages in a remote's `app.tsx`, `export const pages = [page({ … }), …]`. Returns `{ facts, requests }` for
 * each page: the facts for the release, and the modules it imports.
 */
export function readPages(file) {
  return readTable(file, 'pages', pageRowOf).map((row) => {
    const facts = Object.fromEntries(FACTS.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
    return { facts, requests: [row.load, row.layout].filter((request) => request !== undefined) };
  });
}

/** The file with a remote's links in header and footer, beside its table of pages. */
const linksFileOf = (table) => join(dirname(table), 'links.ts');

/** Reads a remote's links, `export const links = [{ … }, …]` in `links.ts` (`FrameLink` of `libs/contracts`); it may have none. */
export function readLinks(table) {
  const file = linksFileOf(table);
  return existsSync(file) ? readTable(file, 'links', valueOf) : [];
}

/** The script files of a page's imports and their dependencies, without the files that every page loads (`scripts`). */
function filesOf(compilation, requests, scripts) {
  const groups = compilation.chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => requests.includes(request)),
  );
  const files = new Set(groups.flatMap((group) => [...group.getFiles()]));
  return [...files].filter((file) => file.endsWith('.js') && !scripts.includes(file));
}

/** The pages of a remote for its release manifest (`ReleasedPage` of the shell's server). */
export function releasedPages(file, compilation, scripts) {
  return readPages(file).map(({ facts, requests }) => ({ ...facts, files: filesOf(compilation, requests, scripts) }));
}

/** In development there is no release, so the dev server serves pages and links as `pages.json`. */
export class PagesPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PagesPlugin', () => {
        const pages = readPages(this.file).map(({ facts }) => ({ ...facts, files: [] }));
        const links = readLinks(this.file);
        compilation.emitAsset('pages.json', new RawSource(JSON.stringify({ pages, links })));
        // No module imports it.
        if (links.length > 0) compilation.fileDependencies.add(linksFileOf(this.file));
      });
    });
  }
}
