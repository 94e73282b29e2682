import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const index = new TableIndex({ name: 'audit_entry_at', columnNames: ['at'] });

/** «Between these days» is asked of a table that only grows. */
export class IndexAuditTimes1700000000901 implements MigrationInterface {
  name = 'IndexAuditTimes1700000000901';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_entry');
    if (table?.indices.some(({ name }) => name === index.name)) return;
    await runner.createIndex('audit_entry', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('audit_entry', index);
  }
}
