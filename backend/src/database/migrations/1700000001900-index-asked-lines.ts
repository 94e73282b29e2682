import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const asked = new TableIndex({ name: 'order_line_asked', columnNames: ['orderId', 'productId', 'quantity'] });

/** What a report about a year of orders reads of their lines, without a look at the rows. */
export class IndexAskedLines1700000001900 implements MigrationInterface {
  name = 'IndexAskedLines1700000001900';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('order_line');
    if (!table?.indices.some(({ name }) => name === asked.name)) await runner.createIndex('order_line', asked.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('order_line', asked.clone());
  }
}
