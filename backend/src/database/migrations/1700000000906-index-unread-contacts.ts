import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const index = new TableIndex({ name: 'contact_read', columnNames: ['isRead', 'id'] });

/** The dashboard counts unread messages, and the list shows them: few of a table that only grows. */
export class IndexUnreadContacts1700000000906 implements MigrationInterface {
  name = 'IndexUnreadContacts1700000000906';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('contact');
    if (table?.indices.some(({ name }) => name === index.name)) return;
    await runner.createIndex('contact', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('contact', index);
  }
}
