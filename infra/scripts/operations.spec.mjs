import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];

/** All source files below a folder as one text. */
function sourcesOf(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(mjs|ts|sh|yml|service|conf|cnf|sql)$/.test(entry.name));
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|\/dist\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A file or folder, or at least one whose name begins so, when the rest is `*`. */
function isThere(name) {
  const [beginning, rest] = name.split('*');
  if (rest === undefined) return existsSync(join(root, name));
  const folder = dirname(`${beginning}x`);
  return readdirSync(join(root, folder)).some((entry) => `${folder}/${entry}`.startsWith(beginning));
}

const { scripts } = JSON.parse(read('package.json'));
const sources =
  ['infra', 'backend/src', 'frontends/shell/server'].map(sourcesOf).join('\n') + read('docker-compose.yml');
const help = (file) => read(file).match(/HELP = [`'](.*?)[`'];?$/ms)?.[1] ?? read(file);

describe.each(['docs/operations.md', 'docs/capacity.md', 'docs/drills.md', 'README.md'])('%s names', (file) => {
  const page = read(file);

  it('npm scripts that there are', () => {
    const named = all(page, /\bnpm run (?:-s |--silent )?([a-z][\w:]*)(?![^\n`]* -w )/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('files that there are', () => {
    const named = all(page, /(?<![\w/.])((?:infra|backend|frontends|docs)\/[\w./*-]*[\w*])/g);
    const missing = named.filter((name) => !isThere(name));
    expect(missing).toEqual([]);
    const linked = all(page, /\]\((?!https?:)([^)#]+)/g).filter((name) => !existsSync(join(root, file, '..', name)));
    expect(linked).toEqual([]);
  });

  it('variables that something reads', () => {
    // SQLITE_… are codes of errors; OTEL_… is read by the packages of OpenTelemetry, and MYSQLD_… by the unit of MariaDB.
    const named = all(page, /\b((?!SQLITE_|OTEL_|MYSQLD_)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);
    const isRead = (name) => new RegExp(`\\b${name}\\b`).test(sources);
    expect(named.filter((name) => !isRead(name) && !isRead(name.replace(/_FILE$/, '')))).toEqual([]);
  });

  it('commands and options of ours that there are', () => {
    const backup = all(page, /(?:run backup --|afshoreh backup) ([a-z]+)/g);
    expect(backup.filter((name) => !help('infra/backup/cli.mjs').includes(`backup -- ${name}`))).toEqual([]);
    const started = all(page, /(?<!`infra\/)\bafshoreh ([a-z]+)(?= |`|$)/gm);
    expect(started.filter((name) => !/^(start|migrate|backup|release)$/.test(name))).toEqual([]);
    const drills = all(page, /drill(?: --| `)\s?([a-z]+)`?/g);
    expect(drills.filter((name) => !existsSync(join(root, `infra/drills/${name}.mjs`)))).toEqual([]);
    const options = all(page, /install\.sh`? ?((?:--[a-z-]+)(?:[^\n#`]*)?)/g).flatMap((line) =>
      all(line, /(--[a-z-]+)/g),
    );
    expect(
      options.filter((name) => name !== '--help' && !help('infra/install/install.sh').includes(`  ${name} `)),
    ).toEqual([]);
  });

  it('decisions that there are', () => {
    const numbers = all(page, /decision (\d+)/g).map((number) => number.padStart(4, '0'));
    const there = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
    expect(numbers.filter((number) => !there.includes(number))).toEqual([]);
  });
});
