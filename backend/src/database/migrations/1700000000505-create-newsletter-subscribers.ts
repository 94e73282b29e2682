import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant } from './columns.js';

/** Addresses of the newsletter. */
export class CreateNewsletterSubscribers1700000000505 implements MigrationInterface {
  name = 'CreateNewsletterSubscribers1700000000505';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'newsletter_subscriber',
      columns: [
        generatedId(),
        code(runner, 'email', 254, { isUnique: true }),
        code(runner, 'searchKey', 300),
        code(runner, 'token', 64, { isUnique: true }),
        instant(runner, 'subscribedAt'),
        instant(runner, 'unsubscribedAt', { isNullable: true }),
        instant(runner, 'confirmationAt'),
      ],
      indices: [{ name: 'newsletter_subscriber_active', columnNames: ['unsubscribedAt', 'id'] }],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('newsletter_subscriber');
  }
}
