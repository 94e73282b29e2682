import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Order } from '../src/orders/index.js';
import { Person } from '../src/people/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aContactMessage } from './support/people.js';
import { addProduct, aPhoneOrder } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
let made = 0;
const newPhone = (): string => `+98914777${String((made += 1)).padStart(4, '0')}`;
const order = async (phone: string, customerName = 'سارا احمدی'): Promise<number> =>
  (await ask('POST /api/orders/phone', aPhoneOrder(product, { phone, customerName }))).body.id;
interface Buyer {
  id: number;
  phone: string;
  order: number;
}
async function buyer(name?: string): Promise<Buyer> {
  const phone = newPhone();
  const placed = await order(phone, name);
  return { id: (await api.database.read.findOneByOrFail(Person, { phone })).id, phone, order: placed };
}
const person = async (id: number): Promise<Answer['body']> => (await ask(`GET /api/people/${id}`)).body;
const merge = (id: number, personId: number): Promise<Answer> => ask(`PUT /api/people/${id}/merged-into`, { personId });
const separate = (id: number): Promise<Answer> => ask(`DELETE /api/people/${id}/merged-into`);
const ordersOf = async (id: number): Promise<number[]> => {
  const { body } = await ask(`GET /api/people/${id}/timeline?limit=100`);
  return body
    .filter(({ kind }: { kind: string }) => kind === 'order')
    .map((entry: { id: number }) => entry.id)
    .sort((one: number, other: number) => one - other);
};
const listed = async (q: string): Promise<number[]> =>
  (await ask(`GET /api/people?q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: number }) => id);
const sorted = (ids: number[]): number[] => ids.toSorted((one, other) => one - other);
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.code];
const details = (id: number, form: object): Promise<Answer> =>
  ask(`PUT /api/people/${id}`, { name: 'نام', tags: [], nextStep: null, nextStepOn: null, ...form });

describe('merging two persons', () => {
  it('shows all their orders with the one who stays, found by either phone and name; orders keep what was typed', async () => {
    const [one, two] = [await buyer('بهروز وثوق'), await buyer('هنگامه قاضیانی')];
    expect((await merge(two.id, one.id)).body).toMatchObject({ id: one.id, phones: [one.phone, two.phone] });
    expect(await ordersOf(one.id)).toEqual([one.order, two.order]);
    for (const q of [one.phone, two.phone, 'وثوق', 'قاضیانی']) expect([q, await listed(q)]).toEqual([q, [one.id]]);
    expect((await person(two.id)).id).toBe(one.id);
    const kept = await api.database.read.findOneByOrFail(Order, { id: two.order });
    expect([kept.name, kept.phone]).toEqual(['هنگامه قاضیانی', two.phone]);
    expect((await ask(`GET /api/people/${one.id}/figures`)).body).toMatchObject({ orders: 2, kilograms: 4000 });
  });

  it('is previewed: what moves, and what the one who stays gets', async () => {
    const [one, two] = [await buyer(), await buyer()];
    await order(two.phone);
    await api.call('POST /api/contact', { body: aContactMessage({ phone: two.phone }) });
    await ask(`POST /api/people/${two.id}/notes`, { text: 'یادداشت' });
    await details(one.id, { tags: ['الف'] });
    await details(two.id, { tags: ['الف', 'ب'], nextStep: 'تماس', nextStepOn: '2099-01-01' });
    const { body } = await ask(`GET /api/people/${two.id}/merge-preview?into=${one.id}`);
    expect(body).toMatchObject({
      person: { id: two.id },
      into: { id: one.id },
      orders: 2,
      quotes: 0,
      samples: 0,
      messages: 1,
      notes: 1,
      tags: ['ب'],
      bringsCompany: false,
      bringsNextStep: true,
      bothHaveAccounts: false,
    });
    expect((await person(two.id)).id).toBe(two.id);
  });

  it('takes a new order from the merged phone to the one who stays, and gives it back to whose phone it is', async () => {
    const [one, two] = [await buyer('اولی'), await buyer('دومی')];
    await merge(two.id, one.id);
    const later = await order(two.phone, 'نام جدید');
    const own = await order(one.phone);
    expect(await ordersOf(one.id)).toEqual([one.order, two.order, later, own]);
    expect(await listed('نام جدید')).toEqual([one.id]);
    expect((await separate(two.id)).body).toMatchObject({ id: two.id, name: 'نام جدید', phones: [two.phone] });
    expect(await ordersOf(two.id)).toEqual([two.order, later]);
    expect(await ordersOf(one.id)).toEqual([one.order, own]);
    expect(await listed(two.phone)).toEqual([two.id]);
    expect(await listed('نام جدید')).toEqual([two.id]);
  });

  it('is undone exactly: each has the tags, company, next step and notes of before', async () => {
    const [one, two] = [await buyer(), await buyer()];
    const company = (await ask('POST /api/companies', { name: 'شرکت دومی' })).body;
    await ask(`PUT /api/people/${two.id}/company`, { companyId: company.id });
    await details(one.id, { name: 'یک', tags: ['الف'] });
    await details(two.id, { name: 'دو', tags: ['الف', 'ب'], nextStep: 'تماس', nextStepOn: '2099-01-01' });
    await ask(`POST /api/people/${two.id}/notes`, { text: 'از دومی' });
    const stateOf = async (id: number) => {
      const { version: _version, lastSeenAt: _seen, ...state } = await person(id);
      return { state, timeline: (await ask(`GET /api/people/${id}/timeline`)).body };
    };
    const before = [await stateOf(one.id), await stateOf(two.id)];
    const merged = (await merge(two.id, one.id)).body;
    expect(merged).toMatchObject({ name: 'یک', tags: ['الف', 'ب'], company: { id: company.id }, nextStep: 'تماس' });
    expect(merged.merged).toMatchObject([{ id: two.id, name: 'دو', phone: two.phone, mergedBy: 'مدیر سایت' }]);
    expect((await ask(`GET /api/companies/${company.id}`)).body.people).toBe(1);
    await separate(two.id);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(before);
  });

  it('is undone in the middle of a chain with what was merged below it, and the top gives back what came from there', async () => {
    const [one, two, three] = [await buyer(), await buyer(), await buyer()];
    await details(three.id, { tags: ['سوم'] });
    await merge(three.id, two.id);
    await merge(two.id, one.id);
    expect(await person(three.id)).toMatchObject({ id: one.id, tags: ['سوم'] });
    await separate(three.id);
    expect(await person(one.id)).toMatchObject({ phones: [one.phone, two.phone], tags: [] });
    expect(await person(three.id)).toMatchObject({ id: three.id, tags: ['سوم'] });
    await merge(three.id, one.id);
    await separate(two.id);
    expect(await person(two.id)).toMatchObject({ phones: [two.phone], tags: [] });
    expect(await person(one.id)).toMatchObject({ phones: [one.phone, three.phone], tags: ['سوم'] });
  });

  it('by two admins at the same moment in opposite directions is done once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await buyer(), await buyer()];
      const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(({ body }) => body.code)).toContain('people.merged_meanwhile');
      const root = (await person(one.id)).id;
      expect((await person(two.id)).id).toBe(root);
      expect(await ordersOf(root)).toEqual([one.order, two.order]);
    }
  });

  it('into two persons at the same moment goes to one of them', async () => {
    const [one, two, three] = [await buyer(), await buyer(), await buyer()];
    const answers = await Promise.all([merge(three.id, one.id), merge(three.id, two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(sorted([...(await ordersOf(one.id)), ...(await ordersOf(two.id))])).toEqual([
      one.order,
      two.order,
      three.order,
    ]);
  });

  it('again is the same merge; with oneself, and undoing what is not merged, are refused', async () => {
    const [one, two] = [await buyer(), await buyer()];
    expect((await merge(two.id, one.id)).status).toBe(200);
    expect((await merge(two.id, one.id)).body).toMatchObject({ id: one.id });
    expect((await merge(one.id, one.id)).body.errors).toMatchObject([{ field: 'personId' }]);
    await separate(two.id);
    expect(codeOf(await separate(two.id))).toEqual([409, 'people.not_merged']);
    expect(codeOf(await merge(two.id, 999_999))).toEqual([404, 'people.not_found']);
  });

  it('can be undone for 30 days', async () => {
    const [one, two] = [await buyer(), await buyer()];
    await merge(two.id, one.id);
    const ago = (days: number) => ({ mergedAt: new Date(Date.now() - days * 86_400_000) });
    await api.database.write((tx) => tx.update(Person, { id: two.id }, ago(31)));
    expect(codeOf(await separate(two.id))).toEqual([409, 'people.merge_too_old']);
    await api.database.write((tx) => tx.update(Person, { id: two.id }, ago(29)));
    expect((await separate(two.id)).status).toBe(200);
  });

  it('of two who both log in with accounts of their own is refused; a guest joins an account', async () => {
    const account = async (): Promise<number> => {
      const phoneNumber = newPhone();
      const email = `merged-${made}@example.com`;
      await api.call('POST /api/auth/register', {
        body: { fullName: 'عضو سایت', email, phoneNumber, password: 'رازمن۱۲' },
      });
      return (await api.database.read.findOneByOrFail(Person, { phone: phoneNumber })).id;
    };
    const [one, two, guest] = [await account(), await account(), await buyer()];
    expect((await ask(`GET /api/people/${two}/merge-preview?into=${one}`)).body.bothHaveAccounts).toBe(true);
    const refused = await merge(two, one);
    expect(codeOf(refused)).toEqual([409, 'people.both_have_accounts']);
    expect(JSON.stringify(refused.body)).toMatch(/هر دو نفر حسابی دارند/);
    expect((await merge(guest.id, one)).body).toMatchObject({ id: one, hasAccount: true, accounts: [{}] });
    // The account is found through the merged one too.
    expect(codeOf(await merge(guest.id, two))).toEqual([409, 'people.merged_meanwhile']);
    expect(codeOf(await merge(one, two))).toEqual([409, 'people.both_have_accounts']);
  });

  it('stands in the audit without a name', async () => {
    const [one, two] = [await buyer(), await buyer()];
    await merge(two.id, one.id);
    const [entry] = (await ask('GET /api/audit?action=mergePerson')).body;
    expect(entry).toMatchObject({ subjectId: String(two.id), summary: expect.stringContaining('یکی کرد') });
    expect(JSON.stringify(entry)).not.toContain('سارا');
  });

  it('in any sequence with undoing and new orders neither loses nor doubles an order', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('merge' as const), a: fc.nat(4), b: fc.nat(4) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('separate' as const), a: fc.nat(4), b: fc.nat(4) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const), a: fc.nat(4), b: fc.nat(4) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const people = await Promise.all(Array.from({ length: 5 }, () => buyer()));
        const orders = new Map(people.map(({ phone, order: first }) => [phone, [first]]));
        for (const { kind, a, b } of steps) {
          const [one, other] = [people[a] as Buyer, people[b] as Buyer];
          if (kind === 'merge') await merge(one.id, other.id);
          else if (kind === 'separate') await separate(one.id);
          else orders.get(one.phone)?.push(await order(one.phone));
        }
        const roots = new Map<number, Answer['body']>();
        for (const { id } of people) {
          const root = await person(id);
          roots.set(root.id, root);
        }
        const shown = (await Promise.all([...roots.keys()].map(ordersOf))).flat();
        expect(sorted(shown)).toEqual(sorted([...orders.values()].flat()));
        // Each phone is shown with one person, together with its own orders, and the list finds it there.
        for (const root of roots.values()) {
          const own = root.phones.flatMap((phone: string) => orders.get(phone) ?? []);
          expect(await ordersOf(root.id)).toEqual(sorted(own));
          for (const phone of root.phones) expect(await listed(phone)).toEqual([root.id]);
        }
        // Undoing everything gives everybody their own orders again.
        for (const { id } of people) await separate(id);
        for (const { id, phone } of people) expect(await ordersOf(id)).toEqual(orders.get(phone));
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
