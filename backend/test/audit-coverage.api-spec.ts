import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, type Call, type OpenApiDocument } from '../src/operations/openapi/index.js';
import { adminPassword, startApi } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { otherPicture, picture } from './support/fuzz/requests.js';
import { aJpeg } from './support/media.js';
import { aDialogOrder, addProduct, aProduct } from './support/shop.js';

const api = await startApi();
const calls = callsOf((await api.call('GET /api/docs-json')).body as OpenApiDocument);
let token: string;
beforeAll(async () => {
  token = await api.loginAdmin();
});
afterAll(() => api.close());

/** What a successful call needs beside its path: nothing, or a body. */
interface Attempt {
  path?: Record<string, string | number>;
  body?: unknown;
}

/** Every write that only admins may make, and how it succeeds. One that is missing here fails. */
const writes: Record<string, () => Attempt | Promise<Attempt>> = {
  addOrderNote: async () => ({ path: await anOrder(), body: { text: 'نمونه خواست' } }),
  changeAdminPassword: () => ({ body: { currentPassword: adminPassword, newPassword: 'another password of tests' } }),
  changeAdminProfile: () => ({ body: { displayName: 'سارا' } }),
  createAdminLink: async () => ({ path: { id: (await anAdmin()).id } }),
  addSellerFileToMedia: async () => ({ path: await aSellersFile() }),
  createCategory: () => ({ body: aCategory() }),
  createCertificate: () => ({ body: exampleOf('createCertificate') }),
  createHoliday: () => ({ body: aHoliday() }),
  createPost: () => ({ body: aPost() }),
  createPriceListEntry: () => ({ body: aPrice() }),
  createProduct: () => ({ body: aProduct() }),
  createSeller: () => ({ body: aSeller() }),
  deleteCategory: async () => ({ path: await made('createCategory', aCategory()) }),
  deleteCertificate: async () => ({ path: await made('createCertificate', exampleOf('createCertificate')) }),
  deleteComment: async () => ({ path: await aComment() }),
  deleteContact: async () => ({ path: await aMessage() }),
  deleteCustomer: async () => ({ path: await aCustomer() }),
  deleteCustomerSessions: async () => ({ path: await aCustomer() }),
  deleteHoliday: async () => ({ path: await made('createHoliday', aHoliday()) }),
  deleteMedia: async () => ({ path: await uploaded() }),
  deletePost: async () => ({ path: await made('createPost', aPost()) }),
  deletePriceListEntry: async () => ({ path: await made('createPriceListEntry', aPrice()) }),
  deleteProduct: async () => ({ path: { id: await addProduct(api, token) } }),
  deleteSeller: async () => ({ path: await made('createSeller', aSeller()) }),
  deleteStaffSession: async () => ({ path: { id: await aStaffSession() } }),
  deleteSubscriber: async () => ({ path: await aSubscriber() }),
  importProducts: () => ({}),
  inviteAdmin: () => ({ body: { username: `admin-${numbers++}`, role: 'editor' } }),
  markContactRead: async () => ({ path: await aMessage() }),
  markContactUnread: async () => {
    const path = await aMessage();
    await request('markContactRead', { path });
    return { path };
  },
  recordOrderCall: async () => ({ path: await anOrder(), body: { outcome: 'reached' } }),
  setCategoryOrder: async () => {
    const { body: categories } = await api.call('GET /api/categories');
    return { body: { categories: (categories as Made[]).toReversed().map(({ id, version }) => ({ id, version })) } };
  },
  registerMedia: async () => ({ body: { url: (await uploaded()).url, originalFilename: 'نام تازه.png' } }),
  replaceMediaFile: async () => ({ path: await uploaded() }),
  restoreSectionVersion: async () => {
    await request('saveSection', { path: { id: 'about' }, body: { title: 'پیش از بازگشت' } });
    return { path: { id: 'about', version: 0 } };
  },
  saveListViews: () => ({ body: { views: [{ list: 'orders', name: 'تازه‌ها', search: 'status=new' }] } }),
  saveSection: () => ({ path: { id: 'hero' }, body: { title: 'عنوان تازه' } }),
  setAdminState: async () => ({ path: { id: (await anAdmin()).id }, body: { state: 'disabled' } }),
  setCommentStatus: async () => ({ path: await aComment(), body: { status: 'approved' } }),
  setOrderAssignee: async () => ({ path: await anOrder(), body: { assigneeId: 1 } }),
  setOrderStatus: async () => ({ path: await anOrder(), body: { status: 'processing' } }),
  updateAdmin: async () => ({ path: { id: (await anAdmin()).id }, body: { role: 'sales' } }),
  updateCategory: async () => {
    const category = aCategory();
    return { path: await made('createCategory', category), body: { ...category, name: 'نام تازه' } };
  },
  updateCertificate: async () => {
    const certificate = exampleOf('createCertificate');
    return { path: await made('createCertificate', certificate), body: { ...certificate, number: 'IR-1' } };
  },
  updateHoliday: async () => {
    const holiday = aHoliday();
    return { path: await made('createHoliday', holiday), body: { ...holiday, announced: true } };
  },
  updateMedia: async () => ({ path: await uploaded(), body: { tags: `برچسب ${numbers++}` } }),
  updatePost: async () => {
    const post = aPost();
    const { id, version } = await made('createPost', post);
    return { path: { id }, body: { ...post, title: 'عنوان تازه', version } };
  },
  updatePriceListEntry: async () => {
    const price = aPrice();
    return { path: await made('createPriceListEntry', price), body: { ...price, usdPerTon: 1234 } };
  },
  updateProduct: async () => {
    const product = aProduct();
    return { path: await made('createProduct', product), body: { ...product, name: 'نام تازه' } };
  },
  updateProductPrices: async () => {
    const { id, version } = await made('createProduct', aProduct());
    return { body: { prices: [{ id, version, price: 1 }] } };
  },
  updateSeller: async () => {
    const seller = aSeller();
    const { id, version } = await made('createSeller', seller);
    return { path: { id }, body: { ...seller, companyName: 'شرکت تازه', version } };
  },
  updateSettings: () => ({ body: { siteTitle: 'عنوان تازهٔ سایت' } }),
  uploadMedia: () => ({}),
};

/** Writes of admins that change nothing of the business. */
const unrecorded: Record<string, string> = {
  checkProductsImport: 'says what a file would change',
  closeOrder: 'ends a lease, which is no change of the order',
  deleteAdminSession: 'ends an own session and nothing else',
  deleteOtherAdminSessions: 'ends own sessions and nothing else',
  logoutAdmin: 'ends the own session and nothing else',
  openOrder: 'leases an order to the admin',
  takeNextOrder: 'likewise',
};

// ── what the writes are about ──────────────────────────────────────────────────────────────────────────────────────

let numbers = 1;
type Made = Record<'slug' | 'url', string> & Record<'id' | 'version', number>;

/** The document's own example of a body. */
const exampleOf = (operationId: string): Record<string, unknown> => {
  const { content = {} } = callOf(operationId).operation.requestBody ?? {};
  const [example] = Object.values(content['application/json']?.examples ?? {});
  return { ...(example?.value as Record<string, unknown>) };
};
const aCategory = () => ({ ...exampleOf('createCategory'), slug: `category-${numbers++}`, name: `دسته ${numbers}` });
const aHoliday = () => ({ day: `${2040 + numbers++}-05-02`, title: 'تعطیل رسمی', announced: false });
const aPost = () => ({ ...exampleOf('createPost'), slug: `post-${numbers++}`, image: null, status: 'published' });
const aPrice = () => ({ name: `محصول ${numbers++}`, usdPerTon: 900 });
const aSeller = () => ({ ...exampleOf('createSeller'), factoryImages: null, email: `seller${numbers++}@example.com` });
const made = async (operationId: string, body: unknown): Promise<Made> =>
  (await request(operationId, { body })).body as Made;

const anAdmin = async (): Promise<Made> => {
  const { body } = await request('inviteAdmin', { body: { username: `admin-${numbers++}`, role: 'editor' } });
  return body.admin as Made;
};
const aStaffSession = async (): Promise<string> => {
  // As `changeAdminPassword` left it.
  const login = { username: 'tester', password: 'another password of tests' };
  await api.call('POST /api/admin/login', { body: login });
  const { body } = await api.call('GET /api/admin/staff-sessions', { token });
  return (body as { id: string; current: boolean }[]).find(({ current }) => !current)?.id ?? '';
};
const anOrder = async () => {
  const productId = await addProduct(api, token);
  return (await api.call('POST /api/orders', { body: aDialogOrder(productId) })).body as Made;
};
const newest = async (route: string): Promise<Made> => {
  const { body } = await api.call(route, { token });
  return (body as Made[])[0] as Made;
};
const aMessage = async () => {
  await api.call('POST /api/contact', { body: { name: 'سارا', message: `پیام شمارهٔ ${numbers++}` } });
  return newest('GET /api/contacts');
};
const aCustomer = async () => {
  await loginNewCustomer(api);
  return newest('GET /api/customers');
};
const aSellersFile = async () => {
  const file = (await (await sendFile('POST', 'sellers/applications/files', picture)).json()) as { token: string };
  const body = { ...exampleOf('applyAsSeller'), files: file.token, email: `seller${numbers++}@example.com` };
  await api.call('POST /api/sellers/applications', { body });
  const { id } = await newest('GET /api/sellers');
  return { id, fileId: (await newest(`GET /api/sellers/${id}/files`)).id };
};
const aSubscriber = async () => {
  await api.call('POST /api/newsletter', { body: { email: `reader${numbers++}@example.com` } });
  return newest('GET /api/newsletter');
};
const aComment = async () => {
  const { slug } = await made('createPost', aPost());
  const body = { name: 'سارا', email: 'sara@example.com', comment: `دیدگاه ${numbers++}` };
  await api.call(`POST /api/blog/posts/${slug}/comments`, { body });
  return newest('GET /api/comments');
};
const uploaded = async (): Promise<Made> => (await (await upload()).json()) as Made;

const upload = (bytes: Buffer = picture): Promise<Response> => sendFile('POST', 'media/upload', bytes);

function sendFile(method: string, path: string, bytes: Buffer): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'سیب.png');
  return fetch(`${api.url}/api/${path}`, { method, body, headers: { Authorization: `Bearer ${token}` } });
}

const newProduct = Buffer.from('نام محصول,دسته,قیمت (تومان هر تن),بریکس,مبدأ\nپوره کیوی,apple,1,۱۲,رشت\n');
/** What takes a file. */
const files: Record<string, (attempt: Attempt) => Promise<Response>> = {
  importProducts: () => sendFile('POST', 'products/import', newProduct),
  replaceMediaFile: async ({ path }) => sendFile('PUT', `media/${String(path?.id)}/file`, await aJpeg()),
  uploadMedia: () => upload(otherPicture),
};

// ── the rule ───────────────────────────────────────────────────────────────────────────────────────────────────────

const isAdminsWrite = ({ method, operation: { security = [] } }: Call): boolean =>
  method !== 'get' && security.some((each) => 'admin' in each);
const callOf = (operationId: string): Call =>
  calls.find(({ operation }) => operation.operationId === operationId) as Call;

function request(operationId: string, { path = {}, body }: Attempt) {
  const { method, path: template } = callOf(operationId);
  const address = template.replace(/\{(\w+)\}/g, (_whole, name: string) => String(path[name]));
  return api.call(`${method.toUpperCase()} ${address}`, { token, body });
}

interface Entry {
  id: number;
  action: string;
  by: string;
  subject: string;
  subjectId: string;
  summary: string;
  changes: { field: string; label: string; before: string | null; after: string | null }[];
}
const latest = async (filters = ''): Promise<Entry | undefined> =>
  ((await api.call(`GET /api/audit?limit=1${filters}`, { token })).body as Entry[])[0];
/** The path names a session. */
const namedOtherwise = ['deleteStaffSession'];
/** A word of a program: a code, `true`, `undefined`, `[object Object]`. */
const isOfProgram = (words: string | null): boolean => /^[a-z]+_?[a-z]*$|undefined|\[object/.test(words ?? '');

describe('the audit', () => {
  it('is asked of every write that only admins may make', () => {
    const known = [...Object.keys(writes), ...Object.keys(unrecorded)].sort();
    expect(
      calls
        .filter(isAdminsWrite)
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(known);
  });

  it.each(Object.keys(writes))('records %s, under its own name', async (operationId) => {
    const attempt = await (writes[operationId] as () => Promise<Attempt>)();
    const before = await latest();
    const { status } = await (files[operationId]?.(attempt) ?? request(operationId, attempt));
    expect([operationId, status < 300]).toEqual([operationId, true]);
    const after = await latest();
    expect(after).toMatchObject({ action: operationId, by: expect.any(String) });
    expect(after?.id).not.toBe(before?.id);
    const { subject, subjectId, summary, changes } = after as Entry;
    if (attempt.path?.id !== undefined && !namedOtherwise.includes(operationId))
      expect(subjectId).toBe(String(attempt.path.id));
    expect((await latest(`&subject=${subject}&subjectId=${subjectId}`))?.id).toBe(after?.id);

    expect(summary).toMatch(/^[\u0600-\u06ff].*[\u0600-\u06ff]$/);
    expect(changes.length).toBeGreaterThan(0);
    for (const { label, ...change } of changes) {
      expect([change.field, label]).toEqual([change.field, expect.stringMatching(/^([^a-zA-Z]+|pH)$/)]);
      expect([change.field, label]).not.toEqual([change.field, 'این مقدار']);
      expect([change, isOfProgram(change.before), isOfProgram(change.after)]).toEqual([change, false, false]);
    }
  });

  it('has a name in Persian for every write, and for what it is done to', async () => {
    const { body } = await api.call('GET /api/audit/filters', { token });
    const { actions, subjects } = body as Record<'actions' | 'subjects', { value: string; subject?: string }[]>;
    const named = actions.map(({ value }) => value).sort();
    // Whoever accepts a link is no admin yet.
    expect(named).toEqual([...Object.keys(writes), 'acceptAdminLink'].sort());
    const known = subjects.map(({ value }) => value);
    expect(actions.filter(({ subject = '' }) => !known.includes(subject))).toEqual([]);
  });

  it('has nothing of an admin who only logs out', async () => {
    const before = await latest();
    await api.call('POST /api/admin/logout', { token });
    token = (
      await api.call('POST /api/admin/login', { body: { username: 'tester', password: 'another password of tests' } })
    ).body.token as string;
    expect(await latest()).toEqual(before);
  });
});
