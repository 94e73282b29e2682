import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, whole } from './columns.js';

/** Whether an admin has accepted the invitation, was disabled, was seen lately; and how often the account was changed. */
export class AddAdminStates1700000001701 implements MigrationInterface {
  name = 'AddAdminStates1700000001701';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columnsOf(runner)) {
      if (!(await runner.hasColumn('admin', column.name))) await runner.addColumn('admin', column);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of columnsOf(runner)) await runner.dropColumn('admin', name);
  }
}

const columnsOf = (runner: QueryRunner) => [
  whole('version', { default: 1 }),
  flag('isInvited', { default: false }),
  instant(runner, 'disabledAt', { isNullable: true }),
  instant(runner, 'lastSeenAt', { isNullable: true }),
];
