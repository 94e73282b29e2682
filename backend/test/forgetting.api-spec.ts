import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { forget } from '../src/operations/forgetting/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { adminPassword, adminUsername, freshDatabase, startApiForSpec, until } from './support/index.js';
import { addPost } from './support/blog.js';
import { sendForm } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { aCheckoutOrder, addProduct, aQuoteForm, aSampleRequest } from './support/shop.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();

const ask = async (route: string, body?: unknown) => {
  const answer = await api.call(route, { token, ...(body === undefined ? {} : { body }) });
  expect([route, answer.status < 300]).toEqual([route, true]);
  return answer.body;
};
const save = async (views: object[], version?: number) =>
  (await api.call('PUT /api/admin/views', { token, body: { views, version } })).body;
const newest = async (route: string): Promise<{ id: number }> => (await ask(route))[0];
const isSent = (): Promise<boolean> =>
  api.database.read.find(OutboxMessage).then((rows) => rows.every(({ sentAt }) => sentAt !== null));

// ── the search ─────────────────────────────────────────────────────────────────────────────────────────────────────

async function columns(): Promise<[table: string, column: string][]> {
  const { read, dialect } = api.database;
  const rows: { t: string; c: string }[] = await read.query(
    dialect === 'sqlite'
      ? "SELECT m.name AS t, p.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table'"
      : 'SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = DATABASE()',
  );
  return rows.map(({ t, c }) => [t, c]);
}

/** `table.column` of every place in the database that has one of the values, whatever its type. */
async function rowsWith(values: string[]): Promise<string[]> {
  const quote = (name: string): string => api.database.read.dataSource.driver.escape(name);
  const type = api.database.dialect === 'sqlite' ? 'TEXT' : 'CHAR';
  const found: string[] = [];
  for (const [table, column] of await columns()) {
    const text = `LOWER(CAST(${quote(column)} AS ${type}))`;
    const [row]: { n: number | string }[] = await api.database.read.query(
      `SELECT COUNT(*) AS n FROM ${quote(table)} WHERE ${values.map(() => `${text} LIKE ?`).join(' OR ')}`,
      values.map((value) => `%${value.toLowerCase()}%`),
    );
    if (Number(row?.n) > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Names of the files in a folder that have one of the values. Long mails are encoded, so numbers are looked for as well. */
async function filesWith(folder: string, values: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    // The worker may remove it at this moment.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    const text = /\.eml$/.test(file) ? decoded(bytes.toString()) : bytes;
    if (values.some((value) => text.includes(value))) found.push(file);
  }
  return found;
}

/** A mail with the words of its encoded parts. */
function decoded(eml: string): string {
  const base64 = eml.match(/(?:^[A-Za-z0-9+/=]{4,76}\r?\n)+/gm) ?? [];
  const quoted = eml
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return [quoted, ...base64.map((part) => Buffer.from(part, 'base64').toString())].join('\n');
}

const dataDir = (): string => api.api.app.get(Env).dataDir;
/** Files of the database itself are looked at when it is closed; see below. */
const messagesWith = async (values: string[]): Promise<string[]> =>
  (await filesWith(dataDir(), values)).filter((file) => !file.includes('.sqlite'));

// ── what is deleted ────────────────────────────────────────────────────────────────────────────────────────────────

interface Kind {
  /** The texts that people typed. */
  values: string[];
  /** What admins looked for, in which list: they keep each as a view. */
  views: Record<string, string[]>;
  /** Stores them in every possible way; returns how they are deleted. */
  make: () => Promise<() => Promise<unknown>>;
  /** The audit entries that stay. */
  actions: string[];
}

const password = 'a password of hers';
const emailOf = (name: string): string => `gone-${Buffer.from(name).toString('hex').slice(0, 12)}@example.com`;
const aCustomer = (name: string) => ({
  values: [`مشتری ${name}`, '9147776655', emailOf(name), `کوی ${name}`, 'زنگ در خراب است'],
  views: {
    customers: [name, emailOf(name), '۰۹۱۴ ۷۷۷ ۶۶ ۵۵'],
    orders: [`${name} مشتری`, '7776655'],
    contacts: [emailOf(name)],
  },
});

/** A customer who ordered, was called and forgot the password. */
async function joined(name: string): Promise<{ id: number; headers: { Cookie: string } }> {
  const person = { fullName: `مشتری ${name}`, email: emailOf(name), phoneNumber: '0914 777 66 55' };
  await ask('POST /api/auth/register', { ...person, password });
  await ask('POST /api/auth/forgot-password', { email: person.email });
  const login = await api.call('POST /api/auth/login', { body: { username: person.email, password } });
  const headers = { Cookie: String(login.headers.get('set-cookie')).split(';')[0] as string };
  const order = aCheckoutOrder([await addProduct(api, token)], {
    customerName: person.fullName,
    email: person.email,
    phone: person.phoneNumber,
    address: `ارومیه، کوی ${name}`,
    notes: 'زنگ در خراب است',
  });
  const { body } = await api.call('POST /api/orders', { body: order, headers });
  await ask(`PUT /api/orders/${body.id}/status`, { status: 'processing' });
  await ask(`POST /api/orders/${body.id}/calls`, {
    outcome: 'reached',
    note: `${person.fullName} را عصر می‌توان یافت`,
  });
  return { id: (await newest('GET /api/customers')).id, headers };
}

/** Somebody without an account who did everything that can be done with a phone. */
async function aGuest(phone: string) {
  const [name, email] = ['مهمان بی‌حساب', 'guest@forgotten.example'];
  const productId = await addProduct(api, token);
  const address = 'ارومیه، کوی مهمانان';
  const form = aCheckoutOrder([productId], { customerName: name, phone, email, address, companyName: 'شرکت مهمان' });
  const { id: orderId } = await ask('POST /api/orders', form);
  const { items } = await ask(`GET /api/orders/${orderId}`);
  const buyer = { name: 'شرکت مهمان', nationalId: '10380284790', address };
  const { id: quoteId } = await ask(`POST /api/orders/${orderId}/quotes`, aQuoteForm(items, { buyer }));
  await ask(`POST /api/quotes/${quoteId}/send`, {});
  const { path } = await ask(`GET /api/quotes/${quoteId}`);
  const link = `/api/quote-links/${path.replace('/quote/', '')}`;
  await ask(`POST ${link}/accept`, { name });
  await ask(`POST /api/orders/${orderId}/calls`, { outcome: 'reached', note: `${name} را عصر می‌توان یافت` });
  await ask('POST /api/samples', aSampleRequest(productId, { customerName: name, phone, email, address }));
  await ask('POST /api/contact', { name, phone, email, message: `${name} هستم` });
  const [{ id: personId, version }] = await ask(`GET /api/people?${new URLSearchParams({ q: phone }).toString()}`);
  await ask(`POST /api/people/${personId}/notes`, { text: `${name} از کوی مهمانان` });
  const step = { nextStep: `به ${name} زنگ بزنید`, nextStepOn: '2099-01-01' };
  await ask(`PUT /api/people/${personId}`, { name, tags: ['کوی مهمانان'], ...step, version });
  return { productId, orderId, personId, link };
}

/** The token of a PDF that is sent ahead of an application. */
async function sentFile(name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(aPdf({ page: `/Title (${randomUUID()})` }))]), name);
  return (await sendForm(api, undefined, form, { path: '/api/sellers/applications/files' })).body.token as string;
}

const subscriber = (email: string) => {
  const name = email.split('@')[0] as string;
  return { values: [email, name], views: { newsletter: [email, name] } };
};
const kinds: Record<string, Kind> = {
  'an address that leaves the newsletter': {
    ...subscriber('leaving-reader@example.com'),
    actions: [],
    make: async () => {
      await ask('POST /api/newsletter', { email: 'Leaving-Reader@example.com' });
      const mails = await api.database.read.findBy(OutboxMessage, { recipient: 'leaving-reader@example.com' });
      const [, link = ''] = /token=([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
      return () => ask('POST /api/newsletter/unsubscribe', { token: link });
    },
  },
  'an address that an admin takes off the newsletter': {
    ...subscriber('removed-reader@example.com'),
    actions: ['deleteSubscriber'],
    make: async () => {
      await ask('POST /api/newsletter', { email: 'removed-reader@example.com' });
      const { id } = await newest('GET /api/newsletter');
      return () => ask(`DELETE /api/newsletter/${id}`);
    },
  },
  'a seller': {
    values: [
      'باغ فراموشی',
      'مریم فراموش',
      '10987654321',
      '9148887766',
      'forgotten@garden.example',
      'کوی فراموشان',
      'scan7654',
      'scan7655',
    ],
    views: { sellers: ['فراموشی', 'مریم فراموش', '10987654321', '8887766'], audit: ['باغ فراموشی'] },
    actions: ['updateSeller', 'deleteSeller'],
    make: async () => {
      const application = {
        companyName: 'باغ فراموشی',
        ownerFullName: 'مریم فراموش',
        nationalId: '۱۰۹۸۷۶۵۴۳۲۱',
        phoneNumber: '0914 888 77 66',
        email: 'Forgotten@garden.example',
        address: 'کوی فراموشان ۲',
        productCategories: 'پورهٔ سیب',
      };
      const files = [await sentFile('scan7654.pdf'), await sentFile('scan7655.pdf')].join();
      await api.call('POST /api/sellers/applications', { body: { ...application, files } });
      const { id } = await newest('GET /api/sellers');
      // Both are put into the media library; one of them stays there.
      for (const { id: fileId } of await ask(`GET /api/sellers/${id}/files`)) {
        const { mediaId, originalFilename } = await ask(`POST /api/sellers/${id}/files/${fileId}/media`);
        if (originalFilename === 'scan7655.pdf') await ask(`DELETE /api/media/${mediaId}`);
      }
      await ask(`PUT /api/sellers/${id}`, { ...application, notes: 'مریم فراموش را صبح می‌توان یافت' });
      return () => ask(`DELETE /api/sellers/${id}`);
    },
  },
  'a customer, with the orders': {
    ...aCustomer('رفته'),
    actions: ['setOrderStatus', 'recordOrderCall'],
    make: async () => {
      const { headers } = await joined('رفته');
      return () => api.call('DELETE /api/account', { body: { currentPassword: password }, headers });
    },
  },
  'a customer whom an admin deletes, with the orders': {
    ...aCustomer('ناخواسته'),
    actions: ['setOrderStatus', 'recordOrderCall', 'deleteCustomer'],
    make: async () => {
      const { id } = await joined('ناخواسته');
      return () => ask(`DELETE /api/customers/${id}`);
    },
  },
  'a customer of whom staff wrote something, with tags, next step, company and merge': {
    ...aCustomer('یادمان'),
    actions: ['setPersonCompany', 'mergePerson', 'deleteCustomer'],
    make: async () => {
      const { id } = await joined('یادمان');
      const [person] = await ask('GET /api/people?sort=newest&limit=1');
      await ask(`POST /api/people/${person.id}/notes`, { text: 'مشتری یادمان از کوی یادمان زنگ می‌زند' });
      await ask(`PUT /api/people/${person.id}`, {
        name: 'مشتری یادمان',
        tags: ['کوی یادمان'],
        nextStep: 'به مشتری یادمان زنگ بزنید',
        nextStepOn: '2099-01-01',
      });
      const { id: companyId } = await ask('POST /api/companies', { name: 'شرکتی که می‌ماند' });
      await ask(`PUT /api/people/${person.id}/company`, { companyId });
      // The one who stays keeps nothing of the person who goes, not even in the record of the merge.
      await ask('POST /api/contact', { name: 'مانا', phone: '09140001133', message: 'من می‌مانم' });
      const [other] = await ask('GET /api/people?sort=newest&limit=1');
      await ask(`PUT /api/people/${other.id}/merged-into`, { personId: person.id });
      return async () => {
        await ask(`DELETE /api/customers/${id}`);
        expect(await ask(`GET /api/people/${other.id}`)).toMatchObject({ id: other.id, phones: ['+989140001133'] });
        expect(await ask(`GET /api/companies/${companyId}`)).toMatchObject({ people: 0 });
      };
    },
  },
  'a guest with two numbers, with orders, quotes, samples, messages and what staff wrote': {
    values: ['مهمان بی‌حساب', '9145550011', '9145550022', 'guest@forgotten.example', 'کوی مهمانان', 'شرکت مهمان'],
    views: { orders: ['مهمان بی‌حساب', '5550022'], contacts: ['guest@forgotten.example'] },
    actions: ['mergePerson', 'deleteContact', 'deleteContact', 'deletePerson'],
    make: async () => {
      const [guest, second] = [await aGuest('۰۹۱۴۵۵۵۰۰۱۱'), await aGuest('09145550022')];
      await ask(`PUT /api/people/${second.personId}/merged-into`, { personId: guest.personId });
      const stranger = await ask('POST /api/orders', aCheckoutOrder([guest.productId], { phone: '09145559999' }));
      return async () => {
        await ask(`DELETE /api/people/${guest.personId}`);
        // Orders stay for the reports, open ones as cancelled; quotes open nothing any more.
        for (const { orderId } of [guest, second])
          expect(await ask(`GET /api/orders/${orderId}`)).toMatchObject({ phone: '', status: 'cancelled' });
        expect((await api.call(`GET ${guest.link}`)).status).toBe(404);
        expect(await ask(`GET /api/orders/${stranger.id}`)).toMatchObject({ phone: '+989145559999', status: 'new' });
        expect(await ask('GET /api/people?q=09145559999')).toHaveLength(1);
      };
    },
  },
  'a person with an account whom an admin deletes, with orders of guests': {
    ...aCustomer('دوباره'),
    actions: ['recordOrderCall', 'deleteCustomer', 'deletePerson'],
    make: async () => {
      await joined('دوباره');
      const order = { customerName: 'مشتری دوباره', phone: '09147776655', address: 'کوی دوباره' };
      await ask('POST /api/orders', aCheckoutOrder([await addProduct(api, token)], order));
      const [person] = await ask('GET /api/people?q=09147776655');
      return () => ask(`DELETE /api/people/${person.id}`);
    },
  },
  'a contact message': {
    values: ['پیام‌گذار', '9140001122', 'writer@forgotten.example', 'مرا فراموش کنید'],
    views: { contacts: ['پیام گذار', 'writer@forgotten', '۰۹۱۴۰۰۰۱۱۲۲'], orders: ['9140001122'] },
    actions: ['markContactRead', 'deleteContact'],
    make: async () => {
      const message = { name: 'پیام‌گذار', phone: '09140001122', email: 'writer@forgotten.example' };
      await ask('POST /api/contact', { ...message, message: 'مرا فراموش کنید' });
      const { id } = await newest('GET /api/contacts');
      await ask(`PUT /api/contacts/${id}/read`);
      return () => ask(`DELETE /api/contacts/${id}`);
    },
  },
  'a comment': {
    values: ['نویسندهٔ فراموش', 'commenter@forgotten.example', 'این جمله را فراموش کنید'],
    views: { comments: ['فراموش نویسندهٔ', 'commenter@forgotten.example'], customers: ['نویسنده فراموش'] },
    actions: ['setCommentStatus', 'deleteComment'],
    make: async () => {
      const { slug } = await addPost(api, token);
      const name = 'نویسندهٔ فراموش';
      const comment = { name, email: 'commenter@forgotten.example', comment: 'این جمله را فراموش کنید' };
      await ask(`POST /api/blog/posts/${slug}/comments`, comment);
      const { id } = await newest('GET /api/comments');
      await ask(`PUT /api/comments/${id}`, { status: 'approved' });
      return () => ask(`DELETE /api/comments/${id}`);
    },
  },
  'a comment under an article that is deleted': {
    values: ['commenter@gone.example', 'زیر نوشتهٔ ازدست‌رفته'],
    views: { comments: ['commenter@gone.example', 'gone.example'] },
    actions: ['setCommentStatus'],
    make: async () => {
      const { slug, id: postId } = await addPost(api, token);
      const comment = { name: 'سارا', email: 'commenter@gone.example', comment: 'زیر نوشتهٔ ازدست‌رفته' };
      await ask(`POST /api/blog/posts/${slug}/comments`, comment);
      const { id } = await newest('GET /api/comments');
      await ask(`PUT /api/comments/${id}`, { status: 'approved' });
      return () => ask(`DELETE /api/admin/blog/posts/${postId}`);
    },
  },
};

interface View {
  list: string;
  name: string;
  search: string;
}
/** Saved searches that no deletion may remove. */
const others: View[] = [
  ...['customers', 'orders', 'contacts', 'comments', 'sellers', 'newsletter'].map((list) => aView(list, 'سارا کریمی')),
  aView('products', 'سیب فراموش'),
  { list: 'orders', name: 'تازه‌ها', search: 'status=new' },
];

function aView(list: string, q: string, name = 'نمای من'): View {
  return { list, name, search: new URLSearchParams({ q, status: 'all' }).toString() };
}

describe('deleting a record removes its personal values from every table and file', () => {
  it.each(Object.keys(kinds))('%s', async (name) => {
    const { values: typed, views, make, actions } = kinds[name] as Kind;
    // A view has its search as it stands in an address.
    const values = [...typed, ...typed.map((value) => new URLSearchParams({ q: value }).toString().slice(2))];
    const about = Object.entries(views).flatMap(([list, questions]) => questions.map((q) => aView(list, q)));
    const named = { list: 'products', name: `برای ${typed[0] as string}`, search: 'sort=name' };
    const { version } = await save([...about, ...others, ...(/[ @]/.test(typed[0] as string) ? [named] : [])]);
    const remove = await make();
    await until(isSent);
    // The search finds what is there.
    expect((await rowsWith(values)).length).toBeGreaterThan(0);
    const [last] = await api.database.read.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    await remove();
    expect(await rowsWith(values)).toEqual([]);
    expect(await ask('GET /api/admin/views')).toEqual({ views: others, version: expect.any(Number) });
    // An open page that has the old ones cannot store them again.
    expect(await save([...about, ...others], version)).toMatchObject({ code: 'auth.list_views_changed_meanwhile' });
    await api.api.app.get(OutboxDelivery).removeForgotten();
    expect(await messagesWith(values)).toEqual([]);

    const kept = await api.database.read.find(AuditEntry, { order: { id: 'ASC' } });
    const own = kept.filter(({ id, action }) => id > (last?.id ?? 0) - 2 && actions.includes(action));
    expect(own.map(({ action }) => action)).toEqual(actions);
  });

  it('and its files are deleted automatically within seconds', async () => {
    const { values, make } = kinds['a seller'] as Kind;
    const remove = await make();
    await until(async () => (await messagesWith(values)).length > 0);
    await remove();
    await until(async () => (await messagesWith(values)).length === 0);
  });

  it('and the audit keeps who did what to which id, and when', async () => {
    const [entry] = (await ask('GET /api/audit?action=deleteSeller')) as AuditEntry[];
    const first = await api.database.read.findOneByOrFail(AuditEntry, {
      subjectId: entry?.subjectId,
      action: 'updateSeller',
    });
    expect(entry).toMatchObject({
      action: 'deleteSeller',
      subject: 'seller',
      subjectId: first.subjectId,
      by: 'مدیر سایت',
      after: null,
      at: expect.stringMatching(/Z$/),
      before: { companyName: 'حذف شد', nationalId: 'حذف شد', id: 'حذف شد' },
    });
    expect(first).toMatchObject({ before: { notes: 'حذف شد' }, after: { notes: 'حذف شد' } });
  });

  it('and changes nothing about other people: their entries and messages stay', async () => {
    const productId = await addProduct(api, token);
    const order = await ask('POST /api/orders', aCheckoutOrder([productId]));
    await ask(`PUT /api/orders/${order.id}/status`, { status: 'processing' });
    const all = () =>
      Promise.all([
        api.database.read.findBy(OutboxMessage, { about: `order:${order.id}` }),
        api.database.read.findBy(AuditEntry, { subject: 'order', subjectId: String(order.id) }),
      ]);
    await until(isSent);
    const before = await all();
    expect(before.map((rows) => rows.length)).toEqual([3, 1]);
    await api.database.write((tx) => forget(tx, { subject: 'seller', id: order.id }, []));
    expect(await all()).toEqual(before);
  });
});

it('the database file contains none of the deleted data either', async () => {
  const fresh = await freshDatabase('sqlite');
  try {
    const admin = { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword };
    const env = new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...admin, ...fresh.variables });
    const file = async (words: string): Promise<boolean> =>
      (await readFile((env.database as { file: string }).file)).includes(words);
    const words = 'این جمله نباید در فایل بماند';
    const filling = {
      createdAt: new Date(),
      text: words.repeat(50),
      channel: 'mail',
      recipient: '-',
      recipientKey: '-',
      attempts: 0,
    } as const;

    const first = await createApi(env);
    await first.database.write(async (tx) => {
      for (let id = 1; id <= 50; id += 1) await tx.insert(OutboxMessage, { ...filling, about: `seller:${id}` });
    });
    await first.close();
    expect(await file(words)).toBe(true);

    const second = await createApi(env);
    await second.database.write(async (tx) => {
      for (let id = 1; id <= 50; id += 1) await forget(tx, { subject: 'seller', id }, []);
    });
    await second.close();
    expect(await file(words)).toBe(false);
  } finally {
    await fresh.drop();
  }
});
