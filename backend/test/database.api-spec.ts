import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { bumpRevision, Database, insertRows } from '../src/database/index.js';
import { entities } from '../src/entities.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order } from '../src/orders/index.js';
import { databaseKind, freshDatabase, type FreshDatabase } from './support/index.js';

let fresh: FreshDatabase;
let env: Env;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  env = new Env(fresh.variables);
  database = await Database.open(env.database, entities);
  await database.write((tx) => tx.query('CREATE TABLE note (id INTEGER PRIMARY KEY, text VARCHAR(20) NOT NULL)'));
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
const noteIds = async (): Promise<number[]> => {
  const rows: { id: number }[] = await database.read.query('SELECT id FROM note ORDER BY id');
  return rows.map(({ id }) => id);
};

describe('the door to the database', () => {
  it('keeps twenty simultaneous writes and rollbacks apart: each is stored completely or not at all', async () => {
    const work = Array.from({ length: 20 }, (_, index) =>
      database.write(async (tx) => {
        await tx.query('INSERT INTO note (id, text) VALUES (?, ?)', [index * 2, 'first']);
        await pause();
        await tx.query('INSERT INTO note (id, text) VALUES (?, ?)', [index * 2 + 1, 'second']);
        await pause();
        if (index % 3 === 0) throw new Error('changed my mind');
      }),
    );
    const ended = await Promise.allSettled(work);
    const kept = ended.flatMap(({ status }, index) => (status === 'fulfilled' ? [index * 2, index * 2 + 1] : []));
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    expect(await noteIds()).toEqual(kept);
  });

  it('shows readers nothing of a write before it is complete', async () => {
    const before = await noteIds();
    await database.write(async (tx) => {
      await tx.query("INSERT INTO note (id, text) VALUES (100, 'not yet')");
      expect(await noteIds()).toEqual(before);
    });
    expect(await noteIds()).toEqual([...before, 100]);
  });

  it('refuses a write inside a write instead of waiting for itself', async () => {
    const nested = database.write(() => database.write((tx) => tx.query('SELECT 1')));
    await expect(nested).rejects.toThrow('pass the outer tx on');
  });

  it('goes on after a failed write', async () => {
    await expect(database.write((tx) => tx.query('INSERT INTO nowhere VALUES (1)'))).rejects.toThrow();
    await expect(
      database.write((tx) => tx.query("INSERT INTO note (id, text) VALUES (200, 'on')")),
    ).resolves.toBeDefined();
  });

  it('inserts rows of an entity as TypeORM would, and answers the id of a single one', async () => {
    const at = new Date('2026-03-21T12:30:00.123Z');
    const mail = { channel: 'mail', recipient: 'a@example.com', recipientKey: 'a', text: 'سلام' } as const;
    const message = { ...mail, createdAt: at, dueAt: null };
    const order = Object.assign(new Order(), {
      trackingCode: 'K7QF2-9MXTA',
      name: 'سارا',
      phone: '+989141234567',
      status: 'new',
      requestKey: undefined,
      createdAt: at,
      updatedAt: at,
      callBy: at,
      email: null,
      nextCallAt: null,
    } as const);
    const [id, orderId] = await database.write(async (tx) => [
      await insertRows(tx, OutboxMessage, [message]),
      await insertRows(tx, Order, [order]),
      await insertRows(tx, OutboxMessage, [message, { ...message, recipient: 'b@example.com' }]),
    ]);
    const [first, ...others] = await database.read.find(OutboxMessage, { order: { id: 'ASC' } });
    // What is not named is what the database says.
    expect(first).toMatchObject({ ...message, id, attempts: 0, subject: null, sentAt: null });
    expect(others.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com']);
    expect(await database.read.findOneBy(Order, { id: orderId })).toMatchObject({
      name: 'سارا',
      version: 1,
      createdAt: at,
    });
  });

  it('keeps moments in UTC whatever the time zone of the server', async () => {
    await database.write((tx) =>
      tx.query("INSERT INTO admin (username, displayName, passwordHash, createdAt) VALUES ('utc', 'x', 'x', ?)", [
        databaseKind === 'sqlite' ? '2026-03-21 12:30:00.123' : new Date('2026-03-21T12:30:00.123Z'),
      ]),
    );
    const { AdminAccount } = await import('../src/auth/index.js');
    const admin = await database.read.findOneByOrFail(AdminAccount, { username: 'utc' });
    expect(admin.createdAt.toISOString()).toBe('2026-03-21T12:30:00.123Z');
  });

  it('enforces foreign keys', async () => {
    const orphan = database.write((tx) =>
      tx.query("INSERT INTO admin_session (id, adminId, createdAt, lastSeenAt) VALUES ('s', 4711, ?, ?)", [
        '2026-01-01 00:00:00',
        '2026-01-01 00:00:00',
      ]),
    );
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  if (databaseKind === 'sqlite') {
    it('opens SQLite with a log ahead, full synchronisation and foreign keys, and reads through a reader', async () => {
      const pragma = async (name: string): Promise<unknown> =>
        Object.values((await database.write((tx) => tx.query(`PRAGMA ${name}`)))[0] as object)[0];
      expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
        'wal',
        2,
        1,
      ]);
      expect(await pragma('busy_timeout')).toBe(0);
      await expect(database.read.query("INSERT INTO note (id, text) VALUES (300, 'x')")).rejects.toThrow(/readonly/);
    });

    it('stores every write that it acknowledges after a full disk, on which SQLite ends the transaction by itself', async () => {
      await database.write((tx) => tx.query('CREATE TABLE filling (bytes BLOB)'));
      const pages = async (): Promise<number> =>
        (await database.read.query<{ page_count: number }[]>('PRAGMA page_count'))[0]!.page_count;
      await database.write(async (tx) => tx.query(`PRAGMA max_page_count = ${(await pages()) + 20}`));
      const fill = (): Promise<unknown> =>
        database.write((tx) => tx.query('INSERT INTO filling (bytes) VALUES (zeroblob(20000))'));
      const ended = await Promise.allSettled(Array.from({ length: 20 }, fill));
      const acknowledged = ended.filter(({ status }) => status === 'fulfilled').length;
      expect(acknowledged).toBeLessThan(20);
      await database.write((tx) => tx.query('PRAGMA max_page_count = 1000000'));
      await expect(database.write(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow();
      await fill();
      const other = await Database.open(env.database, entities);
      const [stored] = await other.read.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM filling');
      await other.close();
      expect(stored!.n).toBe(acknowledged + 1);
    });
  } else {
    it('speaks UTC and strict SQL on every connection of the pool', async () => {
      const settings = await Promise.all(
        Array.from({ length: 8 }, () => database.read.query('SELECT @@time_zone AS zone, @@sql_mode AS mode')),
      );
      for (const [row] of settings)
        expect(row).toEqual({ zone: '+00:00', mode: expect.stringContaining('STRICT_ALL_TABLES') });
    });
  }
});

describe('the revision', () => {
  it('is one more after a change to public data, and known at once where it was made', async () => {
    const before = database.revision;
    await database.write((tx) => bumpRevision(tx));
    expect(database.revision).toBe(before + 1);
  });

  it('stays when the change is taken back', async () => {
    const before = database.revision;
    await database
      .write(async (tx) => {
        await bumpRevision(tx);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(database.revision).toBe(before);
  });

  it('is known to another copy within a second', async () => {
    const other = await Database.open(env.database, entities);
    try {
      await database.write((tx) => bumpRevision(tx));
      await new Promise((resolve) => setTimeout(resolve, 900));
      expect(other.revision).toBe(database.revision);
    } finally {
      await other.close();
    }
  });
});
