import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, text, whole } from './columns.js';

/** Dollar prices by product name (D2). */
export class CreatePriceList1700000000203 implements MigrationInterface {
  name = 'CreatePriceList1700000000203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'price_list_entry',
        columns: [generatedId(), text('name', 200), code(runner, 'nameKey', 600), whole('usdPerTon')],
        indices: [{ name: 'price_list_entry_name', columnNames: ['nameKey'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('price_list_entry');
  }
}
