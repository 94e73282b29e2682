import { afterEach, describe, expect, it } from '@jest/globals';
import { Contact } from '../src/contacts/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { insertRows } from '../src/database/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { planOf, statementsOf } from './support/shop.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(Contact);
    await tx.deleteAll(OutboxMessage);
  }),
);

const aMessage = (change: object = {}): object => ({
  name: 'سارا احمدی',
  phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  email: 'sara@example.com',
  message: 'قیمت کنسانترهٔ سیب برای ده تن چقدر است؟',
  ...change,
});
const send = (change?: object): Promise<Answer> => api.call('POST /api/contact', { body: aMessage(change) });
const list = (query = ''): Promise<Answer> => api.call(`GET /api/contacts${query}`, { token });

describe('a message from a visitor', () => {
  it('is kept, unread, with the phone in its stored form', async () => {
    const before = Date.now();
    const sent = await send();
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({ success: true, message: expect.stringContaining('پیام شما') });
    const { body } = await list();
    expect(body).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        name: 'سارا احمدی',
        email: 'sara@example.com',
        phone: '+989141234567',
        message: 'قیمت کنسانترهٔ سیب برای ده تن چقدر است؟',
        isRead: false,
        assignee: null,
        note: null,
        reply: null,
        answeredAt: null,
        version: 1,
      },
    ]);
    expect(Math.abs(new Date(body[0].createdAt).getTime() - before)).toBeLessThan(5000);
  });

  it.each([
    ['the footer form, which has no phone', { phone: undefined }],
    ['a phone and an e-mail left empty', { phone: '', email: '' }],
    ['a phone and an e-mail of null', { phone: null, email: null }],
  ])('is taken from %s', async (_what, change) => {
    expect((await send(change)).status).toBe(201);
    expect((await list()).body[0].phone).toBeNull();
  });

  it('keeps its lines, without control characters', async () => {
    await send({ message: ' سلام\r\nخط دوم\u0000 \n' });
    expect((await list()).body[0].message).toBe('سلام\nخط دوم');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: undefined }],
    ['name', { name: 'س'.repeat(101) }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'م'.repeat(5001) }],
    ['message', { message: { text: 'سلام' } }],
    ['phone', { phone: '1234567' }],
    ['phone', { phone: 'فردا زنگ بزنید' }],
    ['email', { email: 'sara@' }],
    ['isRead', { isRead: true }],
  ])('with a wrong %s is refused under that field, in Persian, and leaves nothing', async (field, change) => {
    const { status, body, headers } = await send(change);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.code).toBe('common.validation');
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(/^[\u0600-\u06ff][^a-zA-Z]+$/) }]);
    expect((await list()).body).toEqual([]);
  });

  it('of the greatest length, in letters that folding makes longer, is kept', async () => {
    expect((await send({ message: 'ﷺ'.repeat(5000) })).status).toBe(201);
    expect((await send({ message: '😀'.repeat(5000) })).status).toBe(201);
    expect((await list()).body.map(({ message }: { message: string }) => [...message].length)).toEqual([5000, 5000]);
  });
});

describe('a message that is sent again', () => {
  it('is one message, also when it is sent twelve times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    await send();
    expect((await list()).body).toHaveLength(1);
  });

  it('is another one with another text', async () => {
    await send();
    await send({ message: 'و قیمت پورهٔ زردآلو؟' });
    expect((await list()).body).toHaveLength(2);
  });

  it('is another one a quarter of an hour later', async () => {
    await send();
    const earlier = new Date(Date.now() - 15 * 60 * 1000);
    await api.database.write((tx) => tx.updateAll(Contact, { createdAt: earlier }));
    await send();
    await send();
    expect((await list()).body).toHaveLength(2);
  });
});

describe('the mail to the experts', () => {
  const mails = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });

  it('goes to the contact address of the settings with everything that was sent', async () => {
    await api.call('PUT /api/settings', { token, body: { contactEmail: 'experts@afshoreh.test' } });
    await send({ message: 'خط یک\nخط دو' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'mail',
      recipient: 'experts@afshoreh.test',
      subject: 'پیام جدید از سارا احمدی',
      sentAt: null,
    });
    const lines = mail?.text.split('\n');
    for (const line of [
      'نام: سارا احمدی',
      'شمارهٔ تماس: \u2066۰۹۱۴\u00a0۱۲۳\u00a0۴۵۶۷\u2069',
      'ایمیل: sara@example.com',
      'خط یک',
      'خط دو',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines).toContain('https://afshoreh.test/admin/contacts');
  });

  it('leaves out what was left empty', async () => {
    await send({ phone: '', email: '' });
    expect((await mails())[0]?.text).not.toMatch(/شمارهٔ تماس|ایمیل|null/);
  });

  it('is one for a message that is sent again, and none for one that is refused', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send()));
    await send();
    await send({ message: '' });
    expect(await mails()).toHaveLength(1);
  });
});

describe('the list of messages', () => {
  it.each([
    'GET /api/contacts',
    'GET /api/contacts/export',
    'GET /api/contacts/1',
    'PUT /api/contacts/1/read',
    'DELETE /api/contacts/1/read',
  ])('is closed to visitors: %s', async (route) => {
    const { status, body } = await api.call(route);
    expect([status, body.success]).toEqual([401, false]);
  });

  it('has the newest first, in pages', async () => {
    for (const number of [1, 2, 3]) await send({ message: `پیام شمارهٔ ${number}` });
    const { body, headers } = await list('?page=2&limit=2');
    expect(body.map(({ message }: { message: string }) => message)).toEqual(['پیام شمارهٔ 1']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toContain('rel="prev"');
  });

  it('is filtered by read and unread', async () => {
    await send({ message: 'خوانده شده' });
    const [{ id }] = (await list()).body;
    await api.call(`PUT /api/contacts/${id}/read`, { token });
    await send({ message: 'هنوز نه' });
    const messages = async (filter: string): Promise<string[]> =>
      (await list(`?filter=${filter}`)).body.map(({ message }: { message: string }) => message);
    expect(await messages('read')).toEqual(['خوانده شده']);
    expect(await messages('unread')).toEqual(['هنوز نه']);
    expect(await messages('all')).toHaveLength(2);
    expect((await list('?filter=deleted')).status).toBe(400);
  });

  it.each([
    ['name, with Arabic letters', 'احمدي'],
    ['e-mail, in capitals', 'SARA@'],
    ['message, without its marks and ZWNJ', 'کنسانترهٔ سیب'],
    ['message, with spaces elsewhere', 'كنسانترهٔ‌سيب'],
  ])('is searched by %s', async (_what, q) => {
    await send();
    await send({ name: 'رضا', email: 'reza@example.com', message: 'کاتالوگ بفرستید' });
    expect((await list(`?q=${encodeURIComponent(q)}`)).body).toHaveLength(1);
  });

  it.each([
    ['%', 0],
    ['_', 0],
    ["'", 0],
    ['\\', 0],
    ['سی_', 1],
    ['%یب', 0],
    ['%سیب%', 1],
  ])('takes a sign for no pattern and part of no word: «%s»', async (q, found) => {
    await send();
    expect((await list(`?q=${encodeURIComponent(q)}`)).body).toHaveLength(found);
  });
});

describe('marking a message as read', () => {
  it('answers the message and stays so', async () => {
    await send();
    const [{ id }] = (await list()).body;
    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await api.call(`PUT /api/contacts/${id}/read`, { token });
      expect([status, body.id, body.isRead]).toEqual([200, id, true]);
    }
  });

  it('is written down once, with the admin', async () => {
    await send();
    const [{ id }] = (await list()).body;
    await api.call(`PUT /api/contacts/${id}/read`, { token });
    await api.call(`PUT /api/contacts/${id}/read`, { token });
    const entries = await api.database.read.findBy(AuditEntry, { subject: 'contact', subjectId: String(id) });
    expect(entries).toMatchObject([
      { action: 'markContactRead', by: 'مدیر سایت', before: { isRead: false }, after: { isRead: true } },
    ]);
  });

  it('can be taken back', async () => {
    await send();
    const [{ id }] = (await list()).body;
    await api.call(`PUT /api/contacts/${id}/read`, { token });
    const taken = await api.call(`DELETE /api/contacts/${id}/read`, { token });
    expect([taken.status, taken.body.isRead]).toEqual([200, false]);
    expect((await api.call(`GET /api/contacts/${id}`, { token })).body).toEqual(taken.body);
    const { body } = await list('?filter=unread');
    expect(body).toEqual([taken.body]);
  });

  it.each([
    ['999999', 404, 'contacts.not_found'],
    ['abc', 400, 'common.validation'],
  ])('of message %s is a %d', async (id, status, code) => {
    for (const route of ['GET /api/contacts/:id', 'PUT /api/contacts/:id/read', 'DELETE /api/contacts/:id/read']) {
      const answer = await api.call(route.replace(':id', id), { token });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });
});

describe('the export of messages', () => {
  const rowsOf = ({ body }: Answer): string[] => String(body).trim().split('\r\n');
  const get = (query = ''): Promise<Answer> => api.call(`GET /api/contacts/export${query}`, { token });

  it('is a file for spreadsheets, the oldest first, with phones as people dial them', async () => {
    await send();
    await send({ name: '=HYPERLINK("x")', phone: '+49 30 123456', email: '', message: 'سطر اول\nسطر "دوم"' });
    const answer = await get();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('afshoreh-contacts.csv');
    const [heading, first, second] = rowsOf(answer);
    expect(heading?.replace('\uFEFF', '')).toBe(
      'شناسه,زمان,زمان (به وقت تهران),نام,شمارهٔ تماس,ایمیل,متن پیام,وضعیت,مسئول پیگیری,زمان پاسخ,زمان پاسخ (به وقت تهران),یادداشت',
    );
    expect(first).toMatch(
      /^\d+,\d{4}-\d\d-\d\dT[\d:.]+Z,[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2},سارا احمدی,09141234567,sara@example\.com,قیمت .*؟,جدید,,,,$/,
    );
    expect(second).toContain(`"'=HYPERLINK(""x"")",'+4930123456,,"سطر اول\nسطر ""دوم""",جدید`);
  });

  it('is whole, each message once, when there are more than a thousand', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => {
      const empty = { phone: null, email: null, fingerprint: null, isRead: false };
      return { ...empty, createdAt: new Date(), name: `نام ${index}`, message: 'متن' };
    });
    // TypeORM reads back what it inserted, in one condition per row: SQLite takes at most a thousand.
    const insert = (part: typeof rows) => api.database.write((tx) => tx.insert(Contact, part));
    await insert(rows.slice(0, 600));
    await insert(rows.slice(600));
    const exported = rowsOf(await get()).slice(1);
    expect(exported.map((row) => row.split(',')[3])).toEqual(rows.map(({ name }) => name));
  });

  it('takes the filters of the list', async () => {
    await send({ message: 'خوانده شده' });
    const [{ id }] = (await list()).body;
    await api.call(`PUT /api/contacts/${id}/read`, { token });
    await send({ message: 'هنوز نه' });
    expect(rowsOf(await get('?filter=read'))[1]).toMatch(/خوانده شده,خوانده‌شده,,,,$/);
    expect(rowsOf(await get(`?filter=unread&q=${encodeURIComponent('هنوز')}`))).toHaveLength(2);
    expect(rowsOf(await get(`?filter=read&q=${encodeURIComponent('هنوز')}`))).toHaveLength(1);
    expect((await get('?page=2')).status).toBe(400);
  });
});

describe('a list of many messages', () => {
  it('reads the ids of any page from an index of the times, without sorting', async () => {
    const rows = Array.from({ length: 3_000 }, (_row, index) => ({
      name: 'سارا',
      phone: null,
      email: null,
      message: 'سلام '.repeat(100),
      isRead: index % 2 === 0,
      fingerprint: null,
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    }));
    await api.database.write((tx) => insertRows(tx, Contact, rows));
    if (api.database.dialect === 'mysql') await api.database.read.query('ANALYZE TABLE contact');
    for (const query of ['?page=60', '?filter=read&page=30']) {
      const statements = await statementsOf(api, () => list(query));
      const ids = statements.find(({ sql }) => sql.includes('OFFSET'));
      const plan = (await planOf(api, ids!)).join('\n');
      expect(plan).toMatch(/COVERING INDEX contact_|contact_(created|read) .*Using index/);
      expect(plan).not.toMatch(/TEMP B-TREE|filesort/);
    }
  });
});
