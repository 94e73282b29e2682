import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, text, whole } from './columns.js';

/** Files that come with an application, in quarantine. */
export class CreateSellerFiles1700000001680 implements MigrationInterface {
  name = 'CreateSellerFiles1700000001680';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'seller_file',
        columns: [
          generatedId(),
          code(runner, 'token', 32),
          whole('sellerId', { isNullable: true }),
          text('originalFilename', 200),
          text('type', 32),
          whole('size'),
          whole('mediaId', { isNullable: true }),
          instant(runner, 'expiresAt'),
          instant(runner, 'createdAt'),
        ],
        indices: [
          { name: 'seller_file_token', columnNames: ['token'], isUnique: true },
          { name: 'seller_file_of', columnNames: ['sellerId', 'id'] },
          { name: 'seller_file_expires', columnNames: ['expiresAt'] },
        ],
        foreignKeys: [
          {
            name: 'seller_file_of_seller',
            columnNames: ['sellerId'],
            referencedTableName: 'seller',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seller_file');
  }
}
