import type { MigrationInterface, QueryRunner, TableColumn } from 'typeorm';
import { text, whole } from './columns.js';

const columns = (): TableColumn[] => [
  text('packName', 32, { isNullable: true }),
  whole('packKilograms', { isNullable: true }),
  whole('packsPerPallet', { isNullable: true }),
];

/** The pack of a product is read from the texts of its data sheet when they are written, not at every read. */
export class AddProductPacks1700000001601 implements MigrationInterface {
  name = 'AddProductPacks1700000001601';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('product');
    for (const column of columns()) {
      if (!table?.findColumnByName(column.name)) await runner.addColumn('product', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of columns()) await runner.dropColumn('product', name);
  }
}
