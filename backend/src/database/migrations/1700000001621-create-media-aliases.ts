import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, whole } from './columns.js';

/** What replaced files were called: links from elsewhere lead on to what took their place. */
export class CreateMediaAliases1700000001621 implements MigrationInterface {
  name = 'CreateMediaAliases1700000001621';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'media_alias',
        columns: [code(runner, 'stem', 32, { isPrimary: true }), whole('mediaId')],
        indices: [{ name: 'media_alias_media', columnNames: ['mediaId'] }],
        foreignKeys: [
          {
            name: 'media_alias_of_item',
            columnNames: ['mediaId'],
            referencedTableName: 'media_item',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media_alias');
  }
}
