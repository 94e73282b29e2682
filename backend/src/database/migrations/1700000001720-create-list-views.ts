import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Searches of lists that admins keep under names. */
export class CreateListViews1700000001720 implements MigrationInterface {
  name = 'CreateListViews1700000001720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'admin_list_views',
        columns: [
          { name: 'adminId', type: 'integer', isPrimary: true },
          { name: 'views', type: 'text' },
          { name: 'version', type: 'integer', default: 1 },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_list_views');
  }
}
