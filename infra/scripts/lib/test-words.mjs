import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const SPEC = /\.(api-)?spec\.(ts|tsx|mjs)$/;

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The projects with unit tests: the last part of the package's name, and the folder. */
export function testedProjects() {
  const folders = json('package.json').workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  const tested = folders.filter((folder) => json(`${folder}/package.json`).scripts?.test);
  return new Map(tested.map((folder) => [folder.slice(folder.lastIndexOf('/') + 1), folder]));
}

function specFiles(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(\.|node_modules$|dist$|data$)/.test(entry.name) ? [] : specFiles(path);
    return SPEC.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
  });
}

/** The runner of a spec file: Playwright, Jest for the API, or Jest in the file's project. */
function runnerOf(file, folders) {
  if (file.startsWith('frontends/e2e/')) return 'browser';
  if (/\.api-spec\.ts$/.test(file)) return 'api';
  return folders.find((folder) => file.startsWith(`${folder}/`));
}

/**
 * The meaning of the words after `npm test --`: the name of a part or of a project, or the beginning of a spec file's name or
 * path. Returns `{ parts, files, unknown }`: names of parts, and by runner (`browser`, `api` or a project's folder) the files
 * to run; undefined means all files of a project.
 */
export function meaningOf(words, knownParts) {
  const projects = testedProjects();
  const folders = [...projects.values()];
  const parts = words.filter((word) => knownParts.includes(word));
  const files = new Map(words.filter((word) => projects.has(word)).map((word) => [projects.get(word), undefined]));
  const unknown = [];
  const rest = words.filter((word) => !knownParts.includes(word) && !projects.has(word));
  const all = rest.length > 0 ? specFiles() : [];
  for (const word of rest) {
    const found = all.filter((file) => `/${file}`.includes(`/${word}`));
    if (found.length === 0) unknown.push(word);
    for (const file of found) {
      const runner = runnerOf(file, folders);
      if (files.has(runner) && files.get(runner) === undefined) continue;
      files.set(runner, [...new Set([...(files.get(runner) ?? []), file])]);
    }
  }
  return { parts, files, unknown };
}

/** The output of `npm test -- --help`, also shown after an unknown word. */
export function usage(parts) {
  return `npm test                    everything
npm test -- <word>…         what the words name:
  a part                    ${parts.join(', ')}
  a project's unit tests    ${[...testedProjects().keys()].join(', ')}
  spec files                the beginning of their name or path: checkout.spec, orders.api-spec, frontends/cart/src/pages
A browser spec runs in the Playwright projects it belongs to, an API spec on SQLite.`;
}
