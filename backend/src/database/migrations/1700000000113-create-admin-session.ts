import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant, whole } from './columns.js';

export class CreateAdminSession1700000000113 implements MigrationInterface {
  name = 'CreateAdminSession1700000000113';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'admin_session',
      columns: [
        code(runner, 'id', 64, { isPrimary: true }),
        whole('adminId'),
        instant(runner, 'createdAt'),
        instant(runner, 'lastSeenAt'),
      ],
      indices: [{ name: 'admin_session_admin', columnNames: ['adminId'] }],
      foreignKeys: [
        {
          name: 'admin_session_of_admin',
          columnNames: ['adminId'],
          referencedTableName: 'admin',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
        },
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_session');
  }
}
