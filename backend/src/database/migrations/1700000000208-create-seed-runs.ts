import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant } from './columns.js';

/** Which demonstration data was put in, and when: a catalogue that an admin emptied stays empty. */
export class CreateSeedRuns1700000000208 implements MigrationInterface {
  name = 'CreateSeedRuns1700000000208';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'seed_run', columns: [code(runner, 'name', 64, { isPrimary: true }), instant(runner, 'at')] }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seed_run');
  }
}
