import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, instant, longText, money, text, whole } from './columns.js';

const technical = [
  ['status', 'type', 'brix', 'pH', 'acidity', 'weight', 'origin', 'alcohol', 'so2', 'additive', 'density'],
  ['mold', 'osmoticYeast', 'totalMicrobe', 'lacticAcidBacteria', 'ash', 'fructose', 'lead', 'sn'],
  ['shelfLife', 'packaging', 'colorFlavor'],
].flat();

/** Products with their technical values; one index per order of the list (popular, rising and falling prices). */
export class CreateProducts1700000000204 implements MigrationInterface {
  name = 'CreateProducts1700000000204';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'product',
        columns: [
          generatedId(),
          text('name', 200),
          code(runner, 'nameKey', 600),
          longText('description', { isNullable: true }),
          whole('categoryId'),
          money('price', { isNullable: true }),
          flag('showPrice', { default: false }),
          whole('listUsdPerTon', { isNullable: true }),
          money('indicativePrice', { isNullable: true }),
          flag('priceMissing'),
          whole('shelf'),
          code(runner, 'image', 500, { isNullable: true }),
          ...technical.map((name) => text(name, 200, { isNullable: true })),
          code(runner, 'originKey', 600),
          whole('version', { default: 1 }),
          instant(runner, 'createdAt'),
          instant(runner, 'updatedAt'),
        ],
        indices: [
          { name: 'product_category', columnNames: ['categoryId'] },
          { name: 'product_popular', columnNames: ['shelf', 'id'] },
          { name: 'product_price_low', columnNames: ['priceMissing', 'indicativePrice', 'id'] },
          { name: 'product_price_high', columnNames: ['indicativePrice'] },
          { name: 'product_name_key', columnNames: ['nameKey'] },
        ],
        foreignKeys: [
          {
            name: 'product_of_category',
            columnNames: ['categoryId'],
            referencedTableName: 'category',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product');
  }
}
