import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code } from './columns.js';

const tables = ['product', 'seller', 'media_item', 'blog_post'];
const indexOf = (table: string): TableIndex => new TableIndex({ name: `${table}_sort_key`, columnNames: ['sortKey'] });

/** Names as a Persian phone book orders them, the same on every database; customers have theirs. */
export class AddSortKeys1700000001154 implements MigrationInterface {
  name = 'AddSortKeys1700000001154';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of tables) {
      const table = await runner.getTable(name);
      if (!table?.findColumnByName('sortKey')) {
        await runner.addColumn(name, code(runner, 'sortKey', 200, { default: "''" }));
      }
      const index = indexOf(name);
      if (!table?.indices.some((each) => each.name === index.name)) await runner.createIndex(name, index);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of tables) {
      await runner.dropIndex(name, indexOf(name));
      await runner.dropColumn(name, 'sortKey');
    }
  }
}
