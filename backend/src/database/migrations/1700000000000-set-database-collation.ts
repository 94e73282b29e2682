import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from './columns.js';

/** New text columns sort the Persian way unless they say otherwise; SQLite has nothing to set. */
export class SetDatabaseCollation1700000000000 implements MigrationInterface {
  name = 'SetDatabaseCollation1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    if (isMysql(runner)) await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_persian_ci');
  }

  async down(): Promise<void> {
    // The collation from before is not known, and tables that remain do not depend on it.
  }
}
