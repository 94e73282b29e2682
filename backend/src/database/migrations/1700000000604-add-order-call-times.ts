import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant } from './columns.js';

const columns = ['nextCallAt', 'reachedAt', 'callDueAt'];
const due = new TableIndex({ name: 'orders_call_due', columnNames: ['callDueAt'] });

/** When a customer is called next, was reached, and until when a call is owed (D10): to orders of before, the promised one. */
export class AddOrderCallTimes1700000000604 implements MigrationInterface {
  name = 'AddOrderCallTimes1700000000604';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of columns) {
      if (!(await runner.hasColumn('orders', name)))
        await runner.addColumn('orders', instant(runner, name, { isNullable: true }));
    }
    await runner.query(`UPDATE orders SET callDueAt = callBy WHERE status = 'new'`);
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === due.name)) await runner.createIndex('orders', due);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', due);
    for (const name of columns) await runner.dropColumn('orders', name);
  }
}
