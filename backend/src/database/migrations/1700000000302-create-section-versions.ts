import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** Every save of every content section; version 0, the built-in text, is in the code (content/sections.ts). */
export class CreateSectionVersions1700000000302 implements MigrationInterface {
  name = 'CreateSectionVersions1700000000302';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'section_version',
        columns: [
          generatedId(),
          code(runner, 'section', 32),
          whole('version'),
          longText('fields'),
          instant(runner, 'savedAt'),
          text('savedBy', 100),
        ],
        indices: [{ name: 'section_version_number', columnNames: ['section', 'version'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('section_version');
  }
}
