import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, instant, longText, text } from './columns.js';

/** Messages from visitors. */
export class CreateContacts1700000000303 implements MigrationInterface {
  name = 'CreateContacts1700000000303';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contact',
        columns: [
          generatedId(),
          instant(runner, 'createdAt'),
          text('name', 100),
          code(runner, 'phone', 20, { isNullable: true }),
          code(runner, 'email', 254, { isNullable: true }),
          longText('message'),
          flag('isRead', { default: false }),
          longText('searchKey'),
          code(runner, 'fingerprint', 64, { isNullable: true }),
        ],
        indices: [
          { name: 'contact_created', columnNames: ['createdAt'] },
          { name: 'contact_fingerprint', columnNames: ['fingerprint'], isUnique: true },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('contact');
  }
}
