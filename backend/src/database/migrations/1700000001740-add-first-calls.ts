import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, whole } from './columns.js';

/** When an order was first called, by whom, and after how many minutes of call hours: what reports count by. */
export class AddFirstCalls1700000001740 implements MigrationInterface {
  name = 'AddFirstCalls1700000001740';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      instant(runner, 'firstCallAt', { isNullable: true }),
      whole('firstCallBy', { isNullable: true }),
      whole('firstCallWait', { isNullable: true }),
    ];
    for (const column of columns) {
      if (!(await runner.hasColumn('orders', column.name))) await runner.addColumn('orders', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['firstCallAt', 'firstCallBy', 'firstCallWait']) await runner.dropColumn('orders', name);
  }
}
