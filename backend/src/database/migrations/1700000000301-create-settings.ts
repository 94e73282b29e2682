import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, longText } from './columns.js';

/** Site settings as key and JSON value; defaults are in the code (content/settings.ts). */
export class CreateSettings1700000000301 implements MigrationInterface {
  name = 'CreateSettings1700000000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'setting', columns: [code(runner, 'key', 64, { isPrimary: true }), longText('value')] }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('setting');
  }
}
