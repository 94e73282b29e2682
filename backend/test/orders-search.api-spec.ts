import { describe, expect, it } from '@jest/globals';
import { startApiForSpec } from './support/index.js';
import { aDialogOrder, addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

async function place(customerName: string, phone: string): Promise<{ id: number; trackingCode: string }> {
  const { body } = await api.call('POST /api/orders', { body: aDialogOrder(apple, { customerName, phone }) });
  return body as { id: number; trackingCode: string };
}

async function find(query: Record<string, string>): Promise<number[]> {
  const { status, body } = await api.call(`GET /api/orders?${new URLSearchParams(query).toString()}`, { token });
  expect(status).toBe(200);
  return (body as { id: number }[]).map(({ id }) => id);
}

describe('experts find an order', () => {
  it('by words of the name in any order, and by one that was typed in pieces', async () => {
    const { id } = await place('علیرضا حسین‌زاده', '09360000001');
    for (const q of ['علیرضا', 'علي رضا', 'حسین‌زاده', 'حسین زاده', 'زاده علیرضا', 'حسی', 'علیرضا حسین'])
      expect([q, await find({ q })]).toEqual([q, [id]]);
    for (const q of ['رضا', 'سین', 'رضا زاده', 'زاده علی\u200fرضا']) expect([q, await find({ q })]).toEqual([q, [id]]);
    for (const q of ['سیین', 'علیرضا احمدی', '؟؟']) expect([q, await find({ q })]).toEqual([q, []]);
    expect((await find({ q: '   ' })).length).toBeGreaterThan(0);
  });

  it('by the beginning or the end of the phone, alone or with the name', async () => {
    const { id } = await place('پویا نادری', '+49 151 1234 5678');
    for (const q of ['0049151', '+49 151', '5678', '12345678', 'نادری 5678', '5678 پویا'])
      expect([q, await find({ q })]).toEqual([q, [id]]);
    expect(await find({ q: 'نادری 5679' })).toEqual([]);
  });

  it('by its tracking code and by its number', async () => {
    const { id, trackingCode } = await place('کیمیا طاهری', '09360000003');
    for (const q of [
      trackingCode,
      trackingCode.toLowerCase(),
      trackingCode.replace('-', ' '),
      trackingCode.slice(0, 7),
    ])
      expect([q, await find({ q })]).toEqual([q, [id]]);
    expect(await find({ q: String(id) })).toContain(id);
    expect(await find({ q: `#${id}`, status: 'new' })).toContain(id);
    expect(await find({ q: `${id}`, status: 'cancelled' })).toEqual([]);
  });

  it('once, however many of its words begin alike', async () => {
    const { id } = await place('مهتاب مهتابی مهتاب‌زاده', '09360000004');
    expect(await find({ q: 'مهتاب' })).toEqual([id]);
    expect(await find({ q: 'مهتاب مهت' })).toEqual([id]);
    const { headers } = await api.call(`GET /api/orders?q=${encodeURIComponent('مهتاب')}`, { token });
    expect(headers.get('x-total-count')).toBe('1');
  });

  it('whatever letters are in name and question', async () => {
    const odd = await place('😀🍎 سیب% _ ﷺﷺﷺﷺﷺﷺ ' + 'آ ب'.repeat(20), '09360000005');
    expect(odd.id).toEqual(expect.any(Number));
    for (const q of [
      '%',
      '_',
      "'",
      '"',
      '\\',
      '🍎',
      ':q :search0 ?',
      '9'.repeat(100),
      'ا ب '.repeat(25),
      '<',
      '\u{10FFFF}',
    ])
      expect([q, Array.isArray(await find({ q }))]).toEqual([q, true]);
    expect(await find({ q: 'سیب' })).toEqual([odd.id]);
  });
});
