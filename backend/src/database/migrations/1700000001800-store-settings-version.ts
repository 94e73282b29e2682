import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row of the settings that orders and changes of the call times lock is there before anybody changed a setting. */
export class StoreSettingsVersion1700000001800 implements MigrationInterface {
  name = 'StoreSettingsVersion1700000001800';

  async up(runner: QueryRunner): Promise<void> {
    const stored = (await runner.query("SELECT value FROM setting WHERE `key` = 'version'")) as unknown[];
    if (stored.length === 0) await runner.query("INSERT INTO setting (`key`, value) VALUES ('version', '1')");
  }

  async down(): Promise<void> {
    // The version that is stored may be one that somebody's change has counted.
  }
}
