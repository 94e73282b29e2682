import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, whole } from './columns.js';

/** Comments of readers; they go with their article. */
export class CreateBlogComments1700000000802 implements MigrationInterface {
  name = 'CreateBlogComments1700000000802';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'blog_comment',
        columns: [
          generatedId(),
          whole('postId'),
          text('name', 100),
          text('email', 254),
          longText('comment'),
          code(runner, 'status', 16),
          instant(runner, 'createdAt'),
          longText('searchKey'),
          code(runner, 'fingerprint', 64, { isNullable: true }),
        ],
        indices: [
          { name: 'blog_comment_of_post', columnNames: ['postId', 'status', 'id'] },
          { name: 'blog_comment_status', columnNames: ['status', 'id'] },
          { name: 'blog_comment_fingerprint', columnNames: ['fingerprint'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'blog_comment_post',
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
    await runner.dropTable('blog_comment');
  }
}
