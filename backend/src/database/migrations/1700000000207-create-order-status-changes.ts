import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, text, whole } from './columns.js';

/** Every change of an order's status, with admin and time (D9); the first row is its placing. */
export class CreateOrderStatusChanges1700000000207 implements MigrationInterface {
  name = 'CreateOrderStatusChanges1700000000207';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_status_change',
        columns: [
          generatedId(),
          whole('orderId'),
          code(runner, 'from', 16, { isNullable: true }),
          code(runner, 'to', 16),
          instant(runner, 'at'),
          text('by', 100, { isNullable: true }),
          whole('adminId', { isNullable: true }),
        ],
        indices: [{ name: 'order_status_change_of', columnNames: ['orderId', 'id'] }],
        foreignKeys: [
          {
            name: 'order_status_change_of_order',
            columnNames: ['orderId'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_status_change');
  }
}
