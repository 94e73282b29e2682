import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, whole } from './columns.js';

/** Which admin has an order open, and until when. */
export class AddOrderLeases1700000001502 implements MigrationInterface {
  name = 'AddOrderLeases1700000001502';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      whole('leaseHolderId', { isNullable: true }),
      instant(runner, 'leasedUntil', { isNullable: true }),
    ];
    for (const column of columns) {
      if (!(await runner.hasColumn('orders', column.name))) await runner.addColumn('orders', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('orders', 'leasedUntil');
    await runner.dropColumn('orders', 'leaseHolderId');
  }
}
