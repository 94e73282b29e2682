import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const indices = [
  new TableIndex({ name: 'product_price_low', columnNames: ['priceMissing', 'indicativePrice', 'id'] }),
  new TableIndex({ name: 'product_price_high', columnNames: ['indicativePrice'] }),
];

/**
 * The lists of visitors are put in order in memory (`ProductIndex`): what the database kept for that goes. In plain SQL,
 * because TypeORM would rebuild the table on SQLite.
 */
export class DropPriceOrders1700000000903 implements MigrationInterface {
  name = 'DropPriceOrders1700000000903';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('product');
    for (const index of indices) {
      if (table?.indices.some(({ name }) => name === index.name)) await runner.dropIndex('product', index);
    }
    if (table?.findColumnByName('priceMissing')) await runner.query('ALTER TABLE product DROP COLUMN priceMissing');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN priceMissing boolean NOT NULL DEFAULT 0');
    await runner.query('UPDATE product SET priceMissing = (indicativePrice IS NULL)');
    for (const index of indices) await runner.createIndex('product', index);
  }
}
