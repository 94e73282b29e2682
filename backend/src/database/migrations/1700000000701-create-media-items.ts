import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, instant, longText, text, whole } from './columns.js';

/** Files of the media library; the same bytes are one row. */
export class CreateMediaItems1700000000701 implements MigrationInterface {
  name = 'CreateMediaItems1700000000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'media_item',
        columns: [
          generatedId(),
          code(runner, 'stem', 32),
          code(runner, 'contentHash', 64),
          code(runner, 'filename', 64),
          text('originalFilename', 200),
          code(runner, 'type', 32),
          flag('isImage'),
          whole('size'),
          whole('width', { isNullable: true }),
          whole('height', { isNullable: true }),
          code(runner, 'color', 7, { isNullable: true }),
          longText('variants'),
          text('tags', 500),
          longText('searchKey'),
          instant(runner, 'createdAt'),
        ],
        indices: [
          { name: 'media_item_stem', columnNames: ['stem'], isUnique: true },
          { name: 'media_item_content', columnNames: ['contentHash'], isUnique: true },
          { name: 'media_item_is_image', columnNames: ['isImage'] },
          { name: 'media_item_size', columnNames: ['size'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media_item');
  }
}
