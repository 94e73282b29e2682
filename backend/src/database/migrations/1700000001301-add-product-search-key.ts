import type { MigrationInterface, QueryRunner } from 'typeorm';
import { code } from './columns.js';

/** Visitors search in type, origin and the English name as well as in the name. */
export class AddProductSearchKey1700000001301 implements MigrationInterface {
  name = 'AddProductSearchKey1700000001301';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('product');
    if (table?.findColumnByName('searchKey')) return;
    await runner.addColumn('product', code(runner, 'searchKey', 1000, { default: "''" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('product', 'searchKey');
  }
}
