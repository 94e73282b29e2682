import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant, whole } from './columns.js';

/** `id` is the hash of what the cookie holds: a copy of this table opens no account. */
export class CreateCustomerSession1700000000115 implements MigrationInterface {
  name = 'CreateCustomerSession1700000000115';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'customer_session',
      columns: [
        code(runner, 'id', 64, { isPrimary: true }),
        whole('customerId'),
        instant(runner, 'createdAt'),
        instant(runner, 'expiresAt'),
      ],
      indices: [{ name: 'customer_session_customer', columnNames: ['customerId'] }],
      foreignKeys: [
        {
          name: 'customer_session_of_customer',
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
    await runner.dropTable('customer_session');
  }
}
