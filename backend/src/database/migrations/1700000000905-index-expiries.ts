import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const indices = {
  customer_session: new TableIndex({ name: 'customer_session_expires', columnNames: ['expiresAt'] }),
  outbox_message: new TableIndex({ name: 'outbox_message_created', columnNames: ['createdAt'] }),
};

/** What is over is looked for at every login and every hour, in a write that others wait for. */
export class IndexExpiries1700000000905 implements MigrationInterface {
  name = 'IndexExpiries1700000000905';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, index] of Object.entries(indices)) {
      const table = await runner.getTable(name);
      if (!table?.indices.some((each) => each.name === index.name)) await runner.createIndex(name, index);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, index] of Object.entries(indices)) await runner.dropIndex(name, index);
  }
}
