import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, flag, generatedId, text, whole } from './columns.js';

/** Official holidays that no rule knows, by day (D38). */
export class CreateHolidays1700000001743 implements MigrationInterface {
  name = 'CreateHolidays1700000001743';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'holiday',
        columns: [
          generatedId(),
          code(runner, 'day', 10),
          text('title', 100),
          flag('announced'),
          whole('version', { default: 1 }),
        ],
        indices: [{ name: 'holiday_day', columnNames: ['day'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('holiday');
  }
}
