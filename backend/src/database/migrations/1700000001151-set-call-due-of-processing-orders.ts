import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were taken up before anybody reached the customer owe the promised call (D33). */
export class OweCallsOfProcessingOrders1700000001151 implements MigrationInterface {
  name = 'OweCallsOfProcessingOrders1700000001151';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE orders SET callDueAt = callBy WHERE status = 'processing' AND callDueAt IS NULL AND reachedAt IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET callDueAt = NULL WHERE status = 'processing' AND nextCallAt IS NULL`);
  }
}
