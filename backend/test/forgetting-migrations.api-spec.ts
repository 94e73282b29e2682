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
  for (let last = ''; last !== 'AddOutboxAbout1700000001101';) {
    [{ name: last }] = await dataSource.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
    await revertLast(dataSource);
  }
});
afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

const at = '2026-11-01 08:00:00';

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row).map((name) => dataSource.driver.escape(name));
  const places = names.map(() => '?').join(', ');
  await dataSource.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, Object.values(row));
}
const entry = (action: string, subjectId: string, before: unknown, after: unknown) =>
  insert('audit_entry', {
    ...{ at, adminId: 1, by: 'مدیر', action, subject: action.replace(/^[a-z]+/, '').toLowerCase(), subjectId },
    ...{ before: before && JSON.stringify(before), after: after && JSON.stringify(after) },
  });
const message = (id: number, dueAt: string | null) =>
  insert('outbox_message', {
    ...{ id, channel: 'mail', recipient: 'sara@example.com', text: 'سارا', createdAt: at, dueAt, attempts: 1 },
    lastError: 'no mailbox of sara@example.com',
  });

it('what was deleted before forgetting began is forgotten, and nothing else', async () => {
  await entry('createSeller', '7', null, { nationalId: '10101234567' });
  await entry('updateSeller', '7', { notes: null }, { notes: 'رضا' });
  await entry('deleteSeller', '7', { nationalId: '10101234567', notes: 'رضا' }, null);
  await entry('updateSeller', '8', { notes: 'الف' }, { notes: 'ب' });
  await entry('deleteProduct', '7', { name: 'پوره' }, null);
  for (const [id, unsubscribedAt] of [
    [1, at],
    [2, null],
  ] as const) {
    const email = `reader-${id}@example.com`;
    const row = { id, email, searchKey: email, token: `t${id}`, subscribedAt: at, confirmationAt: at, unsubscribedAt };
    await insert('newsletter_subscriber', row);
  }
  await message(1, null);
  await message(2, at);
  await message(1_200, null);

  await migrate(dataSource);

  const quoted = ['before', 'after'].map((name) => dataSource.driver.escape(name)).join(', ');
  const rows = await dataSource.query(`SELECT action, subjectId, ${quoted} FROM audit_entry ORDER BY id`);
  const shown = rows.map((row: Record<string, string | null>) => [
    `${row.action} ${row.subjectId}`,
    ...[row.before, row.after].map((state) => state && JSON.parse(state)),
  ]);
  expect(shown).toEqual([
    ['createSeller 7', null, { nationalId: 'حذف شد' }],
    ['updateSeller 7', { notes: 'حذف شد' }, { notes: 'حذف شد' }],
    ['deleteSeller 7', { nationalId: 'حذف شد', notes: 'حذف شد' }, null],
    ['updateSeller 8', { notes: 'الف' }, { notes: 'ب' }],
    ['deleteProduct 7', { name: 'پوره' }, null],
  ]);
  expect(await dataSource.query('SELECT email, searchKey FROM newsletter_subscriber ORDER BY id')).toEqual([
    { email: null, searchKey: '' },
    { email: 'reader-2@example.com', searchKey: 'reader-2@example.com' },
  ]);
  // One that waits is still to be sent.
  expect(await dataSource.query('SELECT id, text, lastError FROM outbox_message')).toEqual([
    { id: 2, text: 'سارا', lastError: null },
  ]);
});
