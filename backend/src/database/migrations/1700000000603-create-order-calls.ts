import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** Every attempt to call the customer of an order, with admin and time (D10). */
export class CreateOrderCalls1700000000603 implements MigrationInterface {
  name = 'CreateOrderCalls1700000000603';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_call',
        columns: [
          generatedId(),
          whole('orderId'),
          code(runner, 'outcome', 16),
          longText('note', { isNullable: true }),
          instant(runner, 'nextCallAt', { isNullable: true }),
          instant(runner, 'at'),
          text('by', 100),
          whole('adminId'),
        ],
        indices: [{ name: 'order_call_of', columnNames: ['orderId', 'id'] }],
        foreignKeys: [
          {
            name: 'order_call_of_order',
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
    await runner.dropTable('order_call');
  }
}
