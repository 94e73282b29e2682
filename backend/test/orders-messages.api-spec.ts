import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct } from './support/shop.js';

let api: TestApi;
let token: string;
let apple: number;
let tomato: number;

beforeAll(async () => {
  api = await startApi({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
  token = await api.loginAdmin();
  await api.call('PUT /api/settings', { token, body: { contactEmail: 'experts@example.com' } });
  await api.call('POST /api/price-list', { token, body: { name: 'پوره سیب', usdPerTon: 2345 } });
  apple = await addProduct(api, token, { name: 'پوره سیب', price: 654_321_000, showPrice: true });
  tomato = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', category: 'tomato' });
});
afterAll(() => api.close());

interface Message {
  channel: string;
  recipient: string;
  subject: string | null;
  text: string;
}

const messages = (): Promise<Message[]> =>
  api.database.read.query('SELECT channel, recipient, subject, text FROM outbox_message ORDER BY id');

/** What was queued by one placing, by recipient. */
async function messagesOf(body: unknown, key?: string): Promise<{ order: Answer['body']; sent: Message[] }> {
  const before = (await messages()).length;
  const { body: order } = await api.call('POST /api/orders', {
    body,
    headers: key ? { 'Idempotency-Key': key } : {},
  });
  return { order, sent: (await messages()).slice(before) };
}

describe('an order', () => {
  it('is confirmed to the customer with tracking code, lines and the promised call, never with a price', async () => {
    const { order, sent } = await messagesOf(aCheckoutOrder([apple, tomato], { notes: 'یادداشت <b>من</b>' }));
    const mail = sent.find(({ recipient }) => recipient === 'ali@example.com');
    expect(mail?.subject).toContain(order.trackingCode);
    expect(mail?.text.split('\n')).toEqual(
      expect.arrayContaining([
        'پوره سیب: ۱۰۰ کیلوگرم',
        'رب گوجه‌فرنگی: ۲۰۰ کیلوگرم',
        `کد پیگیری: ${order.trackingCode}`,
        expect.stringMatching(/کارشناسان ما تا [۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2} .*تماس می‌گیرند/),
        `https://afshoreh.test/orders/track?code=${order.trackingCode}`,
      ]),
    );
    expect(mail?.text).toContain('تماس بگیرید');
    expect(mail?.text).not.toMatch(/دلار|تومان|۲٬۳۴۵|۶۵۴/);
    // Whoever orders may write anything and give another's address.
    expect(mail?.text).not.toMatch(/یادداشت|علی رضایی|خیابان/);
  });

  it('is told to the experts with every fact and a link to it', async () => {
    const { order, sent } = await messagesOf(aCheckoutOrder([apple], { notes: 'تحویل صبح' }));
    const mail = sent.find(({ recipient }) => recipient === 'experts@example.com');
    expect(mail?.subject).toContain('علی رضایی');
    for (const fact of [
      '۰۹۱۲ ۷۶۵ ۴۳۲۱',
      'ali@example.com',
      'خیابان آزادی',
      'تحویل صبح',
      order.trackingCode,
      '۲٬۳۴۵ دلار',
    ])
      expect(mail?.text).toContain(fact);
    expect(mail?.text.split('\n')).toContain(`https://afshoreh.test/admin/orders?order=${order.id}`);
  });

  it('is told to the customer’s phone, also when there is no e-mail', async () => {
    const { order, sent } = await messagesOf(aDialogOrder(apple, { phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷' }));
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '+989141234567'],
      ['mail', 'experts@example.com'],
    ]);
    expect(sent[0]?.text).toContain(order.trackingCode);
    expect(sent[0]?.text).toContain(`https://afshoreh.test/orders/track?code=${order.trackingCode}`);
    expect(sent[1]?.text).not.toMatch(/ایمیل|آدرس|null/);
  });

  it('is told once, however often it is sent', async () => {
    const first = await messagesOf(aCheckoutOrder([apple]), 'told-once');
    const again = await messagesOf(aCheckoutOrder([apple]), 'told-once');
    expect([first.sent.length, again.sent.length, again.order.id]).toEqual([3, 0, first.order.id]);
    const before = (await messages()).length;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        api.call('POST /api/orders', { body: aDialogOrder(apple), headers: { 'Idempotency-Key': 'eight-at-once' } }),
      ),
    );
    expect(await messages()).toHaveLength(before + 2);
  });

  it('that is not stored is told to nobody', async () => {
    const { order, sent } = await messagesOf(aCheckoutOrder([apple, 999_999]));
    expect([order.code, sent]).toEqual(['orders.product_unknown', []]);
  });
});
