import type { MigrationInterface, QueryRunner } from 'typeorm';
import { text, whole } from './columns.js';

const columns = [text('packName', 40, { isNullable: true }), whole('packKilograms', { isNullable: true })];

/** How an ordered product was packed at that moment (D34); lines of before do not know. */
export class AddOrderLinePacks1700000001201 implements MigrationInterface {
  name = 'AddOrderLinePacks1700000001201';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('order_line');
    for (const column of columns) {
      if (!table?.findColumnByName(column.name)) await runner.addColumn('order_line', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of columns) await runner.dropColumn('order_line', name);
  }
}
