import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, whole } from './columns.js';

/** The keys under which admins made something lately, so that a retry makes no second one (D7). */
export class CreateCreations1700000001506 implements MigrationInterface {
  name = 'CreateCreations1700000001506';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'creation',
        columns: [
          generatedId(),
          whole('adminId'),
          code(runner, 'operation', 100),
          code(runner, 'requestKey', 128),
          code(runner, 'requestHash', 64),
          whole('subjectId'),
          instant(runner, 'createdAt'),
        ],
        indices: [
          { name: 'creation_request', columnNames: ['adminId', 'operation', 'requestKey'], isUnique: true },
          { name: 'creation_created', columnNames: ['createdAt'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('creation');
  }
}
