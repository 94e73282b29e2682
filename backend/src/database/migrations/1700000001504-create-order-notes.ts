import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { generatedId, instant, longText, text, whole } from './columns.js';

/** What the staff write down about an order, with admin and time. */
export class CreateOrderNotes1700000001504 implements MigrationInterface {
  name = 'CreateOrderNotes1700000001504';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_note',
        columns: [
          generatedId(),
          whole('orderId'),
          longText('text'),
          instant(runner, 'at'),
          text('by', 100),
          whole('adminId'),
        ],
        indices: [{ name: 'order_note_of', columnNames: ['orderId', 'id'] }],
        foreignKeys: [
          {
            name: 'order_note_of_order',
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
    await runner.dropTable('order_note');
  }
}
