import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { migrations } from './index.js';

/** From before the first release: no copy ran that could have read what they take away. */
const beforeTheFirstRelease = ['DropOrderSearchKey1700000000602', 'DropPriceOrders1700000000903'];
const takesAway = /drop(Column|Table)|rename(Column|Table)|changeColumn|DROP (COLUMN|TABLE)|\bRENAME\b|\bMODIFY\b/;

const folder = join(process.cwd(), 'src/database/migrations');
const sources = readdirSync(folder)
  .filter((file) => /^\d+-.*\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));
const nameOf = (source: string): string => /^export class (\w+)/m.exec(source)?.[1] ?? '';
const upOf = (source: string): string => source.slice(source.indexOf('async up('), source.indexOf('async down('));

it('knows every migration by its file', () => {
  expect(sources.map(nameOf).sort()).toEqual(migrations.map(({ name }) => name).sort());
});

it('what a migration takes away, an earlier release has stopped to read: it names the migration that took its place', () => {
  for (const source of sources.filter((each) => takesAway.test(upOf(each)))) {
    const name = nameOf(source);
    if (beforeTheFirstRelease.includes(name)) continue;
    const [, expanded = ''] = /expandedBy = '(\w+)'/.exec(source) ?? [];
    expect([name, Object.keys(numbers)]).toEqual([name, expect.arrayContaining([expanded])]);
    expect(numbers[expanded] as number).toBeLessThan(numbers[name] as number);
  }
});

it('finds what migrations take away', () => {
  expect(sources.filter((each) => takesAway.test(upOf(each))).map(nameOf)).toEqual(
    expect.arrayContaining(beforeTheFirstRelease),
  );
});

const numbers = Object.fromEntries(migrations.map(({ name }) => [name, Number(name.slice(-13))]));
