import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const indices = [
  ['orders', new TableIndex({ name: 'orders_placed', columnNames: ['createdAt', 'status'] })],
  ['orders', new TableIndex({ name: 'orders_promised', columnNames: ['callBy', 'firstCallAt', 'firstCallWait'] })],
  ['orders', new TableIndex({ name: 'orders_first_called', columnNames: ['firstCallAt', 'firstCallBy', 'callBy'] })],
  ['order_call', new TableIndex({ name: 'order_call_made', columnNames: ['at', 'adminId', 'orderId'] })],
] as const;
/** The wider index of the same beginning takes its place. */
const created = new TableIndex({ name: 'orders_created', columnNames: ['createdAt'] });

/** What a report about weeks of orders reads, without a look at the rows. */
export class IndexOrderReports1700000001742 implements MigrationInterface {
  name = 'IndexOrderReports1700000001742';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index] of indices) {
      if (!(await has(runner, table, index))) await runner.createIndex(table, index.clone());
    }
    if (await has(runner, 'orders', created)) await runner.dropIndex('orders', created.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('orders', created.clone());
    for (const [table, index] of indices) await runner.dropIndex(table, index.clone());
  }
}

async function has(runner: QueryRunner, tableName: string, { name }: TableIndex): Promise<boolean> {
  const table = await runner.getTable(tableName);
  return table?.indices.some((index) => index.name === name) ?? false;
}
