import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, text, whole } from './columns.js';

/** The certificates that several pages name, once. */
export class CreateCertificates1700000001401 implements MigrationInterface {
  name = 'CreateCertificates1700000001401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'certificate',
        columns: [
          generatedId(),
          text('name', 100),
          text('description', 300),
          text('issuer', 200, { isNullable: true }),
          text('number', 100, { isNullable: true }),
          code(runner, 'validUntil', 10, { isNullable: true }),
          code(runner, 'scan', 100, { isNullable: true }),
          flag('onHome'),
          flag('onProduct'),
          flag('onAbout'),
          whole('position'),
          whole('version', { default: 1 }),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('certificate');
  }
}
