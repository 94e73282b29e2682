import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/database/index.js';

/** InnoDB shows a new picture of its transactions only when nobody has asked for a tenth of a second. */
const pictureMs = 150;

/**
 * Until so many transactions of this database have waited for a lock, beside or after each other, or `work` has ended. SQLite
 * has no locks to wait for: whoever writes is in the queue.
 */
export async function untilWaiting(
  { database }: { database: Database },
  work: Promise<unknown>,
  transactions = 1,
): Promise<void> {
  if (database.dialect === 'sqlite') return;
  let hasEnded = false;
  const end = (): boolean => (hasEnded = true);
  void work.then(end, end);
  const seen = new Set<string>();
  for (;;) {
    for (const id of await waitingIn(database)) seen.add(id);
    if (hasEnded || seen.size >= transactions) return;
    await sleep(pictureMs);
  }
}

async function waitingIn(database: Database): Promise<string[]> {
  const rows: { id: string }[] = await database.read.query(
    `SELECT trx.trx_id AS id FROM information_schema.INNODB_TRX trx
     JOIN information_schema.PROCESSLIST process ON process.ID = trx.trx_mysql_thread_id
     WHERE trx.trx_state = 'LOCK WAIT' AND process.DB = DATABASE()`,
  );
  return rows.map(({ id }) => String(id));
}
