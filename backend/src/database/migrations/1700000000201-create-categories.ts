import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, text, whole } from './columns.js';

/** The admin's categories and the public chip each belongs to (D1). */
export class CreateCategories1700000000201 implements MigrationInterface {
  name = 'CreateCategories1700000000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'category',
        columns: [
          generatedId(),
          code(runner, 'slug', 64),
          text('name', 100),
          code(runner, 'publicGroup', 16),
          whole('position'),
        ],
        indices: [{ name: 'category_slug', columnNames: ['slug'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('category');
  }
}
