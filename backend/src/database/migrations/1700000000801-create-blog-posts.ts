import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, instant, longText, text, veryLongText, whole } from './columns.js';

/** Articles of the blog; an article may be longer than MySQL's `text`. */
export class CreateBlogPosts1700000000801 implements MigrationInterface {
  name = 'CreateBlogPosts1700000000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'blog_post',
        columns: [
          generatedId(),
          code(runner, 'slug', 120),
          text('title', 200),
          text('excerpt', 500),
          veryLongText(runner, 'content'),
          code(runner, 'image', 500, { isNullable: true }),
          code(runner, 'category', 32),
          longText('tags'),
          code(runner, 'tagKey', 2000),
          text('author', 100),
          code(runner, 'status', 16),
          instant(runner, 'publishedAt', { isNullable: true }),
          whole('readingMinutes'),
          veryLongText(runner, 'searchKey'),
          whole('version', { default: 1 }),
          instant(runner, 'createdAt'),
          instant(runner, 'updatedAt'),
        ],
        indices: [
          { name: 'blog_post_slug', columnNames: ['slug'], isUnique: true },
          { name: 'blog_post_published', columnNames: ['status', 'publishedAt', 'id'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('blog_post');
  }
}
