import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { whole } from './columns.js';

/** One row, one number: how often public data changed (see database/revision.ts). */
export class CreateRevision1700000000101 implements MigrationInterface {
  name = 'CreateRevision1700000000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'revision', columns: [whole('id', { isPrimary: true }), whole('value', { default: 0 })] }),
      true,
    );
    const rows = (await runner.query('SELECT id FROM revision')) as unknown[];
    if (rows.length === 0) await runner.query('INSERT INTO revision (id, value) VALUES (1, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('revision');
  }
}
