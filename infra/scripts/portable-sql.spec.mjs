import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });
const fault = 'TiDB and Vitess lack this';

/** What the linter says of such a statement in that file, which need not exist. */
async function messagesOf(file, sql) {
  const [{ messages }] = await eslint.lintText(`export const sql = \`${sql}\`;\n`, { filePath: `backend/src/${file}` });
  return messages.map(({ message }) => message).filter((message) => message.startsWith(fault));
}

test.each([
  'SELECT id FROM orders LIMIT 1 FOR UPDATE SKIP LOCKED',
  'select id from orders for update nowait',
  'SELECT GET_LOCK(?, 10)',
  'SELECT RELEASE_LOCK (?)',
  'CREATE FULLTEXT INDEX found ON orders (name)',
  'SELECT id FROM orders WHERE MATCH (name) AGAINST (?)',
])('the linter refuses «%s»', async (sql) => {
  expect(await messagesOf('orders/some.service.ts', sql)).toHaveLength(1);
});

test.each(['database/migrate.ts', 'orders/order-fields.ts', 'orders/orders.dto.ts', 'orders/order.record.ts'])(
  'the linter reads the SQL of %s, whatever else holds there',
  async (file) => {
    expect(await messagesOf(file, 'SELECT id FROM orders FOR UPDATE SKIP LOCKED')).toHaveLength(1);
  },
);

test('the linter lets an ordinary lock on a row be', async () => {
  expect(await messagesOf('orders/some.service.ts', 'SELECT id FROM orders WHERE id = ? FOR UPDATE')).toEqual([]);
});
