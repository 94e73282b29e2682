import { describe, expect, it } from '@jest/globals';
import { toPersianDigits } from '@afshoreh/persian';
import { ChangeEvent } from '../src/operations/events/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order } from '../src/orders/index.js';
import { AdminAccount } from '../src/auth/index.js';
import { Quote } from '../src/quotes/quote.entity.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aCheckoutOrder, aDialogOrder, addProduct, aQuoteForm, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);

interface PlacedOrder {
  id: number;
  trackingCode: string;
  items: { id: number }[];
}
interface SentQuote {
  id: number;
  number: string;
  path: string;
  version: number;
}

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });

async function place(headers: Record<string, string> = {}, body = aDialogOrder(product)): Promise<PlacedOrder> {
  const placed = await api.call('POST /api/orders', { body, headers });
  return (await ask(`GET /api/orders/${placed.body.id}`)).body as PlacedOrder;
}
const draft = async (order: PlacedOrder, changes: Record<string, unknown> = {}): Promise<Answer['body']> =>
  (await ask(`POST /api/orders/${order.id}/quotes`, aQuoteForm(order.items, changes))).body;
const send = async (id: number, version?: number): Promise<Answer> => ask(`POST /api/quotes/${id}/send`, { version });
async function sent(order: PlacedOrder, changes: Record<string, unknown> = {}): Promise<SentQuote> {
  const { body } = await send((await draft(order, changes)).id);
  return body as SentQuote;
}
const link = ({ path }: SentQuote): string => `/api/quote-links/${path.replace('/quote/', '')}`;
const open = async (quote: SentQuote): Promise<Answer> => api.call(`GET ${link(quote)}`);
const accept = (quote: SentQuote, name = 'سارا احمدی'): Promise<Answer> =>
  api.call(`POST ${link(quote)}/accept`, { body: { name } });
const askChange = (quote: SentQuote, text = 'زودتر'): Promise<Answer> =>
  api.call(`POST ${link(quote)}/change`, { body: { name: 'سارا', text } });
/** The last day passes while nobody looks. */
async function expire({ id }: SentQuote): Promise<void> {
  await api.database.write(async (tx) => {
    const { paper, orderId } = await tx.findOneByOrFail(Quote, { id });
    await tx.update(Quote, { id }, { paper: { ...paper, validUntil: '2020-01-01' }, validUntil: '2020-01-01' });
    await tx.update(Order, { id: orderId }, { quoteValidUntil: '2020-01-01' });
  });
}
const counterOf = ({ number }: SentQuote): number => Number(number.split('-')[1]);

describe('a draft', () => {
  it('is computed with the tax of today, and so is a preview, which stores nothing', async () => {
    const order = await place();
    const preview = await ask(`POST /api/orders/${order.id}/quotes/preview`, aQuoteForm(order.items));
    const sums = { gross: 365_200_000, discount: 0, tax: 36_520_000, sum: 401_720_000, taxPercent: 10 };
    expect(preview.body).toMatchObject({
      ...sums,
      words: 'چهارصد و یک میلیون و هفتصد و بیست هزار ریال',
      seller: { name: 'افشره' },
    });
    expect((await ask(`GET /api/orders/${order.id}/quotes`)).body).toEqual([]);
    expect(await draft(order)).toMatchObject({ ...sums, state: 'draft', number: null, path: null, version: 1 });
  });

  it('changes with a version; an old version is refused with what differs', async () => {
    const order = await place();
    const { id } = await draft(order);
    const change = (paymentTerms: string) =>
      ask(`PUT /api/quotes/${id}`, { ...aQuoteForm(order.items), paymentTerms, version: 1 });
    expect((await change('نقدی')).body).toMatchObject({ version: 2, paymentTerms: 'نقدی' });
    const { status, body } = await change('اعتباری');
    expect([status, body.code, body.conflicts[0].field]).toEqual([409, 'quotes.changed_meanwhile', 'paymentTerms']);
  });

  it('is the only one of its order', async () => {
    const order = await place();
    await draft(order);
    const second = await ask(`POST /api/orders/${order.id}/quotes`, aQuoteForm(order.items));
    expect([second.status, second.body.code]).toEqual([409, 'quotes.draft_exists']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without a price for every line', { lines: [{ orderLineId: 1, amount: 1, unit: 'rial', per: 'ton' }] }, 'lines'],
    ['without a place of delivery', { deliveryPlace: '' }, 'deliveryPlace'],
    ['in dollars with a price in toman', { currency: 'cent' }, 'lines.0.unit'],
  ])('is refused %s', async (_title, changes, field) => {
    const order = await place();
    const refused = await ask(`POST /api/orders/${order.id}/quotes`, aQuoteForm(order.items, changes));
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
  });

  it('with a price in dollars needs the rate and its day', async () => {
    const order = await place();
    const lines = [{ orderLineId: order.items[0]?.id, amount: 200_000, unit: 'cent', per: 'ton' }];
    const form = aQuoteForm(order.items, { lines });
    const path = `POST /api/orders/${order.id}/quotes/preview`;
    expect(fieldsOf(await ask(path, form))).toEqual(['rate']);
    expect(fieldsOf(await ask(path, { ...form, rate: 830_000 }))).toEqual(['rateDay']);
    const { body } = await ask(path, { ...form, rate: 830_000, rateDay: '2026-11-26' });
    expect(body).toMatchObject({ gross: 365_200_000, rate: 830_000, rateDay: '2026-11-26' });
  });
});

describe('sending', () => {
  it('gives number and link, and the quote never changes again', async () => {
    const order = await place();
    const quote = await sent(order);
    expect(quote.number).toMatch(/^1[4-9]\d\d-\d{4}$/);
    expect(quote.path).toMatch(/^\/quote\/[\w-]{22}$/);
    const change = await ask(`PUT /api/quotes/${quote.id}`, aQuoteForm(order.items));
    expect([change.status, change.body.code]).toEqual([409, 'quotes.sent']);
    expect((await ask(`DELETE /api/quotes/${quote.id}`)).status).toBe(409);
    expect((await send(quote.id)).body).toEqual(quote);
  });

  it('mails the link to the address of the order, once, and tells programs', async () => {
    const order = await place({}, aCheckoutOrder([product]));
    const quote = await sent(order);
    await send(quote.id);
    const mails = await api.database.read.findBy(OutboxMessage, { recipient: 'ali@example.com' });
    const links = mails.filter(({ text }) => text.includes(quote.path));
    expect(links).toHaveLength(1);
    await askChange(quote);
    await accept(quote);
    const events = await api.database.read.findBy(ChangeEvent, { subject: 'order', subjectId: order.id });
    expect(events.map(({ event }) => event).slice(-3)).toEqual([
      'quote.sent',
      'quote.change_requested',
      'quote.accepted',
    ]);
  });

  it('many at once leaves no gap and gives no number twice', async () => {
    const before = counterOf(await sent(await place()));
    const drafts = [];
    for (let index = 0; index < 8; index += 1) drafts.push(await draft(await place()));
    const answers = await Promise.all(drafts.flatMap(({ id }) => [send(id), send(id)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const counters = new Set(answers.map(({ body }) => counterOf(body as SentQuote)));
    expect([...counters].sort((a, b) => a - b)).toEqual(drafts.map((_draft, index) => before + 1 + index));
  });

  it('that fails gives its number back', async () => {
    const before = counterOf(await sent(await place()));
    const { id } = await draft(await place());
    const failing = api.database.write(async (tx) => {
      await tx.query('UPDATE quote_number SET last = last + 1');
      await tx.update(Quote, { id }, { number: 'x' });
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(counterOf((await send(id)).body as SentQuote)).toBe(before + 1);
  });

  it('is refused when the lines of the order changed, until the draft is saved again', async () => {
    const order = await place();
    const { id } = await draft(order);
    await ask(`PUT /api/orders/${order.id}/lines`, { items: [{ id: order.items[0]?.id, quantity: 440 }] });
    expect((await send(id)).body.code).toBe('quotes.lines_changed');
    await ask(`PUT /api/quotes/${id}`, aQuoteForm(order.items));
    expect((await send(id)).body).toMatchObject({ gross: 730_400_000, state: 'sent' });
  });

  it('is refused after its last day', async () => {
    const { id } = await draft(await place(), { validUntil: '2026-01-01' });
    const refused = await send(id);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['validUntil']]);
  });

  it('replaces the quote that held before, which can no longer be accepted', async () => {
    const order = await place();
    const first = await sent(order);
    const second = await sent(order, { paymentTerms: 'نقدی' });
    expect(second).toMatchObject({ formerNumber: first.number, state: 'sent' });
    expect((await open(first)).body.state).toBe('replaced');
    const { status, body } = await accept(first);
    expect([status, body.code]).toEqual([409, 'quotes.replaced']);
    expect((await accept(second)).body.state).toBe('accepted');
  });
});

describe('the buyer', () => {
  it('opens the link, without ids, and staff read that it was seen', async () => {
    const order = await place();
    const quote = await sent(order);
    const { body } = await open(quote);
    expect(body).toMatchObject({ number: quote.number, state: 'sent', buyer: { name: 'شرکت نمونه' }, replies: [] });
    for (const hidden of ['id', 'orderId', 'version', 'path']) expect(body).not.toHaveProperty(hidden);
    await api.call(`POST ${link(quote)}/seen`);
    const seen = (await ask(`GET /api/quotes/${quote.id}`)).body;
    expect(seen).toMatchObject({ state: 'seen', seenAt: expect.any(String), replacedAt: null });
    await api.call(`POST ${link(quote)}/seen`);
    expect((await ask(`GET /api/quotes/${quote.id}`)).body.seenAt).toBe(seen.seenAt);
  });

  it('accepts once: a repetition keeps the first name and sends no second mail', async () => {
    const order = await place();
    const quote = await sent(order);
    const answers = await Promise.all(['سارا', 'مینا', 'علی'].map((name) => accept(quote, name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await ask(`GET /api/quotes/${quote.id}`);
    expect([body.state, body.replies.length, body.replies[0].kind]).toEqual(['accepted', 1, 'accepted']);
    const mails = await api.database.read.findBy(OutboxMessage, { about: `order:${order.id}` });
    expect(mails.filter(({ subject }) => subject?.includes('پذیرفت'))).toHaveLength(1);
    expect((await askChange(quote)).body.code).toBe('quotes.accepted');
  });

  it('asks for a change, and may still accept', async () => {
    const quote = await sent(await place());
    expect((await askChange(quote, 'تحویل زودتر')).body).toMatchObject({
      state: 'change_asked',
      replies: [{ kind: 'change_asked', name: 'سارا', text: 'تحویل زودتر' }],
    });
    expect((await accept(quote)).body.state).toBe('accepted');
  });

  it('accepts no expired quote and asks for no change of it', async () => {
    const quote = await sent(await place());
    await expire(quote);
    expect((await open(quote)).body.state).toBe('expired');
    const codes = [(await accept(quote)).body.code, (await askChange(quote)).body.code];
    expect(codes).toEqual(['quotes.expired', 'quotes.expired']);
  });

  it('finds the sent quotes by code and phone; a wrong pair is an order that does not exist', async () => {
    const order = await place();
    const quote = await sent(order);
    await draft(order);
    const track = (phone: string) => api.call(`GET /api/quotes/track?code=${order.trackingCode}&phone=${phone}`);
    expect((await track('09141234567')).body).toMatchObject([
      { number: quote.number, path: quote.path, sum: 401_720_000, currency: 'rial' },
    ]);
    const wrong = await track('09141234568');
    expect([wrong.status, wrong.body.code]).toEqual([404, 'orders.not_found']);
  });

  it('finds them by the number of a quote and the phone, in any digits; a wrong half is an order that does not exist', async () => {
    const quote = await sent(await place());
    const track = (code: string, phone = '09141234567') =>
      api.call(`GET /api/quotes/track?code=${encodeURIComponent(code)}&phone=${phone}`);
    const persian = toPersianDigits(quote.number).replace('-', ' ');
    for (const typed of [quote.number, persian])
      expect((await track(typed)).body).toMatchObject([{ path: quote.path }]);
    const wrong = [await track(quote.number, '09141234568'), await track('1405-9999'), await track('ABCDE-FGHJK')];
    const bodies = wrong.map(({ status, body }) => [status, { ...(body as object), requestId: '', instance: '' }]);
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    expect(bodies[0]?.[0]).toBe(404);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%D8%A7'])('finds nothing behind the link %s', async (random) => {
    const { status, body } = await api.call(`GET /api/quote-links/${random}`);
    expect([status, body.code]).toEqual([404, 'quotes.not_found']);
  });
});

describe('the list of orders', () => {
  const states = async (order: PlacedOrder, filter = ''): Promise<unknown[]> => {
    const { body } = await ask(`GET /api/orders?ids=${order.id}${filter && `&quote=${filter}`}`);
    return (body as { quoteState: string | null }[]).map(({ quoteState }) => quoteState);
  };
  const filters = ['none', 'draft', 'sent', 'seen', 'change_asked', 'accepted', 'expired'];
  /** The order has this state, and only this filter finds it. */
  async function expectState(order: PlacedOrder, state: string): Promise<void> {
    const shown = state === 'none' ? null : state;
    expect(await states(order)).toEqual([shown]);
    for (const filter of filters)
      expect([filter, await states(order, filter)]).toEqual([filter, filter === state ? [shown] : []]);
  }

  it('shows the state of the newest quote, and finds orders by it', async () => {
    const order = await place();
    await expectState(order, 'none');
    const first = await draft(order);
    await expectState(order, 'draft');
    await ask(`DELETE /api/quotes/${first.id}`);
    await expectState(order, 'none');
    const quote = await sent(order);
    await expectState(order, 'sent');
    await api.call(`POST ${link(quote)}/seen`);
    await expectState(order, 'seen');
    await askChange(quote);
    await expectState(order, 'change_asked');
    await draft(order);
    await expectState(order, 'draft');
  });

  it('calls a quote expired after its last day, but not an accepted one', async () => {
    const order = await place();
    const quote = await sent(order);
    await expire(quote);
    await expectState(order, 'expired');
    const other = await place();
    const accepted = await sent(other);
    await accept(accepted);
    await expire(accepted);
    await expectState(other, 'accepted');
  });

  it('has the state in its file, in words', async () => {
    const order = await place();
    await draft(order);
    const { body } = await ask(`GET /api/orders/export?ids=${order.id}`);
    expect(body).toContain('پیش‌نویس');
  });
});

it('tells the expert who looks after the order of a reply by mail, and the others too', async () => {
  const order = await place();
  const { id } = (await ask('GET /api/admin/verify')).body as { id: number };
  await api.database.write((tx) => tx.update(AdminAccount, { id }, { email: 'expert@example.com' }));
  await ask(`PUT /api/orders/${order.id}/assignee`, { assigneeId: id });
  const quote = await sent(order);
  await accept(quote);
  const mails = await api.database.read.findBy(OutboxMessage, { about: `order:${order.id}` });
  const told = mails.filter(({ subject }) => subject?.includes('پذیرفت')).map(({ recipient }) => recipient);
  expect(told).toHaveLength(2);
  expect(told).toContain('expert@example.com');
});

it('keeps the link out of the audit', async () => {
  const quote = await sent(await place());
  const audit = await api.database.read.query(`SELECT * FROM audit_entry WHERE subject = 'quote'`);
  expect(JSON.stringify(audit)).toContain(quote.number);
  expect(JSON.stringify(audit)).not.toContain(quote.path.replace('/quote/', ''));
});

it('forgets the buyer with the customer, and keeps number and sums', async () => {
  const Cookie = await loginNewCustomer(api);
  const order = await place({ Cookie });
  const quote = await sent(order);
  await askChange(quote, 'رازی که باید برود');
  const leaving = { headers: { Cookie }, body: { currentPassword: 'رمز ساده ۱' } };
  expect((await api.call('DELETE /api/account', leaving)).status).toBe(204);
  expect((await open(quote)).status).toBe(404);
  const { body } = await ask(`GET /api/quotes/${quote.id}`);
  expect(body).toMatchObject({ number: quote.number, sum: 401_720_000, path: null, buyer: { address: '' } });
  const tables = ['quote', 'quote_reply', 'audit_entry', 'outbox_message'];
  for (const table of tables) {
    const rows = JSON.stringify(await api.database.read.query(`SELECT * FROM ${table}`));
    expect(rows).not.toContain('رازی که باید برود');
  }
});

describe('an account', () => {
  it('lists the sent quotes of its own orders, of closed ones too, and no draft and no quote of others', async () => {
    const Cookie = await loginNewCustomer(api);
    const list = async (as: string): Promise<Answer> =>
      api.call('GET /api/account/quotes', { headers: { Cookie: as } });
    const mine = await place({ Cookie });
    const first = await sent(mine);
    await askChange(first);
    const second = await sent(mine);
    await draft(mine);
    await sent(await place());
    await ask(`PUT /api/orders/${mine.id}/status`, { status: 'completed' });
    const { body, headers } = await list(Cookie);
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      { orderId: mine.id, number: second.number, path: second.path, state: 'sent', replies: [] },
      { orderId: mine.id, number: first.number, state: 'replaced', replies: [{ kind: 'change_asked' }] },
    ]);
    expect((await list(await loginNewCustomer(api))).body).toEqual([]);
    expect((await api.call('GET /api/account/quotes')).status).toBe(401);
  });
});
