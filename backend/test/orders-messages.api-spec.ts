import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from '../src/common/http/index.js';
import { Subscriber } from '../src/contacts/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Seller } from '../src/sellers/index.js';
import { startApi, startApiForSpec, type Answer, type TestApi } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();
await api.call('PUT /api/settings', { token, body: { contactEmail: 'experts@example.com' } });
await api.call('POST /api/price-list', { token, body: { name: 'پورهٔ سیب', usdPerTon: 2345 } });
const apple: number = await addProduct(api, token, { name: 'پورهٔ سیب', price: 654_321_000, showPrice: true });
const tomato: number = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', category: 'tomato' });

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
        'پورهٔ سیب: ۱۰۰\u00a0کیلوگرم',
        'رب گوجه‌فرنگی: ۲۰۰\u00a0کیلوگرم',
        `کد پیگیری: ${order.trackingCode}`,
        expect.stringMatching(
          /کارشناسان ما تا \u2066[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}\u00a0[۰-۹]{2}:[۰-۹]{2}\u2069 .*تماس می‌گیرند/,
        ),
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
      '۰۹۱۲\u00a0۷۶۵\u00a0۴۳۲۱',
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
    expect(sent[1]?.text).not.toMatch(/ایمیل|نشانی|null/);
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

describe('a stranger who types somebody else’s e-mail and phone', () => {
  let limited: TestApi;
  let product: number;
  const email = 'victim@example.com';
  const phone = '+989120000001';
  const logged = jest.spyOn(logger, 'info');

  beforeAll(async () => {
    limited = await startApi({ rateLimits: true });
    const adminToken = await limited.loginAdmin();
    await limited.call('PUT /api/settings', { token: adminToken, body: { contactEmail: 'experts@example.com' } });
    product = await addProduct(limited, adminToken);
  });
  afterAll(() => limited.close());
  beforeEach(async () => {
    logged.mockClear();
    await limited.database.write((tx) => tx.deleteAll(OutboxMessage));
  });

  let strangers = 0;
  const from = () => {
    strangers += 1;
    return { 'X-Forwarded-For': `203.0.113.${strangers}` };
  };
  /** Orders one after the other, each from another address, and returns how many were accepted. */
  async function order(times: number, changes: Record<string, unknown> = {}): Promise<number> {
    let taken = 0;
    for (let time = 0; time < times; time += 1) {
      const body = aCheckoutOrder([product], { email, phone, ...changes });
      taken += (await limited.call('POST /api/orders', { body, headers: from() })).status === 201 ? 1 : 0;
    }
    return taken;
  }
  const sentTo = (recipient: string) => limited.database.read.countBy(OutboxMessage, { recipient });
  /** As if everything so far had been queued then. */
  const shift = (ms: number) =>
    limited.database.write((tx) => tx.updateAll(OutboxMessage, { createdAt: new Date(Date.now() + ms) }));
  const hour = 60 * 60 * 1000;

  it('makes them hear five times an hour; every order is taken, and the experts hear of each', async () => {
    expect(await order(4)).toBe(4);
    expect(await order(4)).toBe(4);
    const counts = [await sentTo(email), await sentTo(phone), await sentTo('experts@example.com')];
    expect(counts).toEqual([5, 5, 8]);
    await order(1, { email: 'other@example.com', phone: '+989120000002' });
    expect([await sentTo('other@example.com'), await sentTo('+989120000002')]).toEqual([1, 1]);
  });

  it('counts by mailbox, however its address is spelled; mail goes to what was typed', async () => {
    const [name, domain] = email.split('@') as [string, string];
    for (let nth = 1; nth <= 4; nth += 1) await order(1, { email: `${name}+${nth}@${domain}` });
    await order(2, { email: email.toUpperCase() });
    await order(3, { email: 'v.ictim@gmail.com' });
    await order(3, { email: 'victim+a@googlemail.com' });
    const mails = await limited.database.read.find(OutboxMessage, { where: { channel: 'mail' }, order: { id: 'ASC' } });
    const spelled = mails.map(({ recipient }) => recipient).filter((each) => each !== 'experts@example.com');
    expect(spelled).toEqual([
      ...[1, 2, 3, 4].map((nth) => `${name}+${nth}@${domain}`),
      email.toUpperCase(),
      ...Array<string>(3).fill('v.ictim@gmail.com'),
      ...Array<string>(2).fill('victim+a@googlemail.com'),
    ]);
  });

  it('is told to the log, without the person', async () => {
    await order(6);
    const lines = logged.mock.calls.filter(([, text]) => text?.includes('message left out'));
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/victim|98912|علی|آزادی/);
  });

  it('makes them hear again an hour later, and twenty times a day at most', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await order(6);
      expect([round, await sentTo(email), await sentTo(phone)]).toEqual([
        round,
        Math.min(20, round * 5),
        Math.min(20, round * 5),
      ]);
      await shift(-1.1 * hour);
    }
    await shift(-24.1 * hour);
    await order(1);
    expect(await sentTo(email)).toBe(21);
  });

  it('does not silence them for days when the clock is set back', async () => {
    await order(6);
    await shift(4 * 24 * hour);
    await order(1);
    expect([await sentTo(email), await sentTo(phone)]).toEqual([6, 6]);
  });

  it('fills their mailbox by the newsletter or an application as little', async () => {
    await order(5);
    const headers = from();
    const subscribed = await limited.call('POST /api/newsletter', { body: { email }, headers });
    const applied = await limited.call('POST /api/sellers/applications', {
      body: aSeller({ email }),
      headers,
    });
    expect([subscribed.status < 300, applied.status, await sentTo(email)]).toEqual([true, 201, 5]);
    const subscribers = await limited.database.read.count(Subscriber);
    const sellers = await limited.database.read.count(Seller);
    expect([subscribers, sellers]).toEqual([1, 1]);
  });
});
