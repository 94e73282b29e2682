import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStore, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';
import { createApi, type Api } from '../src/api.js';
import {
  backupStoreFor,
  createBackup,
  idOf,
  listBackups,
  NewestBackup,
  pruneBackups,
  restoreBackup,
  verifyBackup,
  type Manifest,
} from '../src/backup/index.js';
import { readManifest, writeManifest } from '../src/backup/manifest.js';
import { Env } from '../src/config/index.js';
import { onMigrationConnection } from '../src/database/migrate.js';
import { databaseKind, freshDatabase, startApi, until, type FreshDatabase, type TestApi } from './support/index.js';
import { addMedia } from './support/media.js';
import { buildApi } from './support/processes.js';
import { addProduct, aDialogOrder, aProduct } from './support/shop.js';

const bytesOfKey = Buffer.alloc(32, 'k');
const open = { secret: null, withSecrets: false };

let folder: string;
let store: ObjectStore;
/** The site that is copied. */
let site: TestApi;
let token: string;
let productId: number;
let picture: string;
/** Where it is restored to: an empty database and an empty folder. */
let place: FreshDatabase;
let target: Env;

const envOf = (api: TestApi): Env => api.api.app.get(Env);
const dialect = databaseKind;

beforeAll(async () => {
  site = await startApi({ seed: true });
  token = await site.loginAdmin();
  productId = await addProduct(site, token);
  picture = (await addMedia(site, token)).filename;
  // What looks like statements of a dump must not be counted as rows of one.
  const message = "O'Brien \\'); INSERT INTO `contact` VALUES (1),(2);\n(3, ''), (\\\\";
  const sent = await site.call('POST /api/contact', { body: { name: 'سارا', phone: '09141234567', message } });
  if (sent.status !== 201) throw new Error(`the message was answered with ${sent.status}`);
}, 60_000);
afterAll(() => site.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afshoreh-backups-'));
  store = new DiskStore(folder);
  place = await freshDatabase();
  target = new Env(place.variables);
});
afterEach(async () => {
  await place.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table but those that a restore makes its own, and those that a site writes by itself. */
function contentOf({ database }: Env): Promise<Record<string, unknown[]>> {
  const own = ['secret', 'revision', 'heartbeat', 'room_probe', 'outbox_message'];
  return onMigrationConnection(database, async ({ manager }) => {
    const names =
      dialect === 'sqlite'
        ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
    const tables = await manager.query<{ name: string }[]>(names);
    const content: Record<string, unknown[]> = {};
    for (const { name } of tables.filter((table) => !own.includes(table.name))) {
      content[name] = (await manager.query<unknown[]>(`SELECT * FROM \`${name}\``))
        .map((row) => JSON.stringify(row))
        .sort();
    }
    return content;
  });
}

async function order(api: TestApi): Promise<string> {
  const { status, body } = await api.call('POST /api/orders', { body: aDialogOrder(productId) });
  if (status !== 201) throw new Error(`the order was answered with ${status}`);
  return (body as { trackingCode: string }).trackingCode;
}

describe('a backup', () => {
  const s3 = new S3Server();
  afterAll(() => s3.stop());

  const bucket = async (): Promise<ObjectStore> => {
    const { endpoint, accessKeyId, secretAccessKey, region } = await s3.start();
    const folder = await mkdtemp(join(tmpdir(), 'afshoreh-key-'));
    await writeFile(join(folder, 'key'), `${secretAccessKey}\n`);
    const fruit = backupStoreFor('s3://fruit/backups/shop', null, {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_REGION: region,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY_FILE: join(folder, 'key'),
    });
    await rm(folder, { recursive: true });
    return fruit;
  };

  it('encrypted in a bucket brings back every row and every file', async () => {
    const there = await bucket();
    const { id } = await createBackup(envOf(site), there, { secret: bytesOfKey, withSecrets: false });
    await restoreBackup(target, there, await idOf(there, 'latest'), { secret: bytesOfKey, replace: false });
    expect(await contentOf(target)).toEqual(await contentOf(envOf(site)));
    const media = ({ dataDir }: Env): Promise<Buffer> => readFile(join(dataDir, 'media', picture));
    expect(await media(target)).toEqual(await media(envOf(site)));
    expect((await listBackups(there))[0]).toMatchObject({ id, verifiedAt: expect.any(String) });
    expect([...s3.objects.values()].some((bytes) => bytes.includes('JFIF'))).toBe(false);
  });

  it('that was found whole is remembered in the bucket of the site', async () => {
    const { endpoint, accessKeyId, secretAccessKey, region } = await s3.start();
    const ofSite = { dataDir: folder, s3: { endpoint, accessKeyId, secretAccessKey, region, bucket: 'fruit' } };
    const createdAt = new Date().toISOString();
    await new NewestBackup(ofSite).note({ createdAt });
    expect(await new NewestBackup(ofSite).createdAt()).toEqual(new Date(createdAt));
    expect([...s3.objects.keys()].filter((each) => each.includes('verified-backup'))).toHaveLength(1);
  });

  it('leaves the key of admin tokens out unless it is asked for', async () => {
    const keysOf = async (withSecrets: boolean): Promise<number | undefined> =>
      (await createBackup(envOf(site), store, { secret: null, withSecrets })).rows.secret;
    expect([await keysOf(false), await keysOf(true)]).toEqual([0, 1]);
  });

  it('made under writes ends, has every order that was acknowledged before, and is of one moment', async () => {
    let stopped = false;
    const before = await Promise.all([order(site), order(site), order(site)]);
    const writers = Array.from({ length: 3 }, async () => {
      while (!stopped) await order(site);
    });
    const { id, rows } = await createBackup(envOf(site), store, open);
    stopped = true;
    await Promise.all(writers);
    // This counts every table, and on SQLite checks all foreign keys.
    await restoreBackup(target, store, id, { secret: null, replace: false });
    const { orders, order_line: lines } = (await contentOf(target)) as Record<string, string[]>;
    expect([orders!.length, lines!.length]).toEqual([rows.orders, rows.orders]);
    for (const code of before) expect(orders!.some((row) => row.includes(code))).toBe(true);
  }, 60_000);
});

describe('a restore refuses, before it has changed anything,', () => {
  let made: Manifest;

  beforeEach(async () => {
    made = await createBackup(envOf(site), store, open);
  });

  const keyOf = (path: string): string => `${made.id}/${path}`;
  const dumpKey = (): string => keyOf(`${dialect === 'sqlite' ? 'database.sqlite.gz' : 'database.sql.gz'}/0000`);
  const changed = async (key: string, change: (bytes: Buffer) => Buffer): Promise<void> =>
    writeFile(join(folder, key), change(await readFile(join(folder, key))));
  const flipped = (bytes: Buffer): Buffer => {
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    return bytes;
  };
  const remade = async (changes: Partial<Manifest>): Promise<void> => {
    const { manifest, sealing } = await readManifest(store, made.id, null);
    await writeManifest(store, { ...manifest, ...changes }, sealing);
  };

  it.each([
    ['a truncated dump', () => changed(dumpKey(), (bytes) => bytes.subarray(0, -1)), /bytes instead of/],
    ['a changed dump', () => changed(dumpKey(), flipped), /was changed/],
    ['a changed picture', () => changed(keyOf(`media/${picture}/0000`), flipped), /was changed/],
    ['a missing picture', () => store.delete(keyOf(`media/${picture}/0000`)), /is missing/],
    ['a changed manifest', () => changed(keyOf('manifest.json'), flipped), /was changed/],
    ['a backup that was broken off', () => store.delete(keyOf('manifest.json')), /was broken off/],
    ['other numbers of rows', () => remade({ rows: { ...made.rows, orders: 4_711 } }), /instead of 4711/],
    ['a newer schema', () => remade({ schema: [...made.schema, 'AddWings2900000000000'] }), /newer release.*AddWings/],
    ['a newer program', () => remade({ app: '999.0.0' }), /newer release.*999\.0\.0/],
    ['one of another database', () => remade({ database: dialect === 'sqlite' ? 'mysql' : 'sqlite' }), /DATABASE_URL/],
  ])('%s', async (_what, damage, reason) => {
    await damage();
    await expect(restoreBackup(target, store, made.id, { secret: null, replace: false })).rejects.toThrow(reason);
    expect(await contentOf(target)).toEqual({});
  });

  it.each([
    ['no key', null, /encrypted: name its key/],
    ['another key', Buffer.alloc(32, 'x'), /its key is another one/],
  ])('%s', async (_what, secret, reason) => {
    const { id } = await createBackup(envOf(site), store, { ...open, secret: bytesOfKey });
    await expect(verifyBackup(store, id, secret)).rejects.toThrow(reason);
  });

  it('parts of an encrypted backup that changed places, whoever wrote their hashes', async () => {
    const { id } = await createBackup(envOf(site), store, { ...open, secret: bytesOfKey });
    const { manifest, sealing } = await readManifest(store, id, bytesOfKey);
    const [file, other] = manifest.files.filter(({ path }) => path.startsWith('media/'));
    const partOf = (path: string): string => `${id}/${path}/0000`;
    await store.put(partOf(file!.path), (await store.get(partOf(other!.path)))!);
    const files = manifest.files.map((each) => (each === file ? { ...other!, path: file.path } : each));
    await writeManifest(store, { ...manifest, files }, sealing);
    await expect(verifyBackup(store, id, bytesOfKey)).rejects.toThrow(/was changed, or encrypted with another key/);
  });

  it('a place that is not empty', async () => {
    const before = await contentOf(envOf(site));
    const restore = restoreBackup(envOf(site), store, made.id, { secret: null, replace: false });
    await expect(restore).rejects.toThrow(/not empty .*--replace/);
    expect(await contentOf(envOf(site))).toEqual(before);
  });
});

describe('copies of the site that run during a restore', () => {
  let copies: TestApi[];
  let second: Api;

  beforeEach(async () => {
    const first = await startApi();
    second = await createApi(envOf(first));
    const url = await second.listen(0);
    const call: TestApi['call'] = async (route, { body, token: bearer } = {}) => {
      const [method, path] = route.split(' ') as [string, string];
      const headers = { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) };
      const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      return { status: response.status, headers: response.headers, body: await response.json() };
    };
    copies = [first, { ...first, url, api: second, database: second.database, call }];
  });
  afterEach(async () => {
    await second.close();
    await copies[0]!.close();
  });

  it('show the restored state and every change after it, with the tokens they gave out', async () => {
    const [first, other] = copies as [TestApi, TestApi];
    const admin = await first.loginAdmin();
    const id = await addProduct(first, admin);
    const nameIn = async (api: TestApi): Promise<unknown> => (await api.call(`GET /api/products/${id}`)).body.name;
    const rename = async (name: string): Promise<void> => {
      const { status, body } = await first.call(`PUT /api/products/${id}`, { token: admin, body: aProduct({ name }) });
      if (status !== 200) throw new Error(`renaming answered ${status} ${JSON.stringify(body)}`);
    };
    const all = (name: string): Promise<void> =>
      until(async () => (await Promise.all(copies.map(nameIn))).every((found) => found === name));

    const before = (await nameIn(first)) as string;
    const { id: backup } = await createBackup(envOf(first), store, open);
    for (const name of ['الف', 'ب', 'پ', 'ت']) await rename(name);
    await all('ت');
    const keyOfTokens = (): Promise<unknown> => first.database.read.query('SELECT * FROM secret');
    const key = await keyOfTokens();
    const revision = first.database.revision;
    await restoreBackup(envOf(first), store, backup, { secret: null, replace: true });
    await all(before);
    expect(await keyOfTokens()).toEqual(key);
    // Pages that are kept outside of the API are known by this number, so none may come back.
    await until(() => copies.every((copy) => copy.database.revision > revision));
    for (const name of ['ث', 'ج']) {
      await rename(name);
      await all(name);
    }
    expect((await other.call('GET /api/orders', { token: admin })).status).toBe(200);
    expect((await other.call('GET /api/health/ready')).status).toBe(200);
  }, 60_000);

  it('follow a database that was put back by other means, whose revision is lower', async () => {
    const [first] = copies as [TestApi];
    await first.database.write((tx) => tx.query('UPDATE revision SET value = 500'));
    await until(() => copies.every(({ database }) => database.revision === 500));
    await first.database.write((tx) => tx.query('UPDATE revision SET value = 7'));
    await until(() => copies.every(({ database }) => database.revision === 7));
  });
});

if (dialect === 'sqlite') {
  describe('an SQLite file', () => {
    const fileOf = ({ dataDir }: Env): string => join(dataDir, 'afshoreh.sqlite');

    it('is restored beside the log that another file left', async () => {
      const { id } = await createBackup(envOf(site), store, open);
      await site.database.checkWrites();
      await copyFile(`${fileOf(envOf(site))}-wal`, `${fileOf(target)}-wal`);
      await restoreBackup(target, store, id, { secret: null, replace: true });
      expect(await contentOf(target)).toEqual(await contentOf(envOf(site)));
    });

    it('that is damaged is a 503 and not ready; what replaces it is noticed, and not written around', async () => {
      const { id } = await createBackup(envOf(site), store, open);
      await restoreBackup(target, store, id, { secret: null, replace: false });
      await damageTable(fileOf(target), 'contact');
      const api = await createApi(new Env({ ...place.variables, NODE_ENV: 'test' }));
      try {
        let noticed = false;
        api.database.whenReplaced(() => (noticed = true));
        const url = await api.listen(0);
        const message = { name: 'سارا', phone: '09141234567', message: 'سلام' };
        const headers = { 'Content-Type': 'application/json' };
        const write = async (): Promise<number> =>
          (await fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })).status;
        expect(await write()).toBe(503);
        await until(async () => (await fetch(`${url}/api/health/ready`)).status === 503);
        // Another table is whole, but what it takes now would be lost with the restore.
        const toOther = api.database.write((tx) => tx.query('UPDATE heartbeat SET at = at'));
        await expect(toOther).rejects.toMatchObject({ reason: 'SQLITE_CORRUPT' });

        await restoreBackup(target, store, id, { secret: null, replace: true });
        const other = api.database.write((tx) => tx.query('DELETE FROM heartbeat'));
        await expect(other).rejects.toMatchObject({ reason: 'SQLITE_FILE_REPLACED' });
        await until(() => noticed);
      } finally {
        await api.close();
      }
      expect(await contentOf(target)).toEqual(await contentOf(envOf(site)));
    }, 60_000);

    /** Overwrites the first page of a table, as a failing disk does, or the log of another file. */
    async function damageTable(file: string, table: string): Promise<void> {
      const { default: Sqlite } = await import('better-sqlite3');
      const database = new Sqlite(file);
      const page = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table) as number;
      const size = database.pragma('page_size', { simple: true }) as number;
      database.close();
      const bytes = await readFile(file);
      bytes.fill('x', (page - 1) * size, page * size);
      await writeFile(file, bytes);
    }
  });
}

describe('old backups', () => {
  it('go but for the newest of each day and week, the newest of all, and what is being made', async () => {
    const made = await createBackup(envOf(site), store, open);
    const { sealing } = await readManifest(store, made.id, null);
    const ids = ['20260305T010000Z-0001', '20260305T230000Z-0002', '20260304T010000Z-0003', '20260301T010000Z-0004'];
    for (const id of ids) await writeManifest(store, { ...made, id, files: [] }, sealing);
    const brokenOff = ['20260101T000000Z-0005', `${made.id.slice(0, 17)}ffff`];
    for (const id of brokenOff) await store.put(`${id}/media/a.jpg/0000`, Buffer.from('a'));
    // The days of March 5 and today; today's week and the one of March 2, both kept by their days already.
    const gone = await pruneBackups(store, { daily: 2, weekly: 2 });
    expect(gone.sort()).toEqual([brokenOff[0], ids[3], ids[2], ids[0]].sort());
    const left = (await listBackups(store)).map(({ id }) => id);
    expect(left.sort()).toEqual([ids[1], made.id, brokenOff[1]].sort());
    await pruneBackups(store, { daily: 0, weekly: 0 });
    expect(await idOf(store, 'latest')).toBe(made.id);
    await verifyBackup(store, made.id, null);
  });
});

describe('npm run backup', () => {
  it('makes, lists and restores, and says in one line why it does not', async () => {
    await buildApi();
    const { dataDir, database } = envOf(site);
    const own = { DATA_DIR: dataDir, DATABASE_URL: database.type === 'mysql' ? database.url : '' };
    expect(await backup('create', own)).toEqual([0, expect.stringMatching(/ is made\n {2}not inside: /)]);
    expect(await backup('restore', own)).toEqual([1, expect.stringMatching(/^backup: .* not empty [^\n]*\n$/)]);
    expect(await backup('restore', place.variables)).toEqual([0, expect.stringMatching(/ is restored\n$/)]);
    expect(await contentOf(target)).toEqual(await contentOf(envOf(site)));
    const [, list] = await backup('list', own, '--json');
    const made = expect.objectContaining({ complete: true, verifiedAt: expect.any(String) });
    expect(JSON.parse(list)).toEqual([made]);
    const { createdAt } = JSON.parse(list)[0];
    expect(await new NewestBackup(envOf(site)).createdAt()).toBeNull();
    expect(await new NewestBackup(target).createdAt()).toEqual(new Date(createdAt));
    expect(await backup('verify', own)).toEqual([0, expect.stringMatching(/ is whole\n$/)]);
    expect(await new NewestBackup(envOf(site)).createdAt()).toEqual(new Date(createdAt));
  }, 60_000);

  it.each([
    [['make'], 'there is no "make"'],
    [['verify', '--replace'], 'verify has no --replace'],
    [['create', 'latest'], 'create does not take "latest"'],
    [['prune', '--keep-daily', 'all'], 'prune --keep-daily <n> --keep-weekly <n>'],
  ])('does not understand %j', async ([command, ...more], reason) => {
    const refused = [2, expect.stringContaining(`backup: ${reason}`)];
    expect(await backup(command!, place.variables, ...more)).toEqual(refused);
  });

  /** The exit code, and what was written: to standard output when it went well, else to the error output. */
  async function backup(command: string, variables: NodeJS.ProcessEnv, ...more: string[]): Promise<[number, string]> {
    const args = ['../infra/backup/cli.mjs', command, '--store', folder, ...more];
    const env = { PATH: process.env.PATH, ...variables };
    return promisify(execFile)(process.execPath, args, { env }).then(
      ({ stdout }) => [0, stdout],
      ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
    );
  }
});
