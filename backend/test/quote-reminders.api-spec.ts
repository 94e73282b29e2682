import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Quote } from '../src/quotes/quote.entity.js';
import { QuoteReminders } from '../src/quotes/reminders/quote-reminders.service.js';
import { startApi, type TestApi } from './support/index.js';
import { aCheckoutOrder, addProduct, aQuoteForm } from './support/shop.js';

/** A Saturday. The Friday before it is off, and the Thursday is made a holiday. */
const lastDay = '2099-07-11';
const holiday = '2099-07-09';
const inTehran = (day: string, time: string): Date => new Date(`${day}T${time}:00+03:30`);
const morning = inTehran('2099-07-08', '09:00');

let api: TestApi;
/** Another copy of the API on the same database. */
let copy: Api;
let token: string;
let product: number;

beforeAll(async () => {
  let variables = {};
  api = await startApi({ variables: (fresh) => (variables = fresh) });
  copy = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
  token = await api.loginAdmin();
  product = await addProduct(api, token);
  await api.call('POST /api/holidays', { token, body: { day: holiday, title: 'تعطیل رسمی', announced: true } });
});
afterAll(async () => {
  await copy.close();
  await api.close();
});

interface SentQuote {
  id: number;
  orderId: number;
  number: string;
  path: string;
}

async function draft(orderId?: number): Promise<SentQuote> {
  const placed = orderId ?? (await api.call('POST /api/orders', { body: aCheckoutOrder([product]) })).body.id;
  const order = (await api.call(`GET /api/orders/${placed}`, { token })).body as { items: { id: number }[] };
  const body = aQuoteForm(order.items, { validUntil: lastDay });
  return (await api.call(`POST /api/orders/${placed}/quotes`, { token, body })).body as SentQuote;
}
const send = async ({ id }: SentQuote): Promise<SentQuote> =>
  (await api.call(`POST /api/quotes/${id}/send`, { token, body: {} })).body as SentQuote;
const sent = async (orderId?: number): Promise<SentQuote> => send(await draft(orderId));
const reply = ({ path }: SentQuote, kind: 'accept' | 'change', body: object): Promise<unknown> =>
  api.call(`POST /api/quote-links/${path.replace('/quote/', '')}/${kind}`, { body: { name: 'سارا', ...body } });

const remind = (at: Date): Promise<unknown> =>
  Promise.all([api.api, copy].map(({ app }) => app.get(QuoteReminders).queueDue(at)));
const remindersOf = async ({ orderId, path }: SentQuote): Promise<OutboxMessage[]> => {
  const messages = await api.database.read.findBy(OutboxMessage, { about: `order:${orderId}` });
  // Sending mails the link as well, in other words.
  return messages.filter(({ text }) => text.includes(path) && text.includes('معتبر است'));
};

describe('the reminder of a quote', () => {
  it('goes out in the morning of the last working day before its end, as mail and text message with the link', async () => {
    const quote = await sent();
    await remind(inTehran('2099-07-07', '12:00'));
    await remind(inTehran('2099-07-08', '08:59'));
    expect(await remindersOf(quote)).toEqual([]);
    await remind(morning);
    const messages = await remindersOf(quote);
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
    for (const { text } of messages) expect(text).toContain('۱۴۷۸/۰۴/۲۱');
  });

  it('goes out once, from two copies at once and again later', async () => {
    const quotes = [await sent(), await sent(), await sent()];
    await remind(morning);
    await remind(inTehran('2099-07-08', '15:00'));
    const counts = await Promise.all(quotes.map(async (quote) => (await remindersOf(quote)).length));
    expect(counts).toEqual([2, 2, 2]);
  });

  it.each<[string, (quote: SentQuote) => Promise<unknown>]>([
    ['was accepted', (quote) => reply(quote, 'accept', {})],
    ['was answered with a wish', (quote) => reply(quote, 'change', { text: 'زودتر' })],
    ['was replaced', ({ orderId }) => sent(orderId)],
    [
      'belongs to a cancelled order',
      ({ orderId }) =>
        api.call(`PUT /api/orders/${orderId}/status`, { token, body: { status: 'cancelled', reason: 'price' } }),
    ],
    [
      'was sent after that morning',
      ({ id }) => api.database.write((tx) => tx.update(Quote, { id }, { sentAt: inTehran('2099-07-08', '10:00') })),
    ],
  ])('does not go out for one that %s', async (_which, change) => {
    const quote = await sent();
    await change(quote);
    await remind(inTehran('2099-07-08', '11:00'));
    expect(await remindersOf(quote)).toEqual([]);
  });

  it('does not go out on a day off, on the last day, or for a draft', async () => {
    const quote = await sent();
    await draft();
    for (const day of [holiday, '2099-07-10', lastDay, '2099-07-12']) await remind(inTehran(day, '12:00'));
    expect(await remindersOf(quote)).toEqual([]);
  });
});
