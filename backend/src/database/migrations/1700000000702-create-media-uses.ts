import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, text, whole } from './columns.js';

/** Where a file is shown; it cannot be deleted while there is such a place. */
export class CreateMediaUses1700000000702 implements MigrationInterface {
  name = 'CreateMediaUses1700000000702';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'media_use',
        columns: [
          generatedId(),
          whole('mediaId'),
          code(runner, 'place', 16),
          code(runner, 'placeId', 200),
          text('title', 200),
        ],
        indices: [
          { name: 'media_use_once', columnNames: ['place', 'placeId', 'mediaId'], isUnique: true },
          { name: 'media_use_media', columnNames: ['mediaId'] },
        ],
        foreignKeys: [
          {
            name: 'media_use_of_item',
            columnNames: ['mediaId'],
            referencedTableName: 'media_item',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media_use');
  }
}
