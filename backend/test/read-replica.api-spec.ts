import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createConnection, type Connection } from 'mysql2/promise';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { lineTo, type DatabaseLine } from './support/database-line.js';
import { databaseKind, freshDatabase, startApi, until, type FreshDatabase, type TestApi } from './support/index.js';

if (databaseKind === 'mysql') {
  /** A second database stands in for a replica: what it has tells who was read, and it lags until a test lets it catch up. */
  let standIn: FreshDatabase;
  let replica: Connection;
  let line: DatabaseLine;
  let api: TestApi;
  let token: string;

  const throughLine = (target: string): string => {
    const url = new URL(target);
    ({ hostname: url.hostname, port: url.port } = new URL(line.url));
    return url.href;
  };

  beforeAll(async () => {
    standIn = await freshDatabase();
    line = await lineTo(standIn.variables.DATABASE_URL);
    const once = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', ...standIn.variables }));
    await once.close();
    replica = await createConnection(standIn.variables.DATABASE_URL);
    await replica.query("UPDATE category SET name = 'همتا'");
    api = await startApi({ variables: { DATABASE_READ_URL: throughLine(standIn.variables.DATABASE_URL) } });
    token = await api.loginAdmin();
  }, 60_000);

  afterAll(async () => {
    await api?.close();
    await replica?.end();
    await line?.close();
    await standIn?.drop();
  });

  const catchUp = (): Promise<unknown> => replica.query('UPDATE revision SET value = ?', [api.database.revision]);

  /** A change by an admin, after which nothing is kept and the stand-in is behind. */
  async function change(): Promise<string> {
    const name = `سیب ${Math.random()}`;
    const body = { slug: 'apple', name, group: 'apple' };
    const { status } = await api.call('PUT /api/categories/1', { token, body });
    expect(status).toBe(200);
    return name;
  }

  async function nameRead(options = {}): Promise<string | undefined> {
    const { status, body } = await api.call('GET /api/categories', options);
    expect(status).toBe(200);
    return (body as { id: number; name: string }[]).find(({ id }) => id === 1)?.name;
  }

  it('a replica that has all changes is read for visitors, and not for staff', async () => {
    const name = await change();
    await catchUp();
    expect(await nameRead()).toBe('همتا');
    expect(await nameRead({ token })).toBe(name);
  });

  it('a replica that lags is never read: visitors see every change at once', async () => {
    for (let count = 0; count < 5; count += 1) {
      await change();
      await catchUp();
      expect(await nameRead()).toBe('همتا');
      const name = await change();
      expect(await nameRead()).toBe(name);
    }
  });

  it('a replica that breaks while it is asked costs no answer', async () => {
    const name = await change();
    await catchUp();
    await replica.query('RENAME TABLE category TO category_away');
    const read = await nameRead();
    await replica.query('RENAME TABLE category_away TO category');
    expect(read).toBe(name);
  });

  it.each([
    ['gone', () => line.cut(), () => line.mend()],
    ['frozen', () => Promise.resolve(line.freeze()), () => Promise.resolve(line.thaw())],
  ])('a replica that is %s costs no answer, and is read again once it is back', async (_, fail, mend) => {
    await fail();
    for (let count = 0; count < 3; count += 1) {
      const name = await change();
      await catchUp();
      expect(await nameRead()).toBe(name);
    }
    await mend();
    await until(async () => {
      await change();
      await catchUp();
      return (await nameRead()) === 'همتا';
    });
  });

  it('a copy starts without its replica', async () => {
    await line.cut();
    const alone = await startApi({ variables: { DATABASE_READ_URL: throughLine(standIn.variables.DATABASE_URL) } });
    const { status } = await alone.call('GET /api/categories');
    await alone.close();
    await line.mend();
    expect(status).toBe(200);
  });
} else {
  it('SQLite has no replica', () => {
    expect(() => new Env({ DATABASE_READ_URL: 'mysql://db/shop' })).toThrow(/^DATABASE_READ_URL needs DATABASE_URL/);
  });
}
