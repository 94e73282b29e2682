import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, instant, longText, text, whole } from './columns.js';

/** Sellers and applications to be one. */
export class CreateSellers1700000000902 implements MigrationInterface {
  name = 'CreateSellers1700000000902';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'seller',
        columns: [
          generatedId(),
          text('companyName', 200),
          text('ownerFullName', 100),
          code(runner, 'nationalId', 15),
          code(runner, 'taxId', 30, { isNullable: true }),
          code(runner, 'phoneNumber', 20),
          code(runner, 'whatsappNumber', 20, { isNullable: true }),
          code(runner, 'email', 254),
          code(runner, 'website', 500, { isNullable: true }),
          text('address', 500),
          text('productCategories', 500),
          text('productionCapacityPerMonth', 100, { isNullable: true }),
          flag('exportReady', { default: false }),
          text('certifications', 500, { isNullable: true }),
          code(runner, 'factoryImages', 500, { isNullable: true }),
          code(runner, 'status', 16),
          flag('isFeaturedSeller', { default: false }),
          longText('notes', { isNullable: true }),
          longText('searchKey'),
          code(runner, 'fingerprint', 64, { isNullable: true }),
          whole('version', { default: 1 }),
          instant(runner, 'createdAt'),
          instant(runner, 'updatedAt'),
        ],
        indices: [
          { name: 'seller_status', columnNames: ['status', 'id'] },
          { name: 'seller_fingerprint', columnNames: ['fingerprint'], isUnique: true },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seller');
  }
}
