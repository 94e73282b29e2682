import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { replacementIn } from '../schema-state.js';
import { migrations } from './index.js';

const takesAway = /drop(Column|Table)|rename(Column|Table)|changeColumn|DROP (COLUMN|TABLE)|\bRENAME\b|\bMODIFY\b/;
const nameOf = (source: string): string => /^export class (\w+)/m.exec(source)?.[1] ?? '';
const upOf = (source: string): string => source.slice(source.indexOf('async up('), source.indexOf('async down('));

/** Those that take something away and name no earlier migration that put another thing in its place. */
function contractingTooSoon(sources: string[]): string[] {
  const names = sources.map(nameOf);
  return sources
    .filter((source) => takesAway.test(upOf(source)))
    .filter((source) => {
      const place = names.indexOf(replacementIn(nameOf(source)) ?? '');
      return place < 0 || place >= names.indexOf(nameOf(source));
    })
    .map(nameOf);
}

const folder = join(process.cwd(), 'src/database/migrations');
const sources = readdirSync(folder)
  .filter((file) => /^\d+-.*\.ts$/.test(file))
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'));

it('knows every migration by its file, in the order of their timestamps', () => {
  expect(migrations.map(({ name }) => name)).toEqual(sources.map(nameOf));
});

it('takes nothing away that the release before still reads', () => {
  expect(contractingTooSoon(sources)).toEqual([]);
});

const migration = (name: string, up: string): string =>
  `export class ${name} {\nasync up(runner) { ${up} }\nasync down(runner) {}\n}`;
const dropping = (name: string): string => migration(name, "await runner.dropColumn('post', 'name');");
const expand = migration('AddTitle1800000000001', "await runner.addColumn('post', title);");

it('accepts a migration that takes away what an earlier one has replaced', () => {
  expect(contractingTooSoon([expand, dropping('DropNameAfterAddTitle1800000000001At1800000000002')])).toEqual([]);
});

it.each([
  ['names none', 'DropName1800000000002'],
  ['names one that is not there', 'DropNameAfterAddHeading1800000000001At1800000000002'],
  ['names itself', 'DropNameAfterDropName1800000000002At1800000000002'],
])('refuses one that %s', (_what, name) => {
  expect(contractingTooSoon([expand, dropping(name)])).toEqual([name]);
});

it('refuses one that names a later one', () => {
  const name = 'DropNameAfterAddTitle1800000000001At1800000000000';
  expect(contractingTooSoon([dropping(name), expand])).toEqual([name]);
});
