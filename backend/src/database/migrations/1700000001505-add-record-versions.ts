import type { MigrationInterface, QueryRunner } from 'typeorm';
import { whole } from './columns.js';

const tables = ['category', 'price_list_entry', 'blog_comment', 'media_item'];

/** Counts changes of what admins edit, so that two of them do not overwrite each other unseen. */
export class AddRecordVersions1700000001505 implements MigrationInterface {
  name = 'AddRecordVersions1700000001505';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      if (!(await runner.hasColumn(table, 'version'))) await runner.addColumn(table, whole('version', { default: 1 }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropColumn(table, 'version');
  }
}
