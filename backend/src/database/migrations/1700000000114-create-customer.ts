import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, text } from './columns.js';

export class CreateCustomer1700000000114 implements MigrationInterface {
  name = 'CreateCustomer1700000000114';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      text('fullName', 100),
      code(runner, 'email', 254, { isUnique: true }),
      code(runner, 'phoneNumber', 20),
      code(runner, 'passwordHash', 200),
      instant(runner, 'createdAt'),
    ];
    await runner.createTable(new Table({ name: 'customer', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('customer');
  }
}
