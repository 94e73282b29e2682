import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** Order requests; `requestKey` and `requestHash` make a repeated one the same order (D7). */
export class CreateOrders1700000000205 implements MigrationInterface {
  name = 'CreateOrders1700000000205';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'orders',
        columns: [
          generatedId(),
          code(runner, 'trackingCode', 16),
          text('name', 100),
          code(runner, 'phone', 20),
          code(runner, 'email', 254, { isNullable: true }),
          text('address', 500, { isNullable: true }),
          longText('notes', { isNullable: true }),
          code(runner, 'status', 16),
          code(runner, 'searchKey', 500),
          instant(runner, 'createdAt'),
          instant(runner, 'callBy'),
          whole('customerId', { isNullable: true }),
          code(runner, 'requestKey', 128, { isNullable: true }),
          code(runner, 'requestHash', 64, { isNullable: true }),
          whole('version', { default: 1 }),
        ],
        indices: [
          { name: 'orders_tracking_code', columnNames: ['trackingCode'], isUnique: true },
          { name: 'orders_request_key', columnNames: ['requestKey'], isUnique: true },
          { name: 'orders_status', columnNames: ['status', 'id'] },
          { name: 'orders_search', columnNames: ['searchKey', 'status'] },
          { name: 'orders_customer', columnNames: ['customerId', 'id'] },
        ],
        foreignKeys: [
          {
            name: 'orders_of_customer',
            columnNames: ['customerId'],
            referencedTableName: 'customer',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('orders');
  }
}
