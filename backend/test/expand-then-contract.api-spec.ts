import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { migrate, revertLast } from '../src/database/migrate.js';
import { inBatches, updateRows } from '../src/database/migrations/batches.js';
import {
  columnFor,
  generatedId,
  optional,
  references,
  table,
  tableFor,
  text,
  whole,
} from '../src/database/migrations/tables.js';
import { freshDatabase, type FreshDatabase } from './support/index.js';

/** A parent and its children, as orders and their lines will be. */
class CreateFamily1800000000001 implements MigrationInterface {
  name = 'CreateFamily1800000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(tableFor(runner, table('parent', [generatedId(), text('name', 10)])));
    const parentId = whole('parentId', references('parent', 'CASCADE'));
    await runner.createTable(tableFor(runner, table('child', [generatedId(), parentId])));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('child');
    await runner.dropTable('parent');
  }
}

/** Expands: `fullName` takes the place of `name`. On SQLite, TypeORM makes a new table and drops the old one. */
class AddFullName1800000000002 implements MigrationInterface {
  name = 'AddFullName1800000000002';
  async up(runner: QueryRunner): Promise<void> {
    const parent = await runner.getTable('parent');
    if (!parent?.findColumnByName('fullName'))
      await runner.addColumn('parent', columnFor(runner, text('fullName', 10, optional)));
    await inBatches<{ id: number; name: string }>(runner, 'SELECT id, name FROM parent WHERE id > ?', (rows) =>
      updateRows(
        runner,
        'parent',
        ['fullName'],
        rows.map(({ id, name }) => [id, name]),
      ),
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('parent', 'fullName');
  }
}

/** Contracts, a release later. */
class DropNameAfterAddFullName1800000000002At1800000000003 implements MigrationInterface {
  name = 'DropNameAfterAddFullName1800000000002At1800000000003';
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('parent', 'name');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('parent', columnFor(runner, text('name', 10, { default: "''" })));
  }
}

let fresh: FreshDatabase;
let dataSource: DataSource;

const open = async (migrations: (new () => MigrationInterface)[]): Promise<DataSource> => {
  const { options } = dataSourceFor(new Env(fresh.variables).database, [], 'write');
  return new DataSource({ ...options, migrations }).initialize();
};
const children = async (): Promise<number> => {
  const [row] = await dataSource.query<{ n: number | string }[]>('SELECT COUNT(*) AS n FROM child');
  return Number(row?.n);
};

const parents = 501;

beforeEach(async () => {
  fresh = await freshDatabase();
  dataSource = await open([CreateFamily1800000000001]);
  await migrate(dataSource);
  await dataSource.query(`INSERT INTO parent (name) VALUES ${Array(parents).fill("('انار')").join(', ')}`);
  await dataSource.query('INSERT INTO child (parentId) VALUES (1), (1), (1)');
  await dataSource.destroy();
  dataSource = await open([
    CreateFamily1800000000001,
    AddFullName1800000000002,
    DropNameAfterAddFullName1800000000002At1800000000003,
  ]);
});

afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

const namesIn = async (column: string): Promise<[string, number][]> => {
  const rows = await dataSource.query<{ name: string; n: number | string }[]>(
    `SELECT ${column} AS name, COUNT(*) AS n FROM parent GROUP BY ${column}`,
  );
  return rows.map(({ name, n }) => [name, Number(n)]);
};

it('fills what takes the place of a column, more rows than one batch, and keeps the children of the table', async () => {
  await migrate(dataSource);
  expect([await namesIn('fullName'), await children()]).toEqual([[['انار', parents]], 3]);
});

it('goes back one by one and forward again, with every row and child', async () => {
  await migrate(dataSource);
  await revertLast(dataSource);
  expect([await namesIn('name'), await children()]).toEqual([[['', parents]], 3]);
  await revertLast(dataSource);
  expect(await children()).toBe(3);
  await migrate(dataSource);
  expect(await children()).toBe(3);
});

it('has foreign keys on again after going back', async () => {
  await migrate(dataSource);
  await revertLast(dataSource);
  await expect(dataSource.query('INSERT INTO child (parentId) VALUES (999999)')).rejects.toThrow(/foreign key/i);
});
