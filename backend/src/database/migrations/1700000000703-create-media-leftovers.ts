import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant } from './columns.js';

/** Files in the store without an item, to be removed. */
export class CreateMediaLeftovers1700000000703 implements MigrationInterface {
  name = 'CreateMediaLeftovers1700000000703';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'media_leftover',
        columns: [code(runner, 'stem', 32, { isPrimary: true }), instant(runner, 'since')],
        indices: [{ name: 'media_leftover_since', columnNames: ['since'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media_leftover');
  }
}
