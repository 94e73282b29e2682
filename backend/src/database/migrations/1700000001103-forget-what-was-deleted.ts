import type { MigrationInterface, QueryRunner } from 'typeorm';

const mark = 'حذف شد';
const deletions = ['deleteSeller', 'deleteComment', 'deleteSubscriber'];
const batch = 500;

interface Deletion {
  id: number;
  subject: string;
  subjectId: string;
}

interface Entry {
  id: number;
  before: string | null;
  after: string | null;
}

/**
 * What deletions left behind before they forgot (D31). Messages do not say yet whom they are about, so every one that
 * was sent or given up goes, thirty days before it would have gone anyway.
 */
export class ForgetWhatWasDeleted1700000001103 implements MigrationInterface {
  name = 'ForgetWhatWasDeleted1700000001103';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ;) {
      const found = (await runner.query(
        `SELECT id, subject, subjectId FROM audit_entry
         WHERE id > ? AND action IN (${deletions.map(() => '?').join(', ')}) ORDER BY id LIMIT ${batch}`,
        [after, ...deletions],
      )) as Deletion[];
      for (const deletion of found) await forgetEntries(runner, deletion);
      if (found.length < batch) break;
      after = found.at(-1)?.id ?? after;
    }
    await forgetMessages(runner);
  }

  async down(): Promise<void> {
    // What is forgotten does not come back.
  }
}

async function forgetEntries(runner: QueryRunner, { subject, subjectId }: Deletion): Promise<void> {
  const [before, after] = ['before', 'after'].map((name) => runner.dataSource.driver.escape(name));
  const entries = (await runner.query(
    `SELECT id, ${before}, ${after} FROM audit_entry WHERE subject = ? AND subjectId = ?`,
    [subject, subjectId],
  )) as Entry[];
  for (const entry of entries) {
    await runner.query(`UPDATE audit_entry SET ${before} = ?, ${after} = ? WHERE id = ?`, [
      marked(entry.before),
      marked(entry.after),
      entry.id,
    ]);
  }
}

function marked(state: string | null): string | null {
  if (state === null) return null;
  const fields = Object.keys(JSON.parse(state) as object);
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, mark])));
}

async function forgetMessages(runner: QueryRunner): Promise<void> {
  const [newest] = (await runner.query('SELECT MAX(id) AS id FROM outbox_message')) as { id: number | null }[];
  for (let after = 0; after < Number(newest?.id ?? 0); after += batch) {
    const range = [after, after + batch];
    await runner.query('DELETE FROM outbox_message WHERE dueAt IS NULL AND id > ? AND id <= ?', range);
    await runner.query('UPDATE outbox_message SET lastError = NULL WHERE id > ? AND id <= ?', range);
  }
}
