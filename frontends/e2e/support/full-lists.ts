import type { APIRequestContext } from '@playwright/test';
import { aCustomer, adminHeaders } from './site';
import { expect } from './test';

const LONG =
  'شرکت تعاونی تولیدکنندگان کنسانتره و پورهٔ میوه‌های سردسیری آذربایجان غربی و کردستان (سهامی خاص) شعبهٔ دوم ارومیه';
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Adds a row with texts of the maximum length to every list of the admin panel, with `mark` in its name; returns their ids. */
export async function fillLists(request: APIRequestContext, mark: string) {
  const headers = await adminHeaders(request);
  const { email, phone } = aCustomer();
  const long = (most: number) => `${mark} ${LONG}`.slice(0, most);
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return (await answer.json()) as { id: number };
  };
  const multipart = { file: { name: `${mark}.gif`, mimeType: 'image/gif', buffer: DOT } };
  const uploaded = await request.post('/api/media/upload', { headers, multipart });
  const { id: media, url } = (await uploaded.json()) as { id: number; url: string };
  const technical = { price: 987_654_321_000, brix: '۷۰ تا ۷۲ درصد در دمای ۲۰ درجه', origin: LONG, category: 'other' };
  const { id: product } = await post('products', { ...technical, name: long(200), image: url, showPrice: true });
  const { id: lot } = await post('admin/lots', {
    number: `LOT-${mark}-${'9'.repeat(20)}`,
    productId: product,
    producedOn: '2026-10-01',
    bestBefore: '2028-10-01',
    kilograms: 9_876_543,
    pack: LONG.slice(0, 100),
  });
  const { id: order } = await post('orders', {
    productId: product,
    customerName: LONG.slice(0, 100),
    phone,
    quantity: 123_456,
  });
  await post('contact', {
    name: LONG.slice(0, 100),
    email,
    phone,
    message: `${LONG}\n${LONG}`,
  });
  const account = { fullName: LONG.slice(0, 100), email: `${'long.'.repeat(9)}${email}`, phoneNumber: phone };
  await post('auth/register', { ...account, password: 'a password of customers' });
  const { id: category } = await post('categories', {
    name: long(100),
    slug: `${mark}-${'a-long-latin-name-'.repeat(3)}x`.slice(0, 64),
    group: 'other',
  });
  const places = { onHome: false, onProduct: false, onAbout: true };
  const about = { description: LONG, issuer: LONG, number: `FSSC-${mark}-${'9'.repeat(60)}`, ...places };
  const { id: certificate } = await post('certificates', { ...about, name: long(100), validUntil: '2024-03-19' });
  const slug = `measures-${mark}`;
  const text = { title: long(200), excerpt: LONG, content: `<p>${LONG}</p>`, category: 'buying-guide' };
  const { id: article } = await post('admin/blog/posts', { ...text, slug, status: 'published' });
  await post(`blog/posts/${slug}/comments`, {
    name: LONG.slice(0, 100),
    email,
    comment: LONG.repeat(4),
  });
  const { id: seller } = await post('sellers', {
    companyName: LONG,
    ownerFullName: LONG.slice(0, 100),
    nationalId: '10101234567',
    phoneNumber: phone,
    email,
    address: LONG,
    productCategories: LONG,
  });
  await post('newsletter', { email: `${'very.long.'.repeat(5)}${email}` });
  const newest = async (path: string) => {
    const answer = await request.get(`/api/${path}`, { headers, params: { limit: 1 } });
    return ((await answer.json()) as { id: number }[])[0]?.id ?? 0;
  };
  const newestIds = {
    message: await newest('contacts'),
    comment: await newest('comments'),
    customer: await newest('customers'),
    person: await newest('people'),
    entry: await newest('audit'),
  };
  return { ...newestIds, product, lot, order, category, certificate, article, media, seller };
}
