import type { MigrationInterface, QueryRunner } from 'typeorm';
import { code } from './columns.js';

/** What each admin may do (D32). Those who were there before roles could do everything, and go on so. */
export class AddAdminRoles1700000001700 implements MigrationInterface {
  name = 'AddAdminRoles1700000001700';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin', 'role')) return;
    await runner.addColumn('admin', code(runner, 'role', 16, { default: "'owner'" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('admin', 'role');
  }
}
