import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** What admins changed. No foreign key: an entry outlives what it is about, and who made it. */
export class CreateAuditEntries1700000000401 implements MigrationInterface {
  name = 'CreateAuditEntries1700000000401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_entry',
        columns: [
          generatedId(),
          instant(runner, 'at'),
          whole('adminId'),
          text('by', 100),
          code(runner, 'action', 64),
          code(runner, 'subject', 32),
          code(runner, 'subjectId', 200),
          longText('before', { isNullable: true }),
          longText('after', { isNullable: true }),
        ],
        indices: [
          { name: 'audit_entry_subject', columnNames: ['subject', 'subjectId', 'id'] },
          { name: 'audit_entry_admin', columnNames: ['adminId', 'id'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entry');
  }
}
