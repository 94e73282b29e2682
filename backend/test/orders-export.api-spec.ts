import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

let api: TestApi;
let token: string;
let apple: number;
let tomato: number;
const ids: number[] = [];

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  await api.call('POST /api/price-list', { token, body: { name: 'پورهٔ سیب', usdPerTon: 2000 } });
  apple = await addProduct(api, token, { name: 'پورهٔ سیب' });
  tomato = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', category: 'tomato' });
  for (const body of [
    aCheckoutOrder([apple, tomato], { notes: 'تحویل صبح\n=1+1' }),
    aDialogOrder(tomato, { customerName: '=HYPERLINK("http://x")', phone: '+4915112345678' }),
    aDialogOrder(apple, { customerName: 'کیان میرزایی' }),
  ])
    ids.push((await api.call('POST /api/orders', { body })).body.id as number);
  await api.call(`PUT /api/orders/${ids[2]}/status`, { token, body: { status: 'cancelled' } });
});
afterAll(() => api.close());

/** Cells of a file that has no quoted line ends but the ones asked for. */
async function rowsOf(query = ''): Promise<string[][]> {
  const response = await fetch(`${api.url}/api/orders/export${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'efbbbf']);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=afshoreh-orders.csv');
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
}

describe('the export of orders', () => {
  it('has a row for every line, with what belongs to the order repeated', async () => {
    const [heading, ...rows] = await rowsOf();
    expect(heading).toEqual([
      'شمارهٔ سفارش',
      'کد پیگیری',
      'تاریخ ثبت',
      'تاریخ ثبت (به وقت تهران)',
      'وضعیت',
      'نام',
      'شمارهٔ تماس',
      'ایمیل',
      'نشانی',
      'توضیحات',
      'مهلت تماس',
      'مهلت تماس (به وقت تهران)',
      'تماس بعدی',
      'تماس بعدی (به وقت تهران)',
      'شناسهٔ محصول',
      'محصول',
      'مقدار (کیلوگرم)',
      'قیمت فهرست (دلار هر تن)',
      'نرخ دلار (تومان)',
      'بسته',
      'وزن هر بسته (کیلوگرم)',
      'دلیل لغو',
      'محل ثبت',
      'شناسهٔ بیرونی',
      'شرکت',
      'شناسهٔ ملی شرکت',
      'کد اقتصادی',
      'تاریخ تحویل دلخواه',
      'محل تحویل دلخواه',
      'پیش‌فاکتور',
    ]);
    expect(rows.map(([id]) => Number(id))).toEqual([ids[0], ids[0], ids[1], ids[2]]);
    expect(rows.map((row) => row.slice(14, 24))).toEqual([
      [String(apple), 'پورهٔ سیب', '100', '2000', '83000', '', '', '', 'سایت', ''],
      [String(tomato), 'رب گوجه‌فرنگی', '200', '', '', '', '', '', 'سایت', ''],
      [String(tomato), 'رب گوجه‌فرنگی', '220', '', '', '', '', '', 'سایت', ''],
      [String(apple), 'پورهٔ سیب', '220', '2000', '83000', '', '', '', 'سایت', ''],
    ]);
    expect(rows[0]?.slice(0, 14)).toEqual(rows[1]?.slice(0, 14));
    expect(rows[0]?.slice(5, 8)).toEqual(['علی رضایی', '09127654321', 'ali@example.com']);
    expect(rows[0]?.[2]).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    expect(rows[0]?.[3]).toMatch(/^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2}$/);
    expect(rows.map((row) => row[4])).toEqual(['جدید', 'جدید', 'جدید', 'لغوشده']);
  });

  it('disarms what a spreadsheet would take for a formula', async () => {
    const row = (await rowsOf('?q=5678'))[1];
    expect(row?.[5]).toMatch(/^"?'=HYPERLINK/);
    expect(row?.[6]).toBe("'+4915112345678");
  });

  it('has what the filters of the list let through, and no pages', async () => {
    const found = async (query: string): Promise<number[]> => (await rowsOf(query)).slice(1).map(([id]) => Number(id));
    expect(await found('?status=cancelled')).toEqual([ids[2]]);
    expect(await found(`?q=${encodeURIComponent('کیان')}`)).toEqual([ids[2]]);
    expect(await found(`?q=${encodeURIComponent('کیان')}&status=new`)).toEqual([]);
    expect(await found('?overdue=true')).toEqual([]);
    const refused = await api.call('GET /api/orders/export?page=2', { token });
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['page']]);
  });

  it('is for admins', async () => expect((await api.call('GET /api/orders/export')).status).toBe(401));

  it('goes on after the first thousand orders', async () => {
    await api.database.write(async (tx) => {
      const numbers = Array.from({ length: 1_200 }, (_one, index) => 10_000 + index);
      const at = '2026-11-01 08:00:00.000';
      const insert = (table: string, rows: (string | number)[][]): Promise<unknown> =>
        tx.query(
          `INSERT INTO ${table} VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
          rows.flat(),
        );
      await insert(
        'orders (id, trackingCode, name, phone, status, createdAt, updatedAt, callBy, version)',
        numbers.map((n) => [n, `C${n}`, 'سارا', '+989141234567', 'completed', at, at, at, 1]),
      );
      await insert(
        'order_line (orderId, position, productName, quantity)',
        numbers.map((n) => [n, 0, 'کنسانتره', 5]),
      );
    });
    const rows = await rowsOf('?status=completed');
    expect(rows.slice(1).map(([id]) => Number(id))).toEqual(Array.from({ length: 1_200 }, (_one, n) => 10_000 + n));
  });
});
