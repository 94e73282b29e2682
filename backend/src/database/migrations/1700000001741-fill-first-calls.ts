import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches, updateRows } from './batches.js';

interface Called {
  id: number;
  createdAt: string | Date;
  at: string | Date;
  adminId: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const tehranMs = 3.5 * 60 * 60 * 1000;
/** The call hours of the specification, in milliseconds of the day. */
const [opens, closes] = [(8 * dayMs) / 24, (18 * dayMs) / 24];
const friday = 5;

/** Orders that were called before; holidays of then count as days like others. */
export class FillFirstCalls1700000001741 implements MigrationInterface {
  name = 'FillFirstCalls1700000001741';

  async up(runner: QueryRunner): Promise<void> {
    const first = '(SELECT MIN(id) FROM order_call WHERE order_call.orderId = orders.id)';
    const select = `SELECT * FROM (SELECT orders.id AS id, orders.createdAt AS createdAt, first_call.at AS at,
      first_call.adminId AS adminId FROM orders INNER JOIN order_call AS first_call ON first_call.id = ${first}
      WHERE orders.firstCallAt IS NULL) AS called WHERE id > ?`;
    await inBatches<Called>(runner, select, async (rows) => {
      const values = rows.map(({ id, createdAt, at, adminId }) => {
        const waited = Math.round((clockAt(momentOf(at)) - clockAt(momentOf(createdAt))) / 60_000);
        return [id, at, adminId, waited] as const;
      });
      await updateRows(runner, 'orders', ['firstCallAt', 'firstCallBy', 'firstCallWait'], values);
    });
  }

  async down(): Promise<void> {
    // The columns go with the migration before.
  }
}

function momentOf(stored: string | Date): number {
  return stored instanceof Date ? stored.getTime() : Date.parse(`${stored.replace(' ', 'T')}Z`);
}

/** Milliseconds of call hours since 1970 in Tehran. */
function clockAt(moment: number): number {
  const local = moment + tehranMs;
  const day = Math.floor(local / dayMs);
  // 1 January 1970 was a Thursday, day 4 of the week: the first Friday was day 1.
  const fridays = Math.floor((day - 1 + 7) / 7);
  const isOff = new Date(local).getUTCDay() === friday;
  const today = isOff ? 0 : Math.min(Math.max(local - day * dayMs - opens, 0), closes - opens);
  return (day - fridays) * (closes - opens) + today;
}
