import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const phones = new TableIndex({ name: 'orders_phone', columnNames: ['phone', 'id'] });

/** The other orders of whoever is called. */
export class IndexOrderPhones1700000001503 implements MigrationInterface {
  name = 'IndexOrderPhones1700000001503';

  async up(runner: QueryRunner): Promise<void> {
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === phones.name)) await runner.createIndex('orders', phones);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', phones);
  }
}
