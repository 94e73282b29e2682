import { foldForSearch } from '@afshoreh/persian';
import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { inBatches, updateRows } from './batches.js';
import { code } from './columns.js';

interface Row {
  id: number;
  name: string;
  phone: string;
}

const index = new TableIndex({ name: 'orders_search', columnNames: ['searchKey', 'status'] });

/** Terms took its place: a key that is looked through from end to end costs more with every order. */
export class DropOrderSearchKey1700000000602 implements MigrationInterface {
  name = 'DropOrderSearchKey1700000000602';

  async up(runner: QueryRunner): Promise<void> {
    const orders = await runner.getTable('orders');
    if (orders?.indices.some(({ name }) => name === index.name)) await runner.dropIndex('orders', index);
    if (orders?.findColumnByName('searchKey')) await runner.dropColumn('orders', 'searchKey');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('orders', code(runner, 'searchKey', 500, { default: "''" }));
    await inBatches<Row>(runner, 'SELECT id, name, phone FROM orders WHERE id > ?', async (rows) => {
      const values = rows.map((row): [number, string] => [row.id, searchKeyOf(row)]);
      await updateRows(runner, 'orders', ['searchKey'], values);
    });
    await runner.createIndex('orders', index);
  }
}

function searchKeyOf({ name, phone }: Row): string {
  const key = `${phone.replace(/^\+98(.*)/, '98$1 0$1')} ${foldForSearch(name)}`;
  return [...key].slice(0, 500).join('');
}
