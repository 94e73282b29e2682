import { afterAll, describe, expect, it } from '@jest/globals';
import { createApi } from '../src/api.js';
import { ApiKey } from '../src/auth/index.js';
import { Env } from '../src/config/index.js';
import { newKey, type TestKey } from './support/api-keys.js';
import { startApi, type Answer, type FreshDatabase } from './support/index.js';
import { aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

let variables: FreshDatabase['variables'];
const api = await startApi({ variables: (fresh) => (variables = fresh) });
/** Another copy on the same database. */
const copy = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables! }));
afterAll(async () => {
  await copy.close();
  await api.close();
});
const owner = await api.loginAdmin();
const orders = (token: string): Promise<Answer> => api.call('GET /api/orders', { token });
const outcomeOf = ({ status, body }: Answer): string => `${status} ${body.code ?? ''}`.trim();
const stored = (id: number) => api.database.read.findOneByOrFail(ApiKey, { id });
const listed = async (id: number) =>
  ((await api.call('GET /api/admin/api-keys', { token: owner })).body as { id: number }[]).find((key) => key.id === id);
const rotate = (id: number, overlapHours: number, headers = {}): Promise<Answer> =>
  api.call(`POST /api/admin/api-keys/${id}/rotate`, { token: owner, body: { overlapHours }, headers });
const revoke = ({ id }: TestKey): Promise<Answer> => api.call(`DELETE /api/admin/api-keys/${id}`, { token: owner });
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('a key of a program', () => {
  it('is shown once: the database, the list and the audit know only its beginning', async () => {
    const { id, secret } = await newKey(api, ['orders:read'], { name: 'انبار مرکزی' });
    const audit = (await api.call('GET /api/audit', { token: owner })).body as object[];
    for (const place of [await stored(id), await listed(id), audit])
      expect(JSON.stringify(place)).not.toContain(secret);
    expect(await listed(id)).toMatchObject({
      name: 'انبار مرکزی',
      prefix: secret.slice(0, 15),
      scopes: ['orders:read'],
      state: 'active',
      lastUsedAt: null,
      createdBy: 'مدیر سایت',
    });
    expect((await stored(id)).hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is refused with wrong scopes, addresses and times', async () => {
    const create = (form: object) =>
      api.call('POST /api/admin/api-keys', { token: owner, body: { name: 'انبار', scopes: ['webhooks'], ...form } });
    expect(fieldsOf(await create({ scopes: [] }))).toEqual(['scopes']);
    expect(fieldsOf(await create({ scopes: ['orders:read', 'orders:read'] }))).toEqual(['scopes']);
    expect(fieldsOf(await create({ scopes: ['settings:write'] }))).toEqual(['scopes']);
    expect(fieldsOf(await create({ addresses: ['203.0.113.7', 'shop.example'] }))).toEqual(['addresses']);
    expect(fieldsOf(await create({ addresses: Array(21).fill('203.0.113.7') }))).toEqual(['addresses']);
    expect(fieldsOf(await create({ expiresAt: later(-1).toISOString() }))).toEqual(['expiresAt']);
    expect(fieldsOf(await create({ name: ' ' }))).toEqual(['name']);
  });

  it('works from its addresses only, however they are written', async () => {
    const { secret } = await newKey(api, ['orders:read'], { addresses: ['203.0.113.0/24', '2001:db8::/48'] });
    const from = async (address: string) =>
      outcomeOf(await api.call('GET /api/orders', { token: secret, headers: { 'X-Forwarded-For': address } }));
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:DB8:0:0:1::1'])
      expect([address, await from(address)]).toEqual([address, '200']);
    for (const address of ['203.0.114.9', '2001:db8:1::1', '::1', 'nonsense'])
      expect([address, await from(address)]).toEqual([address, '401 auth.api_key_foreign_address']);
  });

  it('notes its last use, at most once a minute', async () => {
    const { id, secret } = await newKey(api, ['orders:read']);
    await Promise.all(Array.from({ length: 10 }, () => orders(secret)));
    const first = (await stored(id)).lastUsedAt;
    expect(Date.now() - Number(first)).toBeLessThan(10_000);
    await orders(secret);
    expect((await stored(id)).lastUsedAt).toEqual(first);
    await api.database.write((tx) => tx.update(ApiKey, { id }, { lastUsedAt: later(-1) }));
    await orders(secret);
    expect(Number((await stored(id)).lastUsedAt)).toBeGreaterThanOrEqual(Number(first));
  });

  it('changes its scopes at once; when somebody else changed it, the form is refused', async () => {
    const { id, version, secret } = await newKey(api, ['orders:read']);
    const form = { name: 'انبار', scopes: ['contacts:read'], addresses: [], expiresAt: null };
    const save = (body: object) => api.call(`PUT /api/admin/api-keys/${id}`, { token: owner, body });
    expect((await save({ ...form, version })).body.scopes).toEqual(['contacts:read']);
    expect(outcomeOf(await orders(secret))).toBe('403 auth.scope_missing');
    expect(outcomeOf(await save({ ...form, name: 'دیگر', version }))).toBe('409 auth.api_key_changed_meanwhile');
  });

  it('that demands If-Match changes a record only in the version that it names, and may still create', async () => {
    const { id: keyId, secret } = await newKey(api, ['catalogue:write', 'orders:write'], { requiresIfMatch: true });
    const plain = { slug: 'if-match', name: 'دستهٔ نسخه‌دار', group: 'other' };
    const made = await api.call('POST /api/categories', { token: secret, body: plain });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: number };
    const send = async (method: string, headers: Record<string, string> = {}, body: object = plain) =>
      outcomeOf(
        await api.call(`${method} /api/categories/${id}`, {
          token: secret,
          headers,
          ...(method === 'PUT' && { body }),
        }),
      );
    for (const headers of [{}, { 'If-Match': '*' }] as Record<string, string>[])
      expect(await send('PUT', headers)).toBe('428 common.precondition_required');
    expect(await send('PUT', {}, { ...plain, version: 1 })).toBe('428 common.precondition_required');
    expect(await send('DELETE')).toBe('428 common.precondition_required');
    expect(await send('PUT', { 'If-Match': '"9"' })).toBe('412 common.precondition_failed');
    expect(await send('PUT', { 'If-Match': '"1"' })).toBe('200');
    expect(outcomeOf(await orders(secret))).toBe('200');
    const body = { name: 'انبار', scopes: ['catalogue:write'], requiresIfMatch: false };
    await api.call(`PUT /api/admin/api-keys/${keyId}`, { token: owner, body });
    expect(await send('PUT')).toBe('200');
  });

  it('is refused from the moment it expires', async () => {
    const { id, secret } = await newKey(api, ['orders:read'], { expiresAt: later(1).toISOString() });
    expect(outcomeOf(await orders(secret))).toBe('200');
    await api.database.write((tx) => tx.update(ApiKey, { id }, { expiresAt: new Date() }));
    expect(outcomeOf(await orders(secret))).toBe('401 auth.api_key_expired');
    expect(outcomeOf(await rotate(id, 24))).toBe('409 auth.api_key_ended');
  });
});

describe('revoking a key', () => {
  it('refuses its next request and keeps its name; it cannot be changed or rotated any more', async () => {
    const key = await newKey(api, ['orders:read']);
    expect((await revoke(key)).status).toBe(204);
    expect(outcomeOf(await orders(key.secret))).toBe('401 auth.api_key_revoked');
    expect((await revoke(key)).status).toBe(204);
    expect(await listed(key.id)).toMatchObject({ state: 'revoked', name: 'انبار' });
    expect(outcomeOf(await rotate(key.id, 24))).toBe('409 auth.api_key_ended');
    const body = { name: 'انبار', scopes: ['orders:write'] };
    const change = await api.call(`PUT /api/admin/api-keys/${key.id}`, { token: owner, body });
    expect(outcomeOf(change)).toBe('409 auth.api_key_ended');
  });

  it('holds in every copy within a second', async () => {
    const url = await copy.listen(0);
    const key = await newKey(api, ['orders:read']);
    const headers = { Authorization: `Bearer ${key.secret}` };
    const there = async () => (await fetch(`${url}/api/orders`, { headers })).status;
    expect(await there()).toBe(200);
    await revoke(key);
    const revokedAt = performance.now();
    expect(await there()).toBe(401);
    expect(performance.now() - revokedAt).toBeLessThan(1_000);
  });
});

describe('rotating a key', () => {
  it('gives it a new secret, and accepts the old one for the hours that were chosen', async () => {
    const { id, secret } = await newKey(api, ['orders:read']);
    await orders(secret);
    const { body } = await rotate(id, 24);
    const works = async () => [outcomeOf(await orders(secret)), outcomeOf(await orders(body.secret as string))];
    expect(await works()).toEqual(['200', '200']);
    expect(Math.abs(Date.parse(body.apiKey.previousUntil as string) - Number(later(24)))).toBeLessThan(10_000);
    expect(await listed(id)).toMatchObject({
      lastUsedAt: expect.any(String),
      previousLastUsedAt: expect.any(String),
      prefix: (body.secret as string).slice(0, 15),
    });
    await api.database.write((tx) => tx.update(ApiKey, { id }, { previousUntil: new Date() }));
    expect(await works()).toEqual(['401 auth.api_key_wrong', '200']);
    expect(await listed(id)).toMatchObject({ previousUntil: null, previousLastUsedAt: null });
  });

  it('ends the old secret at once without an overlap', async () => {
    const { id, secret } = await newKey(api, ['orders:read']);
    const { body } = await rotate(id, 0);
    expect(outcomeOf(await orders(secret))).toBe('401 auth.api_key_wrong');
    expect(outcomeOf(await orders(body.secret as string))).toBe('200');
  });

  it('again keeps the secret that is in use, when nobody has used the one in between', async () => {
    const { id, secret } = await newKey(api, ['orders:read']);
    await orders(secret);
    const lost = (await rotate(id, 24)).body.secret as string;
    const found = (await rotate(id, 24)).body.secret as string;
    const outcomes = [secret, lost, found].map(async (each) => outcomeOf(await orders(each)));
    expect(await Promise.all(outcomes)).toEqual(['200', '401 auth.api_key_wrong', '200']);
  });

  it('happens once under an idempotency key, whose later answers have no secret', async () => {
    const { id } = await newKey(api, ['orders:read']);
    const headers = { 'Idempotency-Key': 'rotation-of-today' };
    const answers = await Promise.all([1, 2, 3].map(() => rotate(id, 24, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const secrets = answers.flatMap(({ body }) => (body.secret as string | null) ?? []);
    expect(secrets).toHaveLength(1);
    expect(outcomeOf(await orders(secrets[0] as string))).toBe('200');
    expect(outcomeOf(await rotate(id, 1, headers))).toBe('422 common.idempotency_key_reused');
  });
});

describe('what a program changes', () => {
  it('stands in the audit under the name of its key, which finds it', async () => {
    const { id, secret } = await newKey(api, ['catalogue:write'], { name: 'انبار' });
    const { body: product } = await api.call('POST /api/products', { token: secret, body: aProduct({ price: 0 }) });
    const find = async (query: string) =>
      (await api.call(`GET /api/audit?${query}`, { token: owner })).body as object[];
    expect(await find(`apiKeyId=${id}`)).toEqual([
      expect.objectContaining({
        by: 'کلید API: انبار',
        adminId: null,
        apiKeyId: id,
        action: 'createProduct',
        subjectId: String(product.id),
      }),
    ]);
    expect(await find(`apiKeyId=${id}&adminId=1`)).toEqual([]);
    const { apiKeys } = (await api.call('GET /api/audit/filters', { token: owner })).body as { apiKeys: object[] };
    expect(apiKeys).toContainEqual({ id, name: 'انبار' });
  });

  it('keeps its idempotency keys apart from those of the admin who made the key, and of other keys', async () => {
    const [first, second] = [await newKey(api, ['catalogue:write']), await newKey(api, ['catalogue:write'])];
    const headers = { 'Idempotency-Key': 'one-for-all-callers' };
    const body = aProduct({ price: 0 });
    const create = async (token: string) =>
      (await api.call('POST /api/products', { token, headers, body })).body.id as number;
    const ids = [await create(first.secret), await create(second.secret), await create(owner)];
    expect(new Set(ids).size).toBe(3);
    expect([await create(first.secret), await create(owner)]).toEqual([ids[0], ids[2]]);
  });

  it('has its name in the history and the notes of an order; leases, calls and «mine» need a person', async () => {
    const { secret } = await newKey(api, ['orders:write'], { name: 'پیگیری' });
    const product = await addProduct(api, owner);
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body as { id: number };
    const act = (route: string, body?: object) => api.call(route, { token: secret, ...(body && { body }) });
    expect((await act(`PUT /api/orders/${id}/status`, { status: 'processing' })).status).toBe(200);
    const { body: order } = await act(`POST /api/orders/${id}/notes`, { text: 'ارسال شد' });
    expect(order.staffNotes).toMatchObject([{ by: 'کلید API: پیگیری', text: 'ارسال شد' }]);
    expect(order.history.at(-1)).toMatchObject({ by: 'کلید API: پیگیری' });
    const needPerson = [
      await act(`PUT /api/orders/${id}/lease`),
      await act(`DELETE /api/orders/${id}/lease`),
      await act('POST /api/orders/queue/next', {}),
      await act(`POST /api/orders/${id}/calls`, { outcome: 'reached' }),
      await act('GET /api/orders/stream'),
      await act('GET /api/orders?assignee=me'),
      await act('GET /api/orders/export?assignee=me'),
      await act('GET /api/dashboard/export?table=days'),
    ];
    expect(needPerson.map(outcomeOf)).toEqual(needPerson.map(() => '403 auth.person_needed'));
  });

  it('sets no price without the scope for prices, by whichever call', async () => {
    const { secret } = await newKey(api, ['catalogue:write']);
    const create = (body: object) => api.call('POST /api/products', { token: secret, body });
    expect(outcomeOf(await create(aProduct({ price: 5_000_000 })))).toMatch(/^403 catalog\./);
    expect(outcomeOf(await create(aProduct({ price: 0, showPrice: true })))).toMatch(/^403 catalog\./);
    const { body: product } = await create(aProduct({ price: 0 }));
    const row = { id: product.id, version: product.version, price: 1 };
    const prices = await api.call('PUT /api/products/prices', { token: secret, body: { prices: [row] } });
    expect(outcomeOf(prices)).toBe('403 auth.scope_missing');
    const { secret: pricing } = await newKey(api, ['prices:write']);
    const file = new FormData();
    file.set('file', new Blob(['نام\nسیب'], { type: 'text/csv' }), 'products.csv');
    const headers = { Authorization: `Bearer ${pricing}` };
    const imported = await fetch(`${api.url}/api/products/import`, { method: 'POST', headers, body: file });
    expect((await imported.json()) as object).toMatchObject({ code: 'auth.person_needed' });
  });
});

describe('the limits of a key', () => {
  it('count each key by itself, not its address, and each answer says what is left', async () => {
    const limited = await startApi({ rateLimits: true });
    try {
      const [busy, calm] = [await newKey(limited, ['orders:read']), await newKey(limited, ['orders:read'])];
      const ask = (token: string, address = '203.0.113.7') =>
        limited.call('GET /api/orders/1', { token, headers: { 'X-Forwarded-For': address } });
      const first = await ask(busy.secret);
      expect(first.headers.get('ratelimit-policy')).toBe('"key";q=1200;w=60');
      expect(first.headers.get('ratelimit')).toMatch(/^"key";r=1199;t=([1-9]|[1-5]\d|60)$/);
      const answers: Answer[] = [];
      for (let round = 0; round < 24; round += 1)
        answers.push(
          ...(await Promise.all(Array.from({ length: 50 }, (_, host) => ask(busy.secret, `198.51.100.${host}`)))),
        );
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(1_199);
      const [refused] = answers.filter(({ status }) => status === 429);
      expect(refused?.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await ask(calm.secret);
      expect([other.status, other.headers.get('ratelimit')]).toEqual([404, expect.stringContaining('r=1199')]);
    } finally {
      await limited.close();
    }
  }, 120_000);

  it('count wrong keys for their address', async () => {
    const limited = await startApi({ rateLimits: true });
    try {
      const ask = async () => (await limited.call('GET /api/orders', { token: 'afs_live_wrong' })).status;
      const statuses: number[] = [];
      for (let round = 0; round < 13; round += 1)
        statuses.push(...(await Promise.all(Array.from({ length: 50 }, ask))));
      expect([statuses.filter((each) => each === 401).length, statuses.at(-1)]).toEqual([600, 429]);
    } finally {
      await limited.close();
    }
  }, 120_000);
});
