import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, whole } from './columns.js';

/** The slugs that published articles had before, which lead to them. */
export class CreatePostAddresses1700000001660 implements MigrationInterface {
  name = 'CreatePostAddresses1700000001660';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'blog_post_address',
        columns: [generatedId(), code(runner, 'slug', 120), whole('postId')],
        indices: [
          { name: 'blog_post_address_slug', columnNames: ['slug'], isUnique: true },
          { name: 'blog_post_address_post', columnNames: ['postId'] },
        ],
        foreignKeys: [
          {
            name: 'blog_post_address_of_post',
            columnNames: ['postId'],
            referencedTableName: 'blog_post',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('blog_post_address');
  }
}
