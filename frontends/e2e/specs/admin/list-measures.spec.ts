import type { APIRequestContext, Page } from '@playwright/test';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

/** Issue 14 A1.5. */
const MOST = { row: 48, card: 180 };
const LONG =
  'شرکت تعاونی تولیدکنندگان کنسانتره و پورهٔ میوه‌های سردسیری آذربایجان غربی و کردستان (سهامی خاص) شعبهٔ دوم ارومیه';
const mark = Math.random().toString(36).slice(2, 8);
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Each list, filtered to rows of long texts that this spec makes. */
const LISTS: Record<string, string> = {
  products: `/products?q=${mark}`,
  orders: '/orders',
  'orders that are owed a call': '/orders?view=calls',
  contacts: '/contacts',
  customers: '/customers',
  categories: `/categories?q=${mark}`,
  'categories in their order': '/categories',
  certificates: `/content/certificates?q=${mark}`,
  posts: `/blog?q=${mark}`,
  comments: '/comments?filter=all',
  sellers: '/sellers',
  newsletter: '/newsletter',
};

async function fillLists(request: APIRequestContext): Promise<void> {
  const headers = await adminHeaders(request);
  const { email, phone } = aCustomer();
  const long = (most: number) => `${mark} ${LONG}`.slice(0, most);
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return (await answer.json()) as { id: number };
  };
  const multipart = { file: { name: `${mark}.gif`, mimeType: 'image/gif', buffer: DOT } };
  const { url } = (await (await request.post('/api/media/upload', { headers, multipart })).json()) as { url: string };
  const product = { price: 987_654_321_000, brix: '۷۰ تا ۷۲ درصد در دمای ۲۰ درجه', origin: LONG, category: 'other' };
  const { id } = await post('products', { ...product, name: long(200), image: url, showPrice: true });
  await post('orders', { productId: id, customerName: LONG.slice(0, 100), phone, quantity: 123_456 });
  await post('contact', { name: LONG.slice(0, 100), email, phone, message: `${LONG}\n${LONG}` });
  const account = { fullName: LONG.slice(0, 100), email: `${'long.'.repeat(9)}${email}`, phoneNumber: phone };
  await post('auth/register', { ...account, password: 'a password of customers' });
  await post('categories', {
    name: long(100),
    slug: `${mark}-${'a-long-latin-name-'.repeat(3)}x`.slice(0, 64),
    group: 'other',
  });
  const places = { onHome: false, onProduct: false, onAbout: true };
  const certificate = { description: LONG, issuer: LONG, number: `FSSC-${mark}-${'9'.repeat(60)}`, ...places };
  await post('certificates', { ...certificate, name: long(100), validUntil: '2024-03-19' });
  const slug = `measures-${mark}`;
  const text = { title: long(200), excerpt: LONG, content: `<p>${LONG}</p>`, category: 'buying-guide' };
  await post('admin/blog/posts', { ...text, slug, status: 'published' });
  await post(`blog/posts/${slug}/comments`, { name: LONG.slice(0, 100), email, comment: LONG.repeat(4) });
  await post('sellers', {
    ...{ companyName: LONG, ownerFullName: LONG.slice(0, 100), nationalId: '10101234567', phoneNumber: phone },
    ...{ email, address: LONG, productCategories: LONG },
  });
  await post('newsletter', { email: `${'very.long.'.repeat(5)}${email}` });
}

/** Of every row of the list on the screen, and of the page around it, in CSS pixels. */
function measures(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')];
    const buttons = (row: Element) => [...row.querySelectorAll('[data-role="actions"] :is(a, button)')];
    const isCut = (button: Element) => {
      const { left, right, width } = button.getBoundingClientRect();
      const frame = button.closest('table')!.parentElement!.getBoundingClientRect();
      return width === 0 || left < Math.max(0, frame.left) - 0.5 || right > Math.min(innerWidth, frame.right) + 0.5;
    };
    return {
      heights: rows.map((row) => Math.ceil(row.getBoundingClientRect().height)),
      withoutAction: rows.filter((row) => buttons(row).length === 0).length,
      cut: rows.flatMap(buttons).filter(isCut).length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      thumbnails: [...document.querySelectorAll('tbody [data-role="media"] :is(img, svg)')].map(
        (picture) => picture.getBoundingClientRect().width,
      ),
    };
  });
}

test('a list has rows of a line, cards of a hand, its actions in sight, and never scrolls the page sideways', async ({
  page,
  request,
}) => {
  test.slow();
  await fillLists(request);
  await page.route('**/api/orders/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }),
  );
  await loginAdmin(page);
  for (const [name, path] of Object.entries(LISTS)) {
    await page.goto(`/admin${path}`);
    await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 20_000 });
    for (const width of [360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const { heights, withoutAction, cut, overflow, thumbnails } = await measures(page);
      const what = `${name} at ${width}`;
      expect
        .soft([withoutAction, cut, overflow], `${what}: rows without an action, cut buttons, sideways`)
        .toEqual([0, 0, 0]);
      if (width >= 1280) expect.soft(Math.max(...heights), `${what}: the highest row`).toBeLessThanOrEqual(MOST.row);
      if (width === 360) expect.soft(Math.max(...heights), `${what}: the highest card`).toBeLessThanOrEqual(MOST.card);
      expect.soft(Math.min(...thumbnails, 24), `${what}: the narrowest thumbnail`).toBeGreaterThanOrEqual(24);
    }
  }
});
