import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, whole } from './columns.js';

/** One row, which readiness writes to: a database that only answers may have no room left. */
export class CreateHeartbeat1700000001051 implements MigrationInterface {
  name = 'CreateHeartbeat1700000001051';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [whole('id', { isPrimary: true }), instant(runner, 'at')];
    await runner.createTable(new Table({ name: 'heartbeat', columns }), true);
    await runner.query('DELETE FROM heartbeat');
    await runner.query("INSERT INTO heartbeat (id, at) VALUES (1, '2026-01-01 00:00:00')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('heartbeat');
  }
}
