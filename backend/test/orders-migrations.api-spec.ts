import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { migrate, revertLast } from '../src/database/migrate.js';
import { entities } from '../src/entities.js';
import { freshDatabase, type FreshDatabase } from './support/index.js';

let fresh: FreshDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  fresh = await freshDatabase();
  dataSource = await dataSourceFor(new Env(fresh.variables).database, entities, 'write').initialize();
  await migrate(dataSource);
});

afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

/** Takes migrations back until `name` is among them. */
async function revertThrough(name: string): Promise<void> {
  for (;;) {
    const [last]: { name: string }[] = await dataSource.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
    await revertLast(dataSource);
    if (last?.name === name) return;
  }
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const places = Object.keys(row).map(() => '?');
  await dataSource.query(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}

function anOrder(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ id, trackingCode: `K7QF2-9M${id}`, name: 'سارا احمدی', phone: '+989141234567', status: 'new' },
    ...{ createdAt: '2026-11-01 08:00:00', callBy: '2026-11-02 08:00:00', version: 1 },
    ...changes,
  };
}

it('orders of before get their search terms, more than are filled at once', async () => {
  await revertThrough('CreateOrderSearchTerms1700000000601');
  for (let id = 1; id <= 501; id += 1) await insert('orders', anOrder(id, { searchKey: 'x' }));
  await migrate(dataSource);
  const terms: { term: string }[] = await dataSource.query(
    'SELECT term FROM order_search_term WHERE orderId = 501 ORDER BY term',
  );
  expect(terms.map(({ term }) => term)).toEqual(
    [
      ...['<765432141989', '9141234567', '989141234567', '9m501', 'k7qf29m501', 'احمدی', 'سارااحمدی'],
      ...['ارا', 'حمدی', 'مدی'],
    ].sort(),
  );
  const [counted]: { n: number | string }[] = await dataSource.query('SELECT COUNT(*) AS n FROM order_search_term');
  expect(Number(counted?.n)).toBe(501 * 10);
});

it('taking the terms back leaves the search key of before', async () => {
  await insert('orders', anOrder(1));
  await revertThrough('DropOrderSearchKey1700000000602');
  expect(await dataSource.query('SELECT searchKey FROM orders')).toEqual([
    { searchKey: '989141234567 09141234567 سارااحمدی' },
  ]);
});

it('open orders of before are owed the promised call, closed ones none', async () => {
  await revertThrough('AddOrderCallTimes1700000000604');
  await insert('orders', anOrder(1));
  await insert('orders', anOrder(2, { status: 'processing' }));
  await insert('orders', anOrder(3, { status: 'completed' }));
  await migrate(dataSource);
  const rows: { due: number }[] = await dataSource.query('SELECT callDueAt = callBy AS due FROM orders ORDER BY id');
  expect(rows.map(({ due }) => due)).toEqual([1, 1, null]);
});
