import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { Subscriber } from '../src/contacts/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { startApiForSpec, until, type Answer, type CallOptions } from './support/index.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(Subscriber);
    await tx.deleteAll(OutboxMessage);
  }),
);

const email = 'sara@example.com';
const subscribe = (address: unknown = email, options: CallOptions = {}): Promise<Answer> =>
  api.call('POST /api/newsletter', { body: { email: address }, ...options });
const unsubscribe = (options: CallOptions, query = ''): Promise<Answer> =>
  api.call(`POST /api/newsletter/unsubscribe${query}`, options);
const list = (query = ''): Promise<Answer> => api.call(`GET /api/newsletter${query}`, { token });
const emails = ({ body }: Answer): string[] => body.map((row: { email: string }) => row.email);
const mails = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });
const linkOf = (mail?: OutboxMessage): string => mail?.text.split('\n').find((line) => line.startsWith('https:')) ?? '';
const tokenOf = (mail?: OutboxMessage): string => new URL(linkOf(mail)).searchParams.get('token') ?? '';

/** As if the confirmation of everybody had been sent that many hours ago. */
const confirmedHoursAgo = (hours: number): Promise<unknown> =>
  api.database.write((tx) => tx.updateAll(Subscriber, { confirmationAt: new Date(Date.now() - hours * 3_600_000) }));

describe('subscribing', () => {
  it('makes the address active at once, and mails how to leave', async () => {
    expect(await subscribe(' Sara@Example.COM ')).toMatchObject({ status: 200, body: { success: true } });
    expect((await list()).body).toEqual([
      {
        id: expect.any(Number),
        email,
        subscribedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        unsubscribedAt: null,
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.channel, mail?.recipient, mail?.sentAt]).toEqual(['mail', email, null]);
    expect(linkOf(mail)).toMatch(/^https:\/\/afshoreh\.test\/newsletter\/unsubscribe\?token=[\w-]{43}$/);
  });

  it('again answers with the same bytes and mails nothing more that day', async () => {
    const headers = { 'X-Request-Id': 'same-request' };
    const first = await subscribe(email, { headers });
    await confirmedHoursAgo(23);
    const again = await subscribe(email.toUpperCase(), { headers });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await mails()).toHaveLength(1);
    expect(emails(await list())).toEqual([email]);
  });

  it('again another day mails the same way out once more', async () => {
    await subscribe();
    await confirmedHoursAgo(25);
    await Promise.all([subscribe(), subscribe(), subscribe()]);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(linkOf(sent[1])).toBe(linkOf(sent[0]));
  });

  it('twelve times at once is one subscriber and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe()));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(emails(await list())).toEqual([email]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([['sara@'], [''], [null], [undefined], [{ a: 1 }], [`${'a'.repeat(250)}@example.com`]])(
    'is refused for %j, under the field and in Persian, and leaves nothing',
    async (address) => {
      const answer = await api.call('POST /api/newsletter', { body: { email: address } });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ field: 'email', message: 'لطفاً یک ایمیل معتبر وارد کنید' }],
      ]);
      expect((await list()).body).toEqual([]);
    },
  );
});

describe('unsubscribing', () => {
  it('by the page of the link takes the address off, and again changes nothing', async () => {
    await subscribe();
    await subscribe('other@example.com');
    const [mail] = await mails();
    const body = { token: tokenOf(mail) };
    const first = await unsubscribe({ body });
    expect(first).toMatchObject({ status: 200, body: { success: true, message: expect.stringContaining('لغو') } });
    const [other, before] = (await list()).body;
    expect([other.email, before.email, before.unsubscribedAt]).toEqual([
      'other@example.com',
      null,
      expect.stringMatching(/Z$/),
    ]);
    expect(emails(await list('?filter=active'))).toEqual(['other@example.com']);
    expect((await list('?filter=left')).body).toEqual([before]);
    const counts = await api.call('GET /api/newsletter/counts', { token });
    expect(counts.body).toEqual({ all: 2, active: 1, left: 1 });
    expect((await list('?q=sara')).body).toEqual([]);
    expect((await unsubscribe({ body })).body).toEqual(first.body);
    expect((await list()).body).toEqual([other, before]);
  });

  it.each([
    ['without a body', undefined],
    ['with the form of RFC 8058', 'application/x-www-form-urlencoded'],
    ['with that form as multipart', 'multipart/form-data; boundary=x'],
  ])('by one click of a mail program, %s, works', async (_what, type) => {
    await subscribe();
    const [mail] = await mails();
    const answer = await fetch(`${api.url}/api/newsletter/unsubscribe?token=${tokenOf(mail)}`, {
      method: 'POST',
      ...(type ? { headers: { 'Content-Type': type }, body: 'List-Unsubscribe=One-Click' } : {}),
    });
    expect(answer.status).toBe(200);
    expect(emails(await list('?filter=active'))).toEqual([]);
  });

  it('by the button of a mail program: every mail names the address that takes one click', async () => {
    await subscribe();
    await until(async () => (await mails())[0]?.sentAt != null);
    const [mail] = await mails();
    const eml = await readFile(join(api.api.app.get(Env).dataDir, 'mail', `${mail?.id}.eml`), 'utf8');
    const headers = eml.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, '') ?? '';
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, url = ''] = /^List-Unsubscribe: ?<https:\/\/afshoreh\.test(\/.+)>$/m.exec(headers) ?? [];
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(api.url + url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
    expect([answer.status, emails(await list('?filter=active'))]).toEqual([200, []]);
  });

  it('does not happen to those whose mail program looks at links', async () => {
    await subscribe();
    const [mail] = await mails();
    await api.call(`GET /api/newsletter/unsubscribe?token=${tokenOf(mail)}`);
    expect(emails(await list('?filter=active'))).toEqual([email]);
  });

  it('answers an unknown token like a known one', async () => {
    const headers = { 'X-Request-Id': 'same-request' };
    await subscribe();
    const [mail] = await mails();
    const unknown = await unsubscribe({ body: { token: 'nobody-has-this' }, headers });
    expect(emails(await list('?filter=active'))).toEqual([email]);
    const known = await unsubscribe({ body: { token: tokenOf(mail) }, headers });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it.each([
    ['no token', {}, ''],
    ['an empty token', { token: '' }, '?token='],
    ['a token that is no text', { token: { $ne: '' } }, ''],
    ['a token that is too long', {}, `?token=${'x'.repeat(201)}`],
  ])('needs a token: %s is refused', async (_what, body, query) => {
    const answer = await unsubscribe({ body }, query);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'token']);
  });

  it('is undone by subscribing again, with a way out of its own', async () => {
    await subscribe();
    const [mail] = await mails();
    await unsubscribe({ body: { token: tokenOf(mail) } });
    expect(await mails()).toEqual([]);
    await subscribe();
    expect(await list('?filter=active')).toMatchObject({ body: [{ email, unsubscribedAt: null }] });
    const [again, ...others] = await mails();
    expect([others, tokenOf(again) === tokenOf(mail)]).toEqual([[], false]);
    await unsubscribe({ body: { token: tokenOf(mail) } });
    expect(emails(await list('?filter=active'))).toEqual([email]);
    await unsubscribe({ body: { token: tokenOf(again) } });
    expect((await list('?filter=active')).body).toEqual([]);
  });
});

describe('the list of subscribers', () => {
  const three = ['one@example.com', 'two-b@example.org', 'three@example.com'];
  const subscribeThree = async (): Promise<void> => {
    for (const address of three) await subscribe(address);
  };

  it.each(['GET /api/newsletter', 'GET /api/newsletter/export', 'DELETE /api/newsletter/1'])(
    'is closed to visitors: %s',
    async (route) => {
      expect((await api.call(route)).body.code).toBe('auth.admin_session_ended');
    },
  );

  it('has the newest first, in pages, without tokens', async () => {
    await subscribeThree();
    expect(emails(await list('?limit=2'))).toEqual(['three@example.com', 'two-b@example.org']);
    const second = await list('?limit=2&page=2');
    expect(emails(second)).toEqual(['one@example.com']);
    expect(second.headers.get('x-total-count')).toBe('3');
    expect(JSON.stringify(second.body)).not.toContain(tokenOf((await mails())[0]));
  });

  it('is searched by a part of the address', async () => {
    await subscribeThree();
    expect(emails(await list('?q=TWO-B'))).toEqual(['two-b@example.org']);
    expect((await list('?q=%25')).body).toEqual([]);
    expect((await list('?filter=gone')).status).toBe(400);
  });

  it('is exported with the same filters, the oldest first, for a spreadsheet', async () => {
    await subscribeThree();
    await subscribe('=cmd@example.com');
    await unsubscribe({ body: { token: tokenOf((await mails())[1]) } });
    const all = await api.call('GET /api/newsletter/export', { token });
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toContain('afshoreh-subscribers.csv');
    const rows = String(all.body).replace('\uFEFF', '').trim().split('\r\n');
    expect(rows[0]).toBe(
      'شناسه,ایمیل,زمان عضویت,زمان عضویت (به وقت تهران),زمان لغو عضویت,زمان لغو عضویت (به وقت تهران)',
    );
    expect(rows.slice(1).map((row) => row.split(',')[1])).toEqual([three[0], '', three[2], "'=cmd@example.com"]);
    expect(rows[2]).toMatch(/^\d+,(,\d{4}-[\dT:.-]+Z,[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2}){2}$/);
    expect(rows[1]).toMatch(/Z,[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2},,$/);
    const active = await api.call('GET /api/newsletter/export?filter=active&q=example.org', { token });
    expect(String(active.body).trim().split('\r\n')).toHaveLength(1);
  });

  it('is exported whole, each row once, when there are more than a thousand', async () => {
    const now = new Date();
    const rows = Array.from({ length: 1001 }, (_, index) => {
      const address = `person-${index}@example.com`;
      const times = { subscribedAt: now, unsubscribedAt: null, confirmationAt: now };
      return { email: address, searchKey: address, token: `token-${index}`, ...times };
    });
    await api.database.write((tx) => tx.insert(Subscriber, rows));
    const { body } = await api.call('GET /api/newsletter/export', { token });
    const exported = String(body).trim().split('\r\n').slice(1);
    expect(exported.map((row) => row.split(',')[1])).toEqual(rows.map((row) => row.email));
  });

  it('forgets an address altogether, and the audit remembers who did it', async () => {
    await subscribe();
    const [{ id }] = (await list()).body;
    expect((await api.call(`DELETE /api/newsletter/${id}`, { token })).status).toBe(204);
    expect((await list()).body).toEqual([]);
    const [entry] = await api.database.read.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      action: 'deleteSubscriber',
      subject: 'subscriber',
      subjectId: String(id),
      before: { id: 'حذف شد', email: 'حذف شد', subscribedAt: 'حذف شد', unsubscribedAt: 'حذف شد' },
      after: null,
    });
    expect(await mails()).toEqual([]);
    const again = await api.call(`DELETE /api/newsletter/${id}`, { token });
    expect([again.status, again.body.code]).toEqual([404, 'newsletter.subscriber_not_found']);
  });
});
