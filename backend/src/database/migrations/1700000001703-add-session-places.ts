import type { MigrationInterface, QueryRunner } from 'typeorm';
import { text } from './columns.js';

const columns = [text('address', 45, { isNullable: true }), text('userAgent', 300, { isNullable: true })];

/** Where an admin logged in: address and browser; of sessions of before nobody knows. */
export class AddSessionPlaces1700000001703 implements MigrationInterface {
  name = 'AddSessionPlaces1700000001703';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) {
      if (!(await runner.hasColumn('admin_session', column.name))) await runner.addColumn('admin_session', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of columns) await runner.dropColumn('admin_session', name);
  }
}
