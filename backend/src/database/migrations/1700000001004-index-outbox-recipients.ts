import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const index = new TableIndex({ name: 'outbox_message_recipient', columnNames: ['recipient', 'createdAt'] });

/** Before a confirmation is queued, those that its recipient had are counted. */
export class IndexOutboxRecipients1700000001004 implements MigrationInterface {
  name = 'IndexOutboxRecipients1700000001004';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('outbox_message');
    if (!table?.indices.some(({ name }) => name === index.name)) await runner.createIndex('outbox_message', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('outbox_message', index);
  }
}
