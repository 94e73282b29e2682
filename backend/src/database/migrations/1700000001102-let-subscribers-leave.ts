import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'newsletter_subscriber';

/** An address that was taken off the newsletter is not kept (D31); that somebody left, and when, is. */
export class LetSubscribersLeave1700000001102 implements MigrationInterface {
  name = 'LetSubscribersLeave1700000001102';

  async up(runner: QueryRunner): Promise<void> {
    await setNullable(runner, true);
    await runner.query(`UPDATE ${table} SET email = NULL, searchKey = '' WHERE unsubscribedAt IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`SELECT id FROM ${table} WHERE email IS NULL`)) as { id: number }[];
    for (const { id } of rows) {
      await runner.query(`UPDATE ${table} SET email = ? WHERE id = ?`, [`forgotten-${id}@afshoreh.invalid`, id]);
    }
    await setNullable(runner, false);
  }
}

async function setNullable(runner: QueryRunner, isNullable: boolean): Promise<void> {
  const email = (await runner.getTable(table))?.findColumnByName('email');
  if (!email || email.isNullable === isNullable) return;
  const changed = email.clone();
  changed.isNullable = isNullable;
  await runner.changeColumn(table, email, changed);
}
