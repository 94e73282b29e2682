import { foldForSearch } from '@afshoreh/persian';
import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code } from './columns.js';

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
    const rows = (await runner.query('SELECT id, name, phone FROM orders')) as {
      id: number;
      name: string;
      phone: string;
    }[];
    for (const { id, name, phone } of rows) {
      const key = `${phone.replace(/^\+98(.*)/, '98$1 0$1')} ${foldForSearch(name)}`;
      await runner.query('UPDATE orders SET searchKey = ? WHERE id = ?', [[...key].slice(0, 500).join(''), id]);
    }
    await runner.createIndex('orders', index);
  }
}
