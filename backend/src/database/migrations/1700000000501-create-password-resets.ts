import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant, whole } from './columns.js';

/** One row per customer: a new link replaces the older one. */
export class CreatePasswordResets1700000000501 implements MigrationInterface {
  name = 'CreatePasswordResets1700000000501';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'password_reset',
      columns: [
        whole('customerId', { isPrimary: true }),
        code(runner, 'tokenHash', 64, { isUnique: true }),
        instant(runner, 'expiresAt'),
      ],
      foreignKeys: [
        {
          name: 'password_reset_of_customer',
          columnNames: ['customerId'],
          referencedTableName: 'customer',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
        },
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('password_reset');
  }
}
