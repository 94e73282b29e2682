import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant, whole } from './columns.js';

/** The one link of an admin that works once: to accept an invitation, or to set a new password. */
export class CreateAdminLinks1700000001702 implements MigrationInterface {
  name = 'CreateAdminLinks1700000001702';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'admin_link',
        columns: [whole('adminId', { isPrimary: true }), code(runner, 'tokenHash', 64), instant(runner, 'expiresAt')],
        indices: [{ name: 'admin_link_token', columnNames: ['tokenHash'], isUnique: true }],
        foreignKeys: [
          {
            columnNames: ['adminId'],
            referencedTableName: 'admin',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_link');
  }
}
