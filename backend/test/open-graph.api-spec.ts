import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { addPost } from './support/blog.js';
import { startApiForSpec } from './support/index.js';
import { addMedia } from './support/media.js';
import { addProduct, aProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

interface Fetched {
  status: number;
  headers: Headers;
  bytes: Buffer;
}
async function ask(path: string, init: RequestInit = {}): Promise<Fetched> {
  const response = await fetch(`${api.url}/media/og/${path}`, init);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const ofProduct = async (changes: Record<string, unknown>): Promise<Fetched> =>
  ask(`products/${await addProduct(api, token, changes)}.png`);

/** How many pixels of a part of the picture differ between two. */
async function difference(one: Buffer, other: Buffer, left: number, width: number): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).extract({ left, top: 0, width, height: 500 }).greyscale().raw().toBuffer(),
    ),
  );
  return first!.filter((value, index) => Math.abs(value - second![index]!) > 16).length;
}
const words = [560, 640] as const;
const leftHalf = [560, 300] as const;
const rightHalf = [860, 340] as const;
const drawing = [0, 540] as const;

describe('the Open Graph picture', () => {
  it('of a product is a PNG of 1200 by 630 that shows its name', async () => {
    const apple = { image: null, type: null, weight: null, brix: '۷۰', origin: 'ارومیه' };
    const long = await ofProduct({ ...apple, name: 'کنسانترهٔ کدر سیب پرپالپ' });
    expect(long.headers.get('content-type')).toBe('image/png');
    expect(await sharp(long.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const short = await ofProduct({ ...apple, name: 'سیب' });
    expect(await difference(long.bytes, short.bytes, ...words)).toBeGreaterThan(2000);
    expect(await difference(long.bytes, short.bytes, ...drawing)).toBeLessThan(20);
  });

  it('joins the letters of a name, and sets it from right to left', async () => {
    const same = { image: '/assets/products/peach.svg', type: null, weight: null, brix: '۷', origin: 'ا' };
    const joined = await ofProduct({ ...same, name: 'ببب' });
    const apart = await ofProduct({ ...same, name: 'ب\u200cب\u200cب' });
    expect(await difference(joined.bytes, apart.bytes, ...rightHalf)).toBeGreaterThan(300);
    expect(await difference(joined.bytes, apart.bytes, ...leftHalf)).toBeLessThan(20);
  });

  it('shows the drawing that the product has, or its own photo', async () => {
    const name = 'پورهٔ هلو';
    const { url } = await addMedia(api, token);
    const [usual, drawn, photo] = await Promise.all(
      [null, '/assets/products/peach.svg', url].map((image) => ofProduct({ name, image })),
    );
    expect(await difference(usual!.bytes, drawn!.bytes, ...drawing)).toBeGreaterThan(10_000);
    expect(await difference(drawn!.bytes, photo!.bytes, ...drawing)).toBeGreaterThan(10_000);
    expect(await difference(drawn!.bytes, photo!.bytes, ...words)).toBeLessThan(500);
  });

  it('of an article shows its title', async () => {
    const one = await addPost(api, token, { title: 'بریکس چیست؟' });
    const other = await addPost(api, token, { title: 'اسیدیته و «pH» <b>&amp; آزمون' });
    const [first, second] = await Promise.all([one, other].map(({ slug }) => ask(`posts/${slug}.png`)));
    expect(first!.status).toBe(200);
    expect(await difference(first!.bytes, second!.bytes, ...words)).toBeGreaterThan(2000);
  });

  it('is another one after the name changed, and is not sent twice', async () => {
    const body = aProduct({ name: 'کنسانتره به' });
    const { id } = (await api.call('POST /api/products', { token, body })).body as { id: number };
    const before = await ask(`products/${id}.png`);
    const etag = String(before.headers.get('etag'));
    expect(before.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await ask(`products/${id}.png`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await api.call(`PUT /api/products/${id}`, { token, body: { ...body, name: 'کنسانترهٔ گلابی' } });
    const after = await ask(`products/${id}.png`, { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    expect(await difference(before.bytes, after.bytes, ...words)).toBeGreaterThan(500);
  });

  it('has its size told without being sent', async () => {
    const id = await addProduct(api, token);
    const { headers, bytes } = await ask(`products/${id}.png`, { method: 'HEAD' });
    expect(bytes).toHaveLength(0);
    expect(Number(headers.get('content-length'))).toBe((await ask(`products/${id}.png`)).bytes.length);
  });

  it.each([
    'products/999999.png',
    'products/0.png',
    'products/1e3.png',
    'products/01.png',
    'products/1.jpg',
    'posts/hich.png',
    'posts/.png',
    'sellers/1.png',
    '',
  ])('is not there for %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('of a draft is not there', async () => {
    const { slug } = await addPost(api, token, { status: 'draft' });
    expect((await ask(`posts/${slug}.png`)).status).toBe(404);
  });

  it('is drawn once for all who ask at the same moment, and refused to more than can wait', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ گیلاس' });
    const same = await Promise.all(Array.from({ length: 30 }, () => ask(`products/${id}.png`)));
    expect(same.filter(({ status }) => status !== 200)).toEqual([]);
    const ids: number[] = [];
    for (let made = 0; made < 30; made += 1) ids.push(await addProduct(api, token));
    const others = await Promise.all(ids.map((each) => ask(`products/${each}.png`)));
    const statuses = new Set(others.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
  });
});
