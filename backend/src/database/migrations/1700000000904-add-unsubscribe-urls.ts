import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from './columns.js';

/** Where one click of a mail program takes an address off the newsletter that sent the mail. */
export class AddUnsubscribeUrls1700000000904 implements MigrationInterface {
  name = 'AddUnsubscribeUrls1700000000904';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('outbox_message', 'unsubscribeUrl')) return;
    await runner.addColumn('outbox_message', longText('unsubscribeUrl', { isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox_message', 'unsubscribeUrl');
  }
}
