import { describe, expect, it } from '@jest/globals';
import { Person } from '../src/people/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aPhoneOrder, csvColumn } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
let made = 0;
const newPhone = (): string => `+98914666${String((made += 1)).padStart(4, '0')}`;
const company = async (changes: object = {}): Promise<Answer['body']> =>
  (await ask('POST /api/companies', { name: `شرکت ${(made += 1)}`, ...changes })).body;
/** Somebody who ordered two tons. */
async function buyer(changes: object = {}): Promise<{ id: number; phone: string; order: number }> {
  const phone = newPhone();
  const { body } = await ask('POST /api/orders/phone', aPhoneOrder(product, { phone, ...changes }));
  return { id: (await api.database.read.findOneByOrFail(Person, { phone })).id, phone, order: body.id };
}
const join = (id: number, companyId: number | null): Promise<Answer> =>
  ask(`PUT /api/people/${id}/company`, { companyId });
const namesOf = ({ body }: Answer): string[] => body.map(({ name }: { name: string }) => name);
const idsOf = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id);

describe('a company', () => {
  it('has people, their orders, and what these come to', async () => {
    const { id } = await company();
    const [one, two, other] = [await buyer(), await buyer(), await buyer()];
    for (const person of [one, two]) expect((await join(person.id, id)).body.company).toMatchObject({ id });
    expect((await ask(`GET /api/companies/${id}`)).body).toMatchObject({ people: 2 });
    expect(idsOf(await ask(`GET /api/people?companyId=${id}&sort=newest`))).toEqual([two.id, one.id]);
    const orders = (await ask(`GET /api/companies/${id}/timeline`)).body;
    expect(orders.map(({ orderId }: { orderId: number }) => orderId)).toEqual([two.order, one.order]);
    expect((await ask(`GET /api/companies/${id}/figures`)).body).toMatchObject({ orders: 2, kilograms: 4000 });
    await join(two.id, null);
    expect((await ask(`GET /api/companies/${id}/figures`)).body).toMatchObject({ orders: 1, kilograms: 2000 });
    expect((await ask(`GET /api/people/${other.id}`)).body.company).toBeNull();
  });

  it('without people has figures of zero', async () => {
    const { id } = await company();
    expect((await ask(`GET /api/companies/${id}/figures`)).body).toMatchObject({ orders: 0, kilograms: 0 });
    expect((await ask(`GET /api/companies/${id}/timeline`)).body).toEqual([]);
  });

  it('is suggested people whose orders name its national id, who join only when staff say so', async () => {
    const { id } = await company({ nationalId: '۱۴۰۰۳۰۰۴۰۰۵' });
    const named = await buyer({ nationalId: '14003004005', companyName: 'هرچه' });
    await buyer({ nationalId: '14003004006' });
    const suggested = () => ask(`GET /api/companies/${id}/suggestions`).then(idsOf);
    expect(await suggested()).toEqual([named.id]);
    expect((await ask(`GET /api/people/${named.id}`)).body.company).toBeNull();
    await join(named.id, id);
    expect(await suggested()).toEqual([]);
  });

  it('is found by name, city, phone, national id and tag, and its people by its name', async () => {
    const { id } = await company({
      name: 'نوشینه‌سازان البرز',
      nationalId: '10101010101',
      city: 'کرج',
      phone: '02632112233',
      tags: ['کارخانه'],
    });
    for (const q of ['نوشینه سازان', '۱۰۱۰۱۰۱۰۱۰۱', 'کرج', '2112233', 'کارخانه'])
      expect([q, idsOf(await ask(`GET /api/companies?q=${encodeURIComponent(q)}`))]).toEqual([q, [id]]);
    const one = await buyer();
    await join(one.id, id);
    expect(idsOf(await ask(`GET /api/people?q=${encodeURIComponent('نوشینه')}`))).toEqual([one.id]);
    await ask(`PUT /api/companies/${id}`, { name: 'نامی نو' });
    expect(idsOf(await ask(`GET /api/people?q=${encodeURIComponent('نوشینه')}`))).toEqual([]);
    expect(idsOf(await ask(`GET /api/people?q=${encodeURIComponent('نامی نو')}`))).toEqual([one.id]);
  });

  it('has a national id that no other company has', async () => {
    await company({ nationalId: '10202020202' });
    const second = await ask('POST /api/companies', { name: 'دومی', nationalId: '۱۰۲۰۲۰۲۰۲۰۲' });
    expect([second.status, second.body.code]).toEqual([409, 'companies.national_id_taken']);
  });

  it('changes under a version, and keeps the fields that a form leaves out', async () => {
    const { id, version } = await company({ city: 'تبریز', note: 'خرید فصلی' });
    const form = { name: 'نام دیگر', tags: [], version };
    expect((await ask(`PUT /api/companies/${id}`, form)).body).toMatchObject({ name: 'نام دیگر', city: 'تبریز' });
    const stale = await ask(`PUT /api/companies/${id}`, { ...form, name: 'نام سوم' });
    expect([stale.status, stale.body.code]).toEqual([409, 'companies.changed_meanwhile']);
  });

  it('that is deleted leaves its people and their orders', async () => {
    const { id, name } = await company();
    const one = await buyer();
    await join(one.id, id);
    expect((await ask(`DELETE /api/companies/${id}`)).status).toBe(204);
    expect((await ask(`GET /api/people/${one.id}`)).body).toMatchObject({ company: null, phones: [one.phone] });
    expect(idsOf(await ask(`GET /api/people?q=${encodeURIComponent(name)}`))).toEqual([]);
    expect((await join(one.id, id)).body.errors).toMatchObject([{ field: 'companyId' }]);
  });

  it('stands in a file, sorted by the Persian alphabet in its list', async () => {
    await company({ name: 'پارسیان میوه', city: 'شهر آخر' });
    await company({ name: 'آریا میوه', city: 'شهر آخر' });
    const q = encodeURIComponent('شهر آخر');
    expect(namesOf(await ask(`GET /api/companies?q=${q}&sort=name`))).toEqual(['آریا میوه', 'پارسیان میوه']);
    expect(csvColumn((await ask(`GET /api/companies/export?q=${q}`)).body, 'نام')).toEqual([
      'پارسیان میوه',
      'آریا میوه',
    ]);
  });
});
