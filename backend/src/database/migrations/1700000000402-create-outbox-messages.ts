import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** Mails and text messages on their way. */
export class CreateOutboxMessages1700000000402 implements MigrationInterface {
  name = 'CreateOutboxMessages1700000000402';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outbox_message',
        columns: [
          generatedId(),
          code(runner, 'channel', 8),
          code(runner, 'recipient', 254),
          text('subject', 200, { isNullable: true }),
          longText('text'),
          instant(runner, 'createdAt'),
          instant(runner, 'dueAt', { isNullable: true }),
          whole('attempts', { default: 0 }),
          instant(runner, 'sentAt', { isNullable: true }),
          text('lastError', 300, { isNullable: true }),
        ],
        indices: [{ name: 'outbox_message_due', columnNames: ['dueAt'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_message');
  }
}
