import { beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { loginNewAdmin } from './support/admins.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const colleague = {
  name: 'لیلا رستمی',
  ...(await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا رستمی' })),
};

let number = 0;
let id: number;

async function receive(sender: object = { email: 'sara@example.com', phone: '09141234567' }): Promise<number> {
  number += 1;
  await api.call('POST /api/contact', { body: { name: 'سارا احمدی', message: `قیمت رب؟ ${number}`, ...sender } });
  const [message] = (await list()).body as { id: number }[];
  return message!.id;
}
const list = (query = '', as = token): Promise<Answer> => api.call(`GET /api/contacts${query}`, { token: as });
const get = (of = id): Promise<Answer> => api.call(`GET /api/contacts/${of}`, { token });
const followUp = (form: object, as = token): Promise<Answer> =>
  api.call(`PUT /api/contacts/${id}/follow-up`, {
    token: as,
    body: { assigneeId: null, note: null, isAnswered: false, ...form },
  });
const reply = (form: object, of = id): Promise<Answer> =>
  api.call(`POST /api/contacts/${of}/reply`, { token, body: form });
const sentAbout = async (of = id): Promise<Pick<OutboxMessage, 'channel' | 'recipient' | 'text'>[]> =>
  (await api.database.read.findBy(OutboxMessage, { about: `contact:${of}` })).filter(
    ({ recipient }) => recipient === 'sara@example.com' || recipient === '+989141234567',
  );

beforeEach(async () => {
  id = await receive();
});

describe('a message that somebody looks after', () => {
  it('names them, keeps the note and says since when it is answered', async () => {
    const { status, body } = await followUp({
      assigneeId: colleague.id,
      note: ' پنجشنبه زنگ بزنید ',
      isAnswered: true,
    });
    expect([status, body.version]).toEqual([200, 2]);
    expect(body).toMatchObject({
      assignee: { id: colleague.id, name: colleague.name },
      note: 'پنجشنبه زنگ بزنید',
      answeredAt: expect.stringMatching(/Z$/),
    });
    expect((await get()).body).toEqual(body);
    expect((await followUp({ assigneeId: colleague.id, note: 'دوباره', isAnswered: true })).body.answeredAt).toBe(
      body.answeredAt,
    );
    expect((await followUp({})).body).toMatchObject({ assignee: null, note: null, answeredAt: null });
  });

  it('is refused for somebody who does not work on orders, under that field', async () => {
    const { status, body } = await followUp({ assigneeId: 99_999 });
    expect([status, body.errors[0].field]).toEqual([400, 'assigneeId']);
    expect((await get()).body).toMatchObject({ assignee: null, version: 1 });
  });

  it('is not overwritten unseen by a second admin, and saving it unchanged changes nothing', async () => {
    await followUp({ note: 'از من', version: 1 });
    const { status, body } = await followUp({ note: 'از همکار', version: 1 }, colleague.token);
    expect([status, body.code]).toEqual([409, 'contacts.changed_meanwhile']);
    expect(body.conflicts).toEqual([expect.objectContaining({ field: 'note', mine: 'از همکار', theirs: 'از من' })]);
    expect((await followUp({ note: 'از من', version: 2 })).body.version).toBe(2);
    expect(await api.database.read.countBy(AuditEntry, { action: 'setContactFollowUp', subjectId: String(id) })).toBe(
      1,
    );
  });

  it('is found by the filters, until it is answered', async () => {
    const idsOf = async (filter: string, as?: string): Promise<number[]> =>
      ((await list(`?filter=${filter}`, as)).body as { id: number }[]).map((each) => each.id);
    await followUp({ assigneeId: colleague.id });
    expect(await idsOf('mine', colleague.token)).toEqual([id]);
    expect(await idsOf('mine')).toEqual([]);
    expect(await idsOf('unanswered')).toContain(id);
    await followUp({ assigneeId: colleague.id, isAnswered: true });
    expect(await idsOf('mine', colleague.token)).toEqual([]);
    expect(await idsOf('unanswered')).not.toContain(id);
  });

  it('stands in the export with its assignee, note and time', async () => {
    await followUp({ assigneeId: colleague.id, note: 'پنجشنبه', isAnswered: true });
    const { answeredAt } = (await get()).body;
    const { body } = await api.call('GET /api/contacts/export', { token });
    const row = String(body)
      .split('\r\n')
      .find((line) => line.startsWith(`${id},`));
    expect(row).toContain([colleague.name, answeredAt].join());
    expect(row).toContain('پنجشنبه');
  });

  it('is free again when they are disabled, unless it is answered already', async () => {
    const name = 'امید رستمی';
    const leaving = { name, ...(await loginNewAdmin(api, { username: 'omid', displayName: name })) };
    const answered = id;
    await followUp({ assigneeId: leaving.id, isAnswered: true });
    id = await receive();
    await followUp({ assigneeId: leaving.id });
    await api.call(`PUT /api/admin/staff/${leaving.id}/state`, { token, body: { state: 'disabled' } });
    expect((await get()).body).toMatchObject({ assignee: null, version: 3 });
    expect((await get(answered)).body.assignee).toEqual({ id: leaving.id, name: leaving.name });
  });
});

describe('a reply', () => {
  it('is mailed with the words of the sender below it, and the message is read and answered', async () => {
    const { status, body } = await reply({ text: 'سلام\nفردا زنگ می‌زنیم.', version: 1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      isRead: true,
      reply: 'سلام\nفردا زنگ می‌زنیم.',
      answeredAt: expect.any(String),
      version: 2,
    });
    const text = `سلام\nفردا زنگ می‌زنیم.\n\nپیام شما:\nقیمت رب؟ ${number}`;
    expect(await sentAbout()).toMatchObject([{ channel: 'mail', recipient: 'sara@example.com', text }]);
  });

  it('is a text message to a sender who left a phone only', async () => {
    const of = await receive({ phone: '09141234567' });
    expect((await reply({ text: 'سلام' }, of)).status).toBe(201);
    expect(await sentAbout(of)).toMatchObject([{ channel: 'sms', recipient: '+989141234567', text: 'سلام' }]);
  });

  it('to a sender who left neither is refused, and the message stays open', async () => {
    const of = await receive({});
    expect(await reply({ text: 'سلام' }, of)).toMatchObject({
      status: 409,
      body: { code: 'contacts.without_address' },
    });
    expect((await get(of)).body).toMatchObject({ reply: null, answeredAt: null, version: 1 });
  });

  it('is sent once when two admins reply to the same version', async () => {
    const both = await Promise.all(['من', 'همکار'].map((text) => reply({ text, version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await sentAbout()).toHaveLength(1);
  });

  it('is forgotten with the message, in the audit and in the outbox', async () => {
    await reply({ text: 'پاسخی که نباید بماند' });
    await followUp({ note: 'یادداشتی که نباید بماند' });
    await api.call(`DELETE /api/contacts/${id}`, { token });
    expect(await sentAbout()).toEqual([]);
    const entries = await api.database.read.findBy(AuditEntry, { subject: 'contact', subjectId: String(id) });
    expect(JSON.stringify(entries)).not.toContain('نباید بماند');
  });
});
