import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, whole } from './columns.js';

/** Windows of limits that copies count together (decision 13): names and order of the columns are the library's. */
export class CreateRateLimit1700000001001 implements MigrationInterface {
  name = 'CreateRateLimit1700000001001';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'rate_limit',
      columns: [
        code(runner, 'key', 255, { isPrimary: true }),
        whole('points', { default: 0 }),
        { name: 'expire', type: 'bigint', isNullable: true },
      ],
      indices: [{ name: 'rate_limit_expire', columnNames: ['expire'] }],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_limit');
  }
}
