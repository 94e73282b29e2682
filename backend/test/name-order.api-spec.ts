import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { addPost } from './support/blog.js';
import { aJpeg, upload } from './support/media.js';
import { addProduct } from './support/shop.js';
import { aSeller } from './support/sellers.js';

/** A Persian phone book; code points have پ چ ژ ک گ ی after everything else. */
const inOrder = ['7up', 'Ana', 'آناناس', 'به', 'پرتقال', 'تمر', 'چغندر', 'حنا', 'ژله', 'سیب', 'کیوی', 'گردو', 'گیلاس'];
inOrder.push('لیمو', 'نارنج', 'هلو', 'يك');
/** The same on every run, and no order. */
const mixed = [...inOrder].sort((a, b) => ((a.codePointAt(0)! * 7919) % 101) - ((b.codePointAt(0)! * 7919) % 101));

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  for (const name of mixed) {
    await addProduct(api, token, { name });
    await addPost(api, token, { title: name });
    await api.call('POST /api/sellers', { token, body: aSeller({ companyName: name, status: 'approved' }) });
    await upload(api, token, await aJpeg(16, 16), { name });
  }
}, 60_000);
afterAll(() => api.close());

const lists: [path: string, field: string, caller: 'admin' | 'visitor'][] = [
  ['/api/admin/products?sort=name', 'name', 'admin'],
  ['/api/sellers?sort=company', 'companyName', 'admin'],
  ['/api/sellers', 'companyName', 'visitor'],
  ['/api/media?sort=name', 'originalFilename', 'admin'],
  ['/api/admin/blog/posts?sort=title', 'title', 'admin'],
];

async function namesIn(path: string, field: string, caller: 'admin' | 'visitor' = 'admin'): Promise<string[]> {
  const { body } = await api.call(`GET ${path}`, caller === 'admin' ? { token } : {});
  return (body as Record<string, string>[]).map((row) => row[field] as string);
}

it.each(lists)('%s is in the order of the Persian alphabet', async (path, field, caller) => {
  expect(await namesIn(path, field, caller)).toEqual(inOrder);
});

it('a name that changes changes its place', async () => {
  const [first] = (await api.call('GET /api/media?sort=name&limit=1', { token })).body as { id: number }[];
  await api.call(`PUT /api/media/${first?.id}`, { token, body: { originalFilename: 'گلابی' } });
  expect((await namesIn('/api/media?sort=name', 'originalFilename')).slice(10, 13)).toEqual(['گردو', 'گلابی', 'گیلاس']);
});
