import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from './columns.js';

/** The smaller copies of a product's picture, so that lists need not ask the media library. */
export class AddProductImageVariants1700000000705 implements MigrationInterface {
  name = 'AddProductImageVariants1700000000705';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('product', 'imageVariants')) return;
    await runner.addColumn('product', longText('imageVariants', { isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('product', 'imageVariants');
  }
}
