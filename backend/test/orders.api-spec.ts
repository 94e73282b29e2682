import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
await api.call('POST /api/price-list', { token, body: { name: 'پورهٔ سیب', usdPerTon: 2000 } });
const apple: number = await addProduct(api, token, { name: 'پورهٔ سیب' });
const tomato: number = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', category: 'tomato' });

const place = (body: unknown, key?: string): Promise<Answer> =>
  api.call('POST /api/orders', { body, headers: key ? { 'Idempotency-Key': key } : {} });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;
const count = async (): Promise<number> =>
  Number((await api.call('GET /api/orders?limit=1', { token })).headers.get('x-total-count'));
const setStatus = (id: number, body: unknown): Promise<Answer> =>
  api.call(`PUT /api/orders/${id}/status`, { token, body });

describe('placing an order', () => {
  it('takes the order of the dialog, with the name of the catalogue and not of the client', async () => {
    const { status, body } = await place(aDialogOrder(apple, { quantity: '۲۲۰', phone: '۰۹۱۴ ۱۲۳-۴۵۶۷' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'new',
      name: 'سارا احمدی',
      phone: '+989141234567',
      productId: apple,
      quantity: 220,
    });
    expect(body.items).toEqual([{ productId: apple, productName: 'پورهٔ سیب', quantity: 220, pack: null }]);
    expect(body.trackingCode).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(Date.parse(body.callBy as string)).toBeGreaterThan(Date.parse(body.createdAt as string));
  });

  it('takes the order of the checkout, with every line in its order', async () => {
    const { status, body } = await place(aCheckoutOrder([tomato, apple], { notes: 'تحویل صبح' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      productId: tomato,
      quantity: 100,
      items: [{ productId: tomato }, { productId: apple }],
    });
    expect(await details(body.id)).toMatchObject({
      email: 'ali@example.com',
      address: 'تهران، خیابان آزادی، پلاک ۱۰',
      notes: 'تحویل صبح',
      version: 1,
      history: [{ from: null, to: 'new', by: null }],
    });
  });

  it('keeps the price-list row and the rate of that moment with the line', async () => {
    const { body } = await place(aCheckoutOrder([apple, tomato]));
    await api.call('PUT /api/settings', { token, body: { usdRate: 99_000 } });
    const { items } = await details(body.id);
    await api.call('PUT /api/settings', { token, body: { usdRate: 83_000 } });
    expect(items).toMatchObject([
      { usdPerTon: 2000, rate: 83_000 },
      { usdPerTon: null, rate: null },
    ]);
  });

  it('keeps the pack of that moment with the line, whatever becomes of the product', async () => {
    const texts = { weight: '۲۷۵ کیلوگرم', packaging: 'بشکهٔ فلزی، چهار بشکه روی هر پالت' };
    const product = await addProduct(api, token, texts);
    const { body: shown } = await api.call(`GET /api/products/${product}`, {});
    expect(shown.pack).toEqual({ name: 'بشکه', kilograms: 275, perPallet: 4 });
    const { body } = await place(aDialogOrder(product, { quantity: 1100 }));
    await api.call(`DELETE /api/products/${product}`, { token });
    expect((await details(body.id)).items).toMatchObject([{ quantity: 1100, pack: { name: 'بشکه', kilograms: 275 } }]);
  });

  it('names an unknown product, and stores nothing', async () => {
    const before = await count();
    const one = await place(aDialogOrder(999_999));
    expect([one.status, one.body.code, fieldsOf(one)]).toEqual([400, 'orders.product_unknown', ['productId']]);
    const many = await place(aCheckoutOrder([apple, 999_999]));
    expect([many.status, fieldsOf(many)]).toEqual([400, ['items.1.productId']]);
    expect(many.body.detail).toContain('999999');
    expect(await count()).toBe(before);
  });

  it.each([
    ['productId', { productId: 'سیب' }],
    ['productId', { productId: 0 }],
    ['customerName', { customerName: '  ' }],
    ['customerName', { customerName: undefined }],
    ['phone', { phone: '1234567' }],
    ['phone', { phone: '1234567890123456' }],
    ['phone', { phone: 'تماس' }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: '۱٫۵' }],
    ['quantity', { quantity: 1_000_001 }],
    ['quantity', { quantity: '' }],
    ['quantity', { quantity: true }],
    ['quantity', { quantity: [5] }],
    ['price', { price: 5 }],
    ['email', { email: 'a@b.co' }],
  ])('refuses a dialog order for its %s: %j', async (field, changes) => {
    const before = await count();
    const answer = await place(aDialogOrder(apple, changes));
    expect([answer.status, answer.body.code, fieldsOf(answer)]).toEqual([400, 'common.validation', [field]]);
    expect(answer.body.message).not.toMatch(/[A-Za-z]/);
    expect(await count()).toBe(before);
  });

  it.each([
    ['customerName', { customerName: 'آب' }, 'نام باید حداقل ۳ حرف باشد'],
    ['customerName', { customerName: undefined }, 'نام باید حداقل ۳ حرف باشد'],
    ['address', { address: undefined }, 'آدرس باید حداقل ۱۰ حرف باشد'],
    ['phone', { phone: undefined }, 'شماره تلفن باید حداقل ۱۰ رقم باشد'],
    ['email', { email: 'ali' }, 'ایمیل معتبر نیست'],
    ['email', { email: undefined }, 'ایمیل معتبر نیست'],
    ['phone', { phone: '091412345' }, 'شماره تلفن باید حداقل ۱۰ رقم باشد'],
    ['address', { address: 'تهران' }, 'آدرس باید حداقل ۱۰ حرف باشد'],
    ['items', { items: [] }, expect.any(String)],
    ['items', { items: 'سیب' }, expect.any(String)],
    ['items', { items: null }, expect.any(String)],
    ['items.0.quantity', { items: [{ productId: 1, quantity: 'x' }] }, expect.any(String)],
    ['items.0.colour', { items: [{ productId: 1, quantity: 1, colour: 'red' }] }, expect.any(String)],
    ['items.0', { items: [5] }, expect.any(String)],
    ['productId', { productId: 1 }, expect.any(String)],
  ])('refuses a checkout order for its %s: %j', async (field, changes, message) => {
    const answer = await place(aCheckoutOrder([apple], changes));
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it.each(['[]', 'null', '"text"', '5', '{', ''])('refuses the body %s', async (body) => {
    const { status } = await place(body);
    expect(status).toBe(400);
  });

  it('counts an order to the customer who is logged in', async () => {
    const account = {
      fullName: 'مینا کریمی',
      email: 'mina@example.com',
      phoneNumber: '09121112233',
      password: 'رمز ساده ۱',
    };
    expect((await api.call('POST /api/auth/register', { body: account })).status).toBe(201);
    const login = await api.call('POST /api/auth/login', {
      body: { username: account.email, password: account.password },
    });
    const cookie = String(login.headers.get('set-cookie')).split(';')[0] as string;
    const { body } = await api.call('POST /api/orders', { body: aDialogOrder(apple), headers: { Cookie: cookie } });
    const rows: { customerId: number | null }[] = await api.database.read.query(
      'SELECT customerId FROM orders WHERE id = ?',
      [body.id],
    );
    expect(rows).toEqual([{ customerId: expect.any(Number) }]);
  });
});

describe('never twice', () => {
  it('makes one order of twelve submissions at once', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => place(aCheckoutOrder([apple, tomato]), 'twelve-at-once')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await details(answers[0]?.body.id)).items).toHaveLength(2);
  });

  it('answers a retry with the order of the first time, however it was typed', async () => {
    const first = await place(aDialogOrder(apple, { phone: '09141234567', quantity: 5 }), 'a retry later');
    expect(first.status).toBe(400);
    const kept = await place(aDialogOrder(apple, { phone: '09141234567', quantity: 5 }), 'a-retry-later');
    const retry = await place(aDialogOrder(apple, { phone: '۰۹۱۴۱۲۳۴۵۶۷', quantity: '۵' }), 'a-retry-later');
    expect([retry.status, retry.body]).toEqual([201, kept.body]);
  });

  it('answers a retry even when the product was removed in between', async () => {
    const gone = await addProduct(api, token, { name: 'رفتنی' });
    const first = await place(aDialogOrder(gone), 'removed-in-between');
    await api.call(`DELETE /api/products/${gone}`, { token });
    const retry = await place(aDialogOrder(gone), 'removed-in-between');
    expect([retry.status, retry.body.trackingCode]).toEqual([201, first.body.trackingCode]);
  });

  it('refuses the key for another order', async () => {
    await place(aDialogOrder(apple), 'used-for-one');
    const other = await place(aDialogOrder(apple, { quantity: 7 }), 'used-for-one');
    expect([other.status, other.body.code]).toEqual([422, 'orders.idempotency_key_reused']);
    expect((await place(aDialogOrder(apple), 'short')).status).toBe(400);
  });

  it('is as many orders as submissions without a key', async () => {
    const before = await count();
    await Promise.all([place(aDialogOrder(apple)), place(aDialogOrder(apple))]);
    expect(await count()).toBe(before + 2);
  });
});

describe('tracking', () => {
  const track = (code: string, phone: string): Promise<Answer> =>
    api.call(`GET /api/orders/track?${new URLSearchParams({ code, phone }).toString()}`);

  it('shows status and history to whoever has code and phone, and nothing about people', async () => {
    const { body } = await place(aDialogOrder(apple, { phone: '09355556677' }));
    await setStatus(body.id, { status: 'processing' });
    const { status, body: tracked } = await track(
      String(body.trackingCode).toLowerCase().replace('-', ' '),
      '+98 935 555 6677',
    );
    expect(status).toBe(200);
    expect(Object.keys(tracked as object).sort()).toEqual([
      'callBy',
      'createdAt',
      'deliveryDate',
      'history',
      'items',
      'linesChangedAt',
      'status',
      'trackingCode',
    ]);
    expect(tracked).toMatchObject({ status: 'processing', items: [{ productName: 'پورهٔ سیب', quantity: 220 }] });
    expect(tracked.history.map(({ to }: { to: string }) => to)).toEqual(['new', 'processing']);
    expect(Object.keys(tracked.history[0] as object).sort()).toEqual(['at', 'to']);
  });

  it('answers a wrong pair and a missing order alike', async () => {
    const { body } = await place(aDialogOrder(apple));
    const answers = [
      await track(body.trackingCode, '09120000000'),
      await track('AAAAA-AAAAA', '09141234567'),
      await track('x', 'y'),
    ];
    for (const { status, body: problem } of answers)
      expect({ status, ...problem, requestId: 0 }).toEqual({ status: 404, ...answers[0]?.body, requestId: 0 });
    expect((await api.call('GET /api/orders/track?code=x')).status).toBe(400);
  });
});

describe('orders as experts see them', () => {
  it('are closed to everybody else', async () => {
    for (const route of ['GET /api/orders', 'GET /api/orders/1']) expect((await api.call(route)).status).toBe(401);
    expect((await api.call('PUT /api/orders/1/status', { body: { status: 'new' } })).status).toBe(401);
  });

  it('move from any status to any status, each move recorded with admin and time', async () => {
    const { body } = await place(aDialogOrder(apple));
    for (const status of ['completed', 'new', 'cancelled', 'processing'])
      expect((await setStatus(body.id, { status })).body.status).toBe(status);
    const { history, version } = await details(body.id);
    expect(version).toBe(5);
    expect(history.map(({ from, to }: { from: string | null; to: string }) => [from, to])).toEqual([
      [null, 'new'],
      ['new', 'completed'],
      ['completed', 'new'],
      ['new', 'cancelled'],
      ['cancelled', 'processing'],
    ]);
    expect(history[1].by).toEqual(expect.any(String));
    expect((await setStatus(body.id, { status: 'processing' })).body.version).toBe(5);
  });

  it('answer 409 to the second of two admins who saw the same version', async () => {
    const { body } = await place(aDialogOrder(apple));
    const both = await Promise.all([
      setStatus(body.id, { status: 'processing', version: 1 }),
      setStatus(body.id, { status: 'cancelled', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('orders.changed_meanwhile');
    expect((await details(body.id)).history).toHaveLength(2);
  });

  it('refuse an unknown status, an unknown order and an id that is no number', async () => {
    const { body } = await place(aDialogOrder(apple));
    expect(fieldsOf(await setStatus(body.id, { status: 'lost' }))).toEqual(['status']);
    expect(fieldsOf(await setStatus(body.id, {}))).toEqual(['status']);
    expect((await setStatus(999_999, { status: 'new' })).body.code).toBe('orders.not_found');
    expect((await api.call('GET /api/orders/x', { token })).status).toBe(400);
  });

  it('are overdue when nobody called in time, also when somebody took them up, until a call reaches the customer', async () => {
    const { body } = await place(aDialogOrder(apple));
    expect((await details(body.id)).overdue).toBe(false);
    await api.database.write((tx) =>
      tx.query('UPDATE orders SET callBy = ?, callDueAt = ? WHERE id = ?', [
        '2020-01-01 00:00:00.000',
        '2020-01-01 00:00:00.000',
        body.id,
      ]),
    );
    expect((await details(body.id)).overdue).toBe(true);
    expect((await setStatus(body.id, { status: 'processing' })).body.overdue).toBe(true);
    const call = { token, body: { outcome: 'reached' } };
    expect((await api.call(`POST /api/orders/${body.id}/calls`, call)).body.overdue).toBe(false);
  });

  it('are found by part of the name or the phone, in any digits, and filtered by status', async () => {
    const { body } = await place(aDialogOrder(apple, { customerName: 'کیان میرزایی', phone: '09367778899' }));
    const find = async (query: Record<string, string>): Promise<number[]> => {
      const { body: rows } = await api.call(`GET /api/orders?${new URLSearchParams(query).toString()}`, { token });
      return (rows as { id: number }[]).map(({ id }) => id);
    };
    for (const q of ['كيان', 'میرزایی', 'کیان‌میرزایی', '۰۹۳۶۷۷۷', '7778899', '+98936777', '0098 936 777'])
      expect([q, await find({ q })]).toEqual([q, [body.id]]);
    expect(await find({ q: 'کیان', status: 'new' })).toEqual([body.id]);
    expect(await find({ q: 'کیان', status: 'cancelled' })).toEqual([]);
    const newest = await find({ limit: '100' });
    expect(await find({ limit: '100', sort: 'oldest' })).toEqual([...newest].reverse());
    expect((await api.call('GET /api/orders?sort=biggest', { token })).status).toBe(400);
  });
});
