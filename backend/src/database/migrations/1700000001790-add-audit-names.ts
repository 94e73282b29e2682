import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, text } from './columns.js';

const table = 'audit_entry';
const ofThing = ['subject', 'subjectId', 'id', 'action', 'adminId', 'at', 'searchKey'];
const wide = [
  new TableIndex({ name: 'audit_entry_thing', columnNames: ofThing }),
  new TableIndex({ name: 'audit_entry_list', columnNames: ['at', 'action', 'adminId', 'subjectId', 'searchKey'] }),
];
/** The wider ones take their place. */
const narrow = [
  new TableIndex({ name: 'audit_entry_subject', columnNames: ['subject', 'subjectId', 'id'] }),
  new TableIndex({ name: 'audit_entry_admin', columnNames: ['adminId', 'id'] }),
  new TableIndex({ name: 'audit_entry_at', columnNames: ['at'] }),
];

/** What a changed thing is called, and every filter of the list in one index: an entry is as long as what it tells. */
export class AddAuditNames1700000001790 implements MigrationInterface {
  name = 'AddAuditNames1700000001790';

  async up(runner: QueryRunner): Promise<void> {
    const entries = await runner.getTable(table);
    const has = (index: TableIndex): boolean => entries?.indices.some(({ name }) => name === index.name) ?? false;
    for (const column of [text('name', 200, { isNullable: true }), code(runner, 'searchKey', 200, { default: "''" })])
      if (!entries?.findColumnByName(column.name)) await runner.addColumn(table, column);
    for (const index of wide) if (!has(index)) await runner.createIndex(table, index.clone());
    for (const index of narrow) if (has(index)) await runner.dropIndex(table, index.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of narrow) await runner.createIndex(table, index.clone());
    for (const index of wide) await runner.dropIndex(table, index.clone());
    for (const column of ['searchKey', 'name']) await runner.dropColumn(table, column);
  }
}
