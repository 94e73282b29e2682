import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const created = new TableIndex({ name: 'orders_created', columnNames: ['createdAt'] });

/** The dashboard counts the orders of the last days. */
export class IndexOrderTimes1700000000605 implements MigrationInterface {
  name = 'IndexOrderTimes1700000000605';

  async up(runner: QueryRunner): Promise<void> {
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === created.name)) await runner.createIndex('orders', created);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', created);
  }
}
