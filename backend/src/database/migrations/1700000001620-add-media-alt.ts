import type { MigrationInterface, QueryRunner } from 'typeorm';
import { text } from './columns.js';

/** What a picture of the library shows, in words. */
export class AddMediaAlt1700000001620 implements MigrationInterface {
  name = 'AddMediaAlt1700000001620';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('media_item', 'alt')) return;
    await runner.addColumn('media_item', text('alt', 300, { default: "''" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('media_item', 'alt');
  }
}
