import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant } from './columns.js';

/** What the audit says of a changed password; null since the account was made. */
export class AddAdminPasswordChangedAt1700000000504 implements MigrationInterface {
  name = 'AddAdminPasswordChangedAt1700000000504';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin', 'passwordChangedAt')) return;
    await runner.addColumn('admin', instant(runner, 'passwordChangedAt', { isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('admin', 'passwordChangedAt');
  }
}
