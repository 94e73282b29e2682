import { describe, expect, it } from '@jest/globals';
import { formatMonth } from '@afshoreh/persian';
import { Contact } from '../src/contacts/index.js';
import { CustomerAccount } from '../src/auth/index.js';
import { Order } from '../src/orders/index.js';
import { Person, PersonNote, PersonTag } from '../src/people/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aContactMessage } from './support/people.js';
import {
  aDialogOrder,
  addProduct,
  aPhoneOrder,
  aQuoteForm,
  aSampleRequest,
  csvColumn,
  fieldsOf,
} from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
const found = async (query: string): Promise<Answer['body']> => (await ask(`GET /api/people?${query}`)).body;
const find = (q: string): Promise<Answer['body']> => found(`q=${encodeURIComponent(q)}`);
const person = async (id: number): Promise<Answer['body']> => (await ask(`GET /api/people/${id}`)).body;
const timeline = async (id: number, query = ''): Promise<Answer['body']> =>
  (await ask(`GET /api/people/${id}/timeline${query}`)).body;

let phones = 0;
/** A number that nobody has, in its stored form. */
const newPhone = (): string => `+98914555${String((phones += 1)).padStart(4, '0')}`;
const order = async (phone: string, changes: object = {}): Promise<Answer['body']> =>
  (await ask('POST /api/orders/phone', aPhoneOrder(product, { phone, ...changes }))).body;
const idOf = async (phone: string): Promise<number> => (await api.database.read.findOneByOrFail(Person, { phone })).id;

describe('a person', () => {
  it('is made of a phone, whether somebody ordered, wrote, asked for a sample or opened an account', async () => {
    const [buyer, writer, taster, member] = [newPhone(), newPhone(), newPhone(), newPhone()];
    await api.call('POST /api/orders', { body: aDialogOrder(product, { phone: buyer, customerName: 'خریدار' }) });
    await api.call('POST /api/contact', { body: aContactMessage({ phone: writer, name: 'نویسنده' }) });
    await api.call('POST /api/samples', { body: aSampleRequest(product, { phone: taster, customerName: 'چشنده' }) });
    const account = { fullName: 'عضو سایت', email: 'member@example.com', phoneNumber: member, password: 'رازمن۱۲' };
    await api.call('POST /api/auth/register', { body: account });
    const people = await found('sort=newest&limit=4');
    expect(people.map(({ name, phones: own, hasAccount }: Answer['body']) => [name, own, hasAccount])).toEqual([
      ['عضو سایت', [member], true],
      ['چشنده', [taster], false],
      ['نویسنده', [writer], false],
      ['خریدار', [buyer], false],
    ]);
    expect((await found('account=guest&sort=newest'))[0].name).toBe('چشنده');
    expect((await found('account=account&sort=newest'))[0].name).toBe('عضو سایت');
  });

  it('is one for all orders of a phone, also of five at once, with the name that was typed last', async () => {
    const phone = newPhone();
    await Promise.all(Array.from({ length: 5 }, (_one, index) => order(phone, { customerName: `بار ${index}` })));
    await order(phone, { customerName: 'نام آخر' });
    expect(await api.database.read.countBy(Person, { phone })).toBe(1);
    expect(await find(phone)).toMatchObject([{ name: 'نام آخر', phones: [phone] }]);
  });

  it('is found by a part of the phone, the name, the company, its numbers, and the number of an order', async () => {
    const phone = newPhone();
    const company = { companyName: 'کارخانهٔ شهدنوش', nationalId: '۱۰۳۸۰۲۸۴۷۹۰', economicCode: '4111222' };
    const { id } = await order(phone, { customerName: 'بهار شهابی', ...company });
    for (const q of [phone.slice(-5), 'شهابی بهار', 'شهدنوش', '10380284790', '۴۱۱۱۲۲۲', String(id)]) {
      const ids = (await find(q)).map(({ phones: own }: Answer['body']) => own[0]);
      expect([q, ids.includes(phone)]).toEqual([q, true]);
    }
    expect(await find('10380284791')).toEqual([]);
  });

  it('is listed in pages that neither repeat nor skip anybody', async () => {
    const [{ id: last }] = await found('sort=newest&limit=1');
    for (const sort of ['recent', 'name', 'newest', 'next-step']) {
      const ids: number[] = [];
      for (let page = 1; ; page += 1) {
        const rows = await found(`sort=${sort}&limit=2&page=${page}`);
        if (rows.length === 0) break;
        ids.push(...rows.map(({ id }: { id: number }) => id));
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(last);
      expect(ids).toHaveLength(await api.database.read.countBy(Person, {}));
    }
  });

  it('gets tags and a next step under a version, and a name that later orders keep', async () => {
    const phone = newPhone();
    await order(phone, { customerName: 'ثنا' });
    const id = await idOf(phone);
    const { version } = await person(id);
    const form = {
      name: 'ثنا موحد',
      tags: ['صادرات', ' صادرات', 'عمده'],
      nextStep: 'نمونهٔ انار',
      nextStepOn: '2020-01-01',
    };
    const saved = await ask(`PUT /api/people/${id}`, { ...form, version });
    expect(saved.body).toMatchObject({ ...form, tags: ['صادرات', 'عمده'], isNamed: true, version: version + 1 });
    await order(phone, { customerName: 'نامی دیگر' });
    expect(await person(id)).toMatchObject({ name: 'ثنا موحد' });
    const stale = await ask(`PUT /api/people/${id}`, { ...form, name: 'ثنا م.', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'people.changed_meanwhile']);
    expect((await ask('GET /api/people/tags')).body).toEqual(expect.arrayContaining(['صادرات', 'عمده']));
    const tagged = await found(`tag=${encodeURIComponent('عمده')}`);
    expect(tagged.map((each: { id: number }) => each.id)).toEqual([id]);
  });

  it('is due on the day of the next step, which needs a day', async () => {
    const [today, later] = [newPhone(), newPhone()];
    for (const phone of [today, later]) await order(phone);
    const step = (name: string, nextStepOn: string | null, nextStep: string | null = 'تماس') => ({
      name,
      tags: [],
      nextStep,
      nextStepOn,
    });
    const [due, planned] = [await idOf(today), await idOf(later)];
    await ask(
      `PUT /api/people/${due}`,
      step('امروز', new Date(Date.now() + 3.5 * 3_600_000).toISOString().slice(0, 10)),
    );
    await ask(`PUT /api/people/${planned}`, step('بعد', '2099-01-01'));
    const idsOf = async (filter: string) => (await found(`nextStep=${filter}`)).map(({ id }: { id: number }) => id);
    expect(await idsOf('due')).toContain(due);
    expect(await idsOf('due')).not.toContain(planned);
    expect(await idsOf('planned')).toEqual(expect.arrayContaining([due, planned]));
    const days = (await found('sort=next-step&limit=100')).map(
      (each: { nextStepOn: string | null }) => each.nextStepOn,
    );
    const known = days.filter((day: string | null) => day !== null);
    expect(known).toEqual(expect.arrayContaining(['2020-01-01', '2099-01-01']));
    expect(days.slice(0, known.length)).toEqual(known.toSorted());
    expect(fieldsOf(await ask(`PUT /api/people/${due}`, step('امروز', null)))).toEqual(['nextStepOn']);
    expect(fieldsOf(await ask(`PUT /api/people/${due}`, step('امروز', '2099-01-01', null)))).toEqual(['nextStep']);
  });

  it('has a timeline of orders, calls, quotes, samples, messages and notes, and the last contact', async () => {
    const phone = newPhone();
    const placed = await order(phone);
    const id = await idOf(phone);
    await ask(`POST /api/orders/${placed.id}/calls`, { outcome: 'busy', note: 'عصر دوباره' });
    const quote = (await ask(`POST /api/orders/${placed.id}/quotes`, aQuoteForm(placed.items))).body;
    await ask(`POST /api/quotes/${quote.id}/send`, {});
    await api.call('POST /api/samples', { body: aSampleRequest(product, { phone }) });
    await api.call('POST /api/contact', { body: aContactMessage({ phone }) });
    await ask(`POST /api/people/${id}/notes`, { text: 'فصل بعد ۲۰ تن می‌خواهد' });
    const kinds = (await timeline(id)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['note', 'message', 'sample', 'quote', 'call', 'order']);
    const pages = [await timeline(id, '?limit=4'), await timeline(id, '?limit=4&page=2')];
    expect(pages.flat().map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
    const [note, , , sent, call, first] = await timeline(id);
    expect(note).toMatchObject({ text: 'فصل بعد ۲۰ تن می‌خواهد', by: 'مدیر سایت' });
    expect(sent).toMatchObject({ status: 'sent', orderId: placed.id, text: expect.stringMatching(/^\d{4}-/) });
    expect(call).toMatchObject({ status: 'busy', text: 'عصر دوباره', orderId: placed.id });
    expect(first).toMatchObject({ id: placed.id, kilograms: 2000, status: 'new' });
    expect((await person(id)).lastContact).toMatchObject({ kind: 'call', id: placed.id, text: 'عصر دوباره' });
  });

  it('has tons and value by month of the Persian calendar, without cancelled orders and replaced quotes', async () => {
    const phone = newPhone();
    const placed = await order(phone);
    const former = await order(phone);
    const cancelled = await order(phone);
    const ancient = await order(phone);
    await ask(`PUT /api/orders/${cancelled.id}/status`, { status: 'cancelled' });
    const quote = (await ask(`POST /api/orders/${placed.id}/quotes`, aQuoteForm(placed.items))).body;
    const sent = (await ask(`POST /api/quotes/${quote.id}/send`, {})).body;
    const again = (await ask(`POST /api/orders/${placed.id}/quotes`, aQuoteForm(placed.items))).body;
    const newest = (await ask(`POST /api/quotes/${again.id}/send`, {})).body;
    const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);
    await api.database.write(async (tx) => {
      await tx.update(Order, { id: former.id }, { createdAt: days(95) });
      await tx.update(Order, { id: ancient.id }, { createdAt: days(800) });
    });
    const { body } = await ask(`GET /api/people/${await idOf(phone)}/figures`);
    expect(body).toMatchObject({ orders: 3, kilograms: 6000 });
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)).toMatchObject({ orders: 1, kilograms: 2000, quotedRials: newest.sum, acceptedRials: 0 });
    expect(sent.sum).toBe(newest.sum);
    const told = body.months.filter(({ orders }: { orders: number }) => orders > 0);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ orders: 1, kilograms: 2000, quotedRials: 0 });
    // The month has the same name as elsewhere on the site.
    expect(formatMonth(new Date())).toContain(
      ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'][
        Number(body.months.at(-1).month.split('-')[1]) - 1
      ],
    );
    await api.call(`POST /api/quote-links/${newest.path.replace('/quote/', '')}/accept`, { body: { name: 'سارا' } });
    const after = (await ask(`GET /api/people/${await idOf(phone)}/figures`)).body.months.at(-1);
    expect(after).toMatchObject({ quotedRials: newest.sum, acceptedRials: newest.sum });
  });

  it('stands in a file for whoever leads sales, and the audit says who took it', async () => {
    const phone = newPhone();
    await order(phone, { customerName: 'کسی در فایل' });
    const { body } = await ask(`GET /api/people/export?q=${encodeURIComponent('کسی در فایل')}`);
    expect(csvColumn(body, 'شمارهٔ تماس')).toEqual([`0${phone.slice(3)}`]);
    const [entry] = (await ask('GET /api/audit?action=exportPeople')).body;
    expect(entry.changes).toEqual([{ label: 'تعداد شخص', before: null, after: '۱', field: expect.anything() }]);
  });
});

describe('the person of a phone', () => {
  const remove = async (phone: string): Promise<void> => {
    const contact = await api.database.read.findOneByOrFail(Contact, { phone });
    await ask(`DELETE /api/contacts/${contact.id}`);
  };

  it('is gone with the last record that has it, with notes and tags', async () => {
    const phone = newPhone();
    await api.call('POST /api/contact', { body: aContactMessage({ phone }) });
    const id = await idOf(phone);
    await ask(`POST /api/people/${id}/notes`, { text: 'یادداشتی' });
    await ask(`PUT /api/people/${id}`, { name: 'او', tags: ['برچسبی'], nextStep: null, nextStepOn: null });
    await remove(phone);
    expect((await ask(`GET /api/people/${id}`)).status).toBe(404);
    expect(await api.database.read.countBy(PersonNote, { personId: id })).toBe(0);
    expect(await api.database.read.countBy(PersonTag, { personId: id })).toBe(0);
    expect(await find(phone)).toEqual([]);
  });

  it('stays while another record has it, with the name of that one', async () => {
    const phone = newPhone();
    await order(phone, { customerName: 'نام سفارش' });
    await api.call('POST /api/contact', { body: aContactMessage({ phone, name: 'نام پیام' }) });
    const id = await idOf(phone);
    await remove(phone);
    expect(await person(id)).toMatchObject({ id, name: 'نام سفارش' });
  });

  it('keeps what staff wrote when the account moves to another phone', async () => {
    const [before, after] = [newPhone(), newPhone()];
    const password = 'رازمن۱۲';
    const email = 'moving@example.com';
    await api.call('POST /api/auth/register', { body: { fullName: 'کوچنده', email, phoneNumber: before, password } });
    const id = await idOf(before);
    await ask(`POST /api/people/${id}/notes`, { text: 'هنگام کوچ' });
    const login = await api.call('POST /api/auth/login', { body: { username: email, password } });
    const headers = { Cookie: String(login.headers.get('set-cookie')).split(';')[0] as string };
    const profile = { fullName: 'کوچنده', email, phoneNumber: after };
    expect((await api.call('PUT /api/account/profile', { body: profile, headers })).status).toBe(200);
    expect(await api.database.read.countBy(CustomerAccount, { phoneNumber: after })).toBe(1);
    expect(await person(id)).toMatchObject({ id, phones: [after] });
    expect(await find(before)).toEqual([]);
    expect((await timeline(id))[0]).toMatchObject({ kind: 'note', text: 'هنگام کوچ' });
  });
});
