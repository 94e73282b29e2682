import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, text } from './columns.js';

export class CreateAdmin1700000000112 implements MigrationInterface {
  name = 'CreateAdmin1700000000112';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      code(runner, 'username', 100, { isUnique: true }),
      text('displayName', 100),
      code(runner, 'email', 254, { isNullable: true }),
      code(runner, 'passwordHash', 200),
      instant(runner, 'createdAt'),
    ];
    await runner.createTable(new Table({ name: 'admin', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin');
  }
}
