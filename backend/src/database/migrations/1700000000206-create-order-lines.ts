import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { generatedId, text, whole } from './columns.js';

/** What was ordered, with the name, dollar price and rate of that moment (D6); it outlives the product. */
export class CreateOrderLines1700000000206 implements MigrationInterface {
  name = 'CreateOrderLines1700000000206';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_line',
        columns: [
          generatedId(),
          whole('orderId'),
          whole('position'),
          whole('productId', { isNullable: true }),
          text('productName', 200),
          whole('quantity'),
          whole('usdPerTon', { isNullable: true }),
          { name: 'rate', type: 'double', isNullable: true },
        ],
        indices: [
          { name: 'order_line_position', columnNames: ['orderId', 'position'], isUnique: true },
          { name: 'order_line_product', columnNames: ['productId'] },
        ],
        foreignKeys: [
          {
            name: 'order_line_of_order',
            columnNames: ['orderId'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'order_line_of_product',
            columnNames: ['productId'],
            referencedTableName: 'product',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_line');
  }
}
