import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code } from './columns.js';

const index = new TableIndex({ name: 'outbox_message_about', columnNames: ['about'] });

/** Which thing a message speaks of, so that it can be forgotten with it (D31). */
export class AddOutboxAbout1700000001101 implements MigrationInterface {
  name = 'AddOutboxAbout1700000001101';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox_message', 'about'))) {
      await runner.addColumn('outbox_message', code(runner, 'about', 64, { isNullable: true }));
    }
    const table = await runner.getTable('outbox_message');
    if (table?.indices.some(({ name }) => name === index.name)) return;
    await runner.createIndex('outbox_message', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('outbox_message', index);
    await runner.dropColumn('outbox_message', 'about');
  }
}
