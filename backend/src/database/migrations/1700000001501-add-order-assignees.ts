import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { whole } from './columns.js';

const assigned = new TableIndex({ name: 'orders_assignee', columnNames: ['assigneeId', 'id'] });

/** Which admin looks after an order; of orders of before nobody does. */
export class AddOrderAssignees1700000001501 implements MigrationInterface {
  name = 'AddOrderAssignees1700000001501';

  async up(runner: QueryRunner): Promise<void> {
    const column = whole('assigneeId', { isNullable: true });
    if (!(await runner.hasColumn('orders', column.name))) await runner.addColumn('orders', column);
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === assigned.name)) await runner.createIndex('orders', assigned);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', assigned);
    await runner.dropColumn('orders', 'assigneeId');
  }
}
