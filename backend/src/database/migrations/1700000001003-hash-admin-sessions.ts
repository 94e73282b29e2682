import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what tokens carried until now, and of its hash. */
const plainLength = 43;
const hashLength = 64;

/** From here on `admin_session` holds hashes, as `customer_session` does. Running sessions go on. */
export class HashAdminSessions1700000001003 implements MigrationInterface {
  name = 'HashAdminSessions1700000001003';

  async up(runner: QueryRunner): Promise<void> {
    const sessions = (await runner.query('SELECT id FROM admin_session WHERE LENGTH(id) = ?', [plainLength])) as {
      id: string;
    }[];
    for (const { id } of sessions) {
      const hash = createHash('sha256').update(id).digest('hex');
      await runner.query('UPDATE admin_session SET id = ? WHERE id = ?', [hash, id]);
    }
  }

  /** A hash cannot be turned back: sessions that began since end. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM admin_session WHERE LENGTH(id) = ?', [hashLength]);
  }
}
