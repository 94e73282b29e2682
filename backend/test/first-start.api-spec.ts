import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { AdminAccount } from '../src/auth/index.js';
import { Product } from '../src/catalog/index.js';
import type { EntityManager } from 'typeorm';
import { Env } from '../src/config/index.js';
import { Post } from '../src/content/index.js';
import { Database } from '../src/database/index.js';
import { migrateToLatest } from '../src/database/migrate.js';
import { demoArticles } from '../src/database/seed/articles/index.js';
import { demoProducts } from '../src/database/seed/products.js';
import { migrations } from '../src/database/migrations/index.js';
import { bumpRevision } from '../src/database/revision.js';
import { entities } from '../src/entities.js';
import {
  adminPassword,
  adminUsername,
  databaseKind,
  freshDatabase,
  until,
  untilWaiting,
  type FreshDatabase,
} from './support/index.js';

let fresh: FreshDatabase;
let started: { close(): Promise<void> }[];
beforeEach(async () => {
  [fresh, started] = [await freshDatabase(), []];
});
afterEach(async () => {
  for (const each of started) await each.close();
  await fresh.drop();
});

const variables = { NODE_ENV: 'test', ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword, SEED: 'demo' };

/** SQLite has one process by its nature; what several copies share is MySQL. */
const copies = databaseKind === 'mysql' ? 4 : 1;

describe(`${copies} copies that start on an empty database at once`, () => {
  it('all start, and have created everything exactly once', async () => {
    const starts = Array.from({ length: copies }, () => createApi(new Env({ ...variables, ...fresh.variables })));
    const ended = await Promise.allSettled(starts);
    const up = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    started = up;
    expect(ended.map((each) => (each.status === 'rejected' ? String(each.reason) : 'up'))).toEqual(
      Array.from({ length: copies }, () => 'up'),
    );
    const { read } = (up[0] as Api).database;
    const applied: { name: string }[] = await read.query('SELECT name FROM migrations ORDER BY id');
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect([await read.count(AdminAccount), await read.count(Product), await read.count(Post)]).toEqual([
      1,
      demoProducts.length,
      demoArticles.length,
    ]);

    const tokens = await Promise.all(up.map((api) => tokenOf(api)));
    expect(tokens).toEqual(tokens.map(() => expect.any(String)));
    // A token of one copy is believed by all: they have one secret.
    for (const api of up) expect(await isLoggedIn(api, tokens[0] as string)).toBe(true);
  });
});

describe('a copy that starts while another one makes the first admin', () => {
  it('comes up, and leaves that admin as it is', async () => {
    const env = new Env({ ...variables, ...fresh.variables });
    await migrateToLatest(env.database);
    const other = await Database.open(env.database, entities);
    started.push(other);
    const admin = { username: adminUsername, displayName: 'از پیش', passwordHash: 'x', createdAt: new Date() };
    const starting: Promise<Api>[] = [];
    await other.write(async (tx) => {
      await tx.insert(AdminAccount, { ...admin, email: null });
      starting.push(createApi(env));
      // SQLite lets nobody in before the write ends.
      if (databaseKind === 'mysql') await until(() => isInserting(tx));
    });
    const api = await (starting[0] as Promise<Api>);
    started.push(api);
    expect(await api.database.read.find(AdminAccount)).toMatchObject([{ displayName: 'از پیش' }]);
  });
});

describe('a copy that starts while another one writes for longer than a visitor would wait', () => {
  it('waits, and fills the database afterwards', async () => {
    const env = new Env({ ...variables, ...fresh.variables });
    await migrateToLatest(env.database);
    const other = await Database.open(env.database, entities);
    started.push(other);
    const starting: Promise<Api>[] = [];
    await other.write(async (tx) => {
      await bumpRevision(tx);
      const copy = createApi(env);
      starting.push(copy);
      // Two seeds wait beside each other; the third transaction is a second attempt.
      await untilWaiting({ database: other }, copy, 3);
    });
    const api = await (starting[0] as Promise<Api>);
    started.push(api);
    expect(await api.database.read.count(Product)).toBe(demoProducts.length);
  });
});

/** Whether the copy waits for the name to become free. */
async function isInserting(tx: EntityManager): Promise<boolean> {
  const waiting = `SELECT id FROM information_schema.processlist
    WHERE db = DATABASE() AND info LIKE 'INSERT INTO \`admin\`%'`;
  return (await tx.query<unknown[]>(waiting)).length > 0;
}

const addresses = new WeakMap<Api, Promise<string>>();
function addressOf(api: Api): Promise<string> {
  const address = addresses.get(api) ?? api.listen(0);
  addresses.set(api, address);
  return address;
}

async function tokenOf(api: Api): Promise<string | undefined> {
  const answer = await fetch(`${await addressOf(api)}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: adminUsername, password: adminPassword }),
  });
  return ((await answer.json()) as { token?: string }).token;
}

async function isLoggedIn(api: Api, token: string): Promise<boolean> {
  const answer = await fetch(`${await addressOf(api)}/api/admin/verify`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.ok;
}
