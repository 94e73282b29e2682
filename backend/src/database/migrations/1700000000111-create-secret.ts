import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code } from './columns.js';

/** Random keys made by the application itself, so that none is in an environment or a repository. */
export class CreateSecret1700000000111 implements MigrationInterface {
  name = 'CreateSecret1700000000111';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [code(runner, 'name', 40, { isPrimary: true }), code(runner, 'value', 100)];
    await runner.createTable(new Table({ name: 'secret', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('secret');
  }
}
