import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, whole } from './columns.js';

const tables = [
  { name: 'contact_search_term', owner: 'contactId', of: 'contact' },
  { name: 'blog_comment_search_term', owner: 'commentId', of: 'blog_comment' },
  { name: 'customer_search_term', owner: 'customerId', of: 'customer' },
  { name: 'seller_search_term', owner: 'sellerId', of: 'seller' },
  { name: 'media_search_term', owner: 'mediaId', of: 'media_item' },
];

/** What people and files are found by, as orders are (decision 17). */
export class CreateSearchTerms1700000001152 implements MigrationInterface {
  name = 'CreateSearchTerms1700000001152';

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, owner, of } of tables) {
      const columns = [code(runner, 'term', 64, { isPrimary: true }), whole(owner, { isPrimary: true })];
      const foreignKey = { columnNames: [owner], referencedTableName: of, referencedColumnNames: ['id'] };
      await runner.createTable(
        new Table({
          ...{ name, columns },
          indices: [{ name: `${name}_owner`, columnNames: [owner] }],
          foreignKeys: [{ ...foreignKey, name: `${name}_of_owner`, onDelete: 'CASCADE' }],
        }),
        true,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name);
  }
}
