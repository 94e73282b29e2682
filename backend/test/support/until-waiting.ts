import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApi } from './api.js';

/** InnoDB shows a new picture of its transactions only when nobody has asked for a tenth of a second. */
const pictureMs = 150;

/**
 * Until a transaction of this database waits for a lock, or `work` has ended without waiting. SQLite has no locks to wait
 * for: whoever writes is in the queue.
 */
export async function untilWaiting(api: TestApi, work: Promise<unknown>): Promise<void> {
  if (api.database.dialect === 'sqlite') return;
  let hasEnded = false;
  const end = (): boolean => (hasEnded = true);
  void work.then(end, end);
  while (!hasEnded && !(await isSomebodyWaiting(api))) await sleep(pictureMs);
}

async function isSomebodyWaiting(api: TestApi): Promise<boolean> {
  const [row]: { waiting: number | string }[] = await api.database.read.query(
    `SELECT COUNT(*) AS waiting FROM information_schema.INNODB_TRX trx
     JOIN information_schema.PROCESSLIST process ON process.ID = trx.trx_mysql_thread_id
     WHERE trx.trx_state = 'LOCK WAIT' AND process.DB = DATABASE()`,
  );
  return Number(row?.waiting) > 0;
}
