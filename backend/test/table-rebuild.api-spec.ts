import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource, Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { migrate, revertLast } from '../src/database/migrate.js';
import { generatedId, text, whole } from '../src/database/migrations/columns.js';
import { freshDatabase, type FreshDatabase } from './support/index.js';

/** A parent and its children, as orders and their lines will be. */
class CreateFamily1800000000001 implements MigrationInterface {
  name = 'CreateFamily1800000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: 'parent', columns: [generatedId(), text('name', 10)] }));
    const ofParent = { columnNames: ['parentId'], referencedTableName: 'parent', referencedColumnNames: ['id'] };
    await runner.createTable(
      new Table({
        name: 'child',
        columns: [generatedId(), whole('parentId')],
        foreignKeys: [{ ...ofParent, onDelete: 'CASCADE' }],
      }),
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('child');
    await runner.dropTable('parent');
  }
}

/** On SQLite, TypeORM makes a new table, copies the rows and drops the old table. */
class AddColumnToParent1800000000002 implements MigrationInterface {
  name = 'AddColumnToParent1800000000002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('parent', new TableColumn({ name: 'age', type: 'integer', default: 1 }));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('parent', 'age');
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

beforeEach(async () => {
  fresh = await freshDatabase();
  dataSource = await open([CreateFamily1800000000001]);
  await migrate(dataSource);
  await dataSource.query("INSERT INTO parent (name) VALUES ('انار')");
  await dataSource.query('INSERT INTO child (parentId) VALUES (1), (1), (1)');
  await dataSource.destroy();
  dataSource = await open([CreateFamily1800000000001, AddColumnToParent1800000000002]);
});

afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

it('keeps the children of a table that is rebuilt, forward and back', async () => {
  await migrate(dataSource);
  expect(await children()).toBe(3);
  await revertLast(dataSource);
  expect(await children()).toBe(3);
});

it('has foreign keys on again after going back', async () => {
  await migrate(dataSource);
  await revertLast(dataSource);
  await expect(dataSource.query('INSERT INTO child (parentId) VALUES (99)')).rejects.toThrow(/foreign key/i);
});
