import { persianYear } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { QuoteNumber } from './quote.entity.js';

/**
 * The next number of the year: `1405-0001`. The row of the year stays locked until the transaction ends, so two quotes
 * never get the same number, and the number of a failed transaction is used again.
 */
export async function nextNumber(tx: EntityManager, at: Date): Promise<string> {
  const year = persianYear(at);
  const isSqlite = tx.dataSource.options.type === 'better-sqlite3';
  const onConflict = isSqlite ? 'ON CONFLICT (year) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  await tx.query(`INSERT INTO quote_number (year, last) VALUES (?, 1) ${onConflict} last = last + 1`, [year]);
  const { last } = await tx.findOneByOrFail(QuoteNumber, { year });
  return `${year}-${String(last).padStart(4, '0')}`;
}
