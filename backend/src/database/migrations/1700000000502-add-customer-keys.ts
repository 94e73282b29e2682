import { TableIndex, type MigrationInterface, type QueryRunner, type TableColumn } from 'typeorm';
import { code } from './columns.js';

/** What the admin's list of customers searches and sorts by; the next migration fills it. */
export class AddCustomerKeys1700000000502 implements MigrationInterface {
  name = 'AddCustomerKeys1700000000502';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columnsOf(runner)) {
      if (!(await runner.hasColumn('customer', column.name))) await runner.addColumn('customer', column);
    }
    const table = await runner.getTable('customer');
    if (table?.indices.some(({ name }) => name === index.name)) return;
    await runner.createIndex('customer', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('customer', index);
    for (const column of columnsOf(runner)) await runner.dropColumn('customer', column.name);
  }
}

const index = new TableIndex({ name: 'customer_name_key', columnNames: ['nameKey'] });

function columnsOf(runner: QueryRunner): TableColumn[] {
  return ['searchKey', 'nameKey'].map((name) => code(runner, name, 600, { default: "''" }));
}
