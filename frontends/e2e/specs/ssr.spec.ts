import type { Locator, Page } from '@playwright/test';

import { watchLayoutShift } from '../support/layout-shift';
import { adminHeaders, cartBadge, logInCustomer } from '../support/site';
import { expect, test } from '../support/test';

/** What the pages say about themselves. */
const HEAD_TAGS =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property], #json-ld';
/** Every page of the storefront, and a text that is on no other. */
const PAGES: [path: string, text: RegExp][] = [
  ['/', /کنسانتره سیب/],
  ['/products', /رب گوجه/],
  ['/product/1', /کنسانتره سیب/],
  ['/blog', /برگهٔ آنالیز/],
  ['/blog/reading-a-concentrate-analysis-sheet', /درصد وزنی مواد جامد/],
  ['/about', /داستان/],
  ['/services', /آزمایشگاه/],
  ['/contact', /نقشه|نشانی/],
  ['/terms', /قوانین/],
  ['/privacy', /حریم خصوصی/],
  ['/login', /ورود/],
  ['/register', /ثبت‌نام|حساب/],
  ['/forgot-password', /ایمیل حساب/],
  ['/reset-password?token=of-a-mail', /دستگاه‌ها باید دوباره/],
  ['/newsletter/unsubscribe?token=of-a-mail', /دیگر خبرنامهٔ افشره/],
  ['/test', /نسخه‌های فعال/],
  ['/orders/track?code=K7QF2-9MXTA', /شماره‌ای را که با آن سفارش/],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of PAGES) {
    test(`${path} shows its content between header and footer`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      // The phone comes from the settings: data of the frame is there as well.
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.getByText(/در حال بارگذاری/)).toHaveCount(0);
    });
  }

  for (const path of [
    '/contact',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/newsletter/unsubscribe',
    '/orders/track',
    '/product/1',
    '/blog',
  ]) {
    test(`${path} says what to do instead of sending`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/جاوااسکریپت مرورگر خود را روشن کنید/)).toBeVisible();
      // What was typed must not end in an address.
      expect(await page.locator('form:not([method="post"], [role="search"])').count()).toBe(0);
    });
  }

  test('a search is made by the address alone', async ({ page }) => {
    await page.goto('/products?q=%D8%B3%DB%8C%D8%A8');
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes('سیب'))).toBe(true);
  });
});

test.describe('the HTML of a page', () => {
  test('says what a product is: title, canonical address, Open Graph, JSON-LD', async ({ request, baseURL }) => {
    const html = await (await request.get('/product/1?utm_source=x')).text();
    expect(html).toMatch(/<title>کنسانتره سیب \| افشره<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/product/1">`);
    expect(html).toContain('<meta property="og:locale" content="fa_IR">');
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain(`<meta property="og:url" content="${baseURL}/product/1">`);
    const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'Product', name: 'کنسانتره سیب', url: `${baseURL}/product/1` });
    const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(image).toBe(`${baseURL}/media/og/products/1.png`);
    expect((await request.get(image)).headers()['content-type']).toBe('image/png');
    expect(html).toContain('<meta property="og:image:alt" content="کنسانتره سیب">');
  });

  test('names the files of its own page and of no other', async ({ request }) => {
    const html = await (await request.get('/products')).text();
    const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    );
    expect(preloads.filter((href) => href.includes('/page-'))).toEqual([expect.stringContaining('/page-products.')]);
    for (const href of preloads) expect((await request.get(href)).status()).toBe(200);
  });

  for (const [path, status] of [
    ['/product/999999', 404],
    ['/product/apple', 404],
    ['/hich-jaa', 404],
    ['/products/', 308],
    ['/product/007', 301],
  ] as const) {
    test(`${path} answers ${status}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      if (status === 404) expect(await response.text()).toContain('content="noindex"');
    });
  }

  test('is not sent again while it has not changed, and is compressed', async ({ request }) => {
    const first = await request.get('/terms', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()['content-encoding']).toBe('br');
    const again = await request.get('/terms', { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  for (const path of ['/reset-password?token=', '/newsletter/unsubscribe?token=', '/orders/track?code=']) {
    test(`${path} holds nothing of the link and is not for search engines`, async ({ request }) => {
      const html = await (await request.get(`${path}secret-of-mine`)).text();
      expect(html).not.toContain('secret-of-mine');
      expect(html).toContain('content="noindex"');
    });
  }

  test('holds nothing of who asks', async ({ request }) => {
    const html = await (await request.get('/', { headers: { cookie: 'afshoreh.session=secret-of-mine' } })).text();
    expect(html).not.toContain('secret-of-mine');
  });
});

test('an admin who changed something sees it on the next page and in the next answer of the API', async ({
  request,
}) => {
  const headers = await adminHeaders(request);
  for (const name of ['افشرهٔ یکم', 'افشرهٔ دوم', 'افشرهٔ سوم']) {
    const address = `ارومیه، ${name}`;
    expect((await request.put('/api/settings', { headers, data: { address } })).status()).toBe(200);
    expect(await (await request.get('/terms')).text()).toContain(address);
    // Once from the API, and then as the server of pages has kept it.
    for (let at = 0; at < 3; at += 1) {
      expect(((await (await request.get('/api/settings')).json()) as { address: string }).address).toBe(address);
    }
  }
});

test.describe('taking over a page from the server', () => {
  for (const [path] of PAGES) {
    test(`${path} comes alive without a word in the console and without asking for its data again`, async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await heading.evaluate((element) => element.setAttribute('data-from-server', ''));
      await page.waitForLoadState('networkidle');
      // Whatever React made anew would have lost the mark.
      await expect(heading).toHaveAttribute('data-from-server', '');
      // Who is logged in, and at /test how fast the API answers this browser.
      const ofTheVisitor = ['/api/auth/user', '/api/health/ready'];
      expect(calls.filter((call) => !ofTheVisitor.includes(call))).toEqual([]);
    });
  }

  test('a button that is pressed at once answers', async ({ page }) => {
    await page.goto('/product/1', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^ثبت سفارش/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
  });

  test('nothing moves: neither when the page comes alive nor when the font comes', async ({ page }) => {
    const shift = await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/products', '/product/1', '/blog', '/blog/reading-a-concentrate-analysis-sheet']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await shift(), `${path} at ${width}`).toBeLessThan(0.02);
      }
    }
  });

  test('nothing moves when the name of a customer and their cart come', async ({ page, context }) => {
    await logInCustomer(context.request, 'محمدرضا حسین‌پور آذربایجانی اصل');
    const shift = await watchLayoutShift(page);
    await page.goto('/products');
    await page.getByRole('main').getByRole('button', { name: /سبد/ }).first().click();
    // A drum.
    await expect(cartBadge(page)).toHaveText('۲۷۵');
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/products', '/product/1']) {
        await page.goto(path);
        await expect(cartBadge(page)).toHaveText('۲۷۵');
        // Below that it waits in the menu.
        if (width >= 1024) await expect(page.getByRole('banner').getByText('محمدرضا').last()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shift(), `${path} at ${width}`).toBe(0);
      }
    }
  });
});

test.describe('a step from page to page in the browser', () => {
  const headOf = (page: Page) =>
    page.evaluate((ours) => [...document.head.querySelectorAll(ours)].map((tag) => tag.outerHTML).sort(), HEAD_TAGS);

  test('leaves in the head what the server writes there', async ({ page, context }) => {
    const steps: [path: string, link: Locator][] = [
      ['/product/1', page.getByRole('main').locator('a[href="/product/1"]').first()],
      ['/about', page.getByRole('contentinfo').locator('a[href="/about"]')],
    ];
    const loaded = await context.newPage();
    await page.goto('/products');
    for (const [path, link] of steps) {
      await loaded.goto(path);
      const written = await headOf(loaded);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => headOf(page)).toEqual(written);
      expect(await page.content()).toContain(`${new URL(page.url()).origin}${path}"`);
    }
  });
});
