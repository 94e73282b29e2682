import type { Locator, Page } from '@playwright/test';

import { answered } from '../support/console-messages';
import { watchLayoutShift } from '../support/layout-shift';
import { adminHeaders, cartBadge, logInCustomer } from '../support/site';
import { expect, test } from '../support/test';

/** The structured data of a product page. */
const HEAD_TAGS =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property], #json-ld';
/** Every page of the storefront, with a text that only this page has. */
const PAGES: [path: string, text: RegExp][] = [
  ['/', /کنسانترهٔ سیب/],
  ['/products', /رب گوجه/],
  ['/product/1', /کنسانترهٔ سیب/],
  ['/compare?products=1,6', /قابل مقایسه نیست/],
  ['/compare?products=1,6,9999', /محصول شمارهٔ ۹۹۹۹ در فهرست ما نیست/],
  ['/compare?lots=AP-1405-017,AP-1405-021', /درون حد/],
  ['/compare?lots=AP-1405-017,AP-1405-009', /مسدود شده است و عرضه نمی‌شود/],
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
  ['/crop-alerts/stop?token=of-a-message', /دیگر برای این محصول خبری فرستاده نمی‌شود/],
  ['/orders/again/stop?token=of-a-message', /دیگر برای سفارش دوباره پیامی فرستاده نمی‌شود/],
  ['/orders/again?token=of-a-message', /در حال آماده کردن سبد خرید/],
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
      // The phone comes from the settings, so the data of the frame is rendered too.
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
    '/crop-alerts/stop',
    '/orders/again',
    '/orders/again/stop',
    '/orders/track',
    '/blog',
  ]) {
    test(`${path} explains what to do instead of sending`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/جاوااسکریپت مرورگر خود را روشن کنید/)).toBeVisible();
      // Typed values must not end up in an address.
      expect(await page.locator('form:not([method="post"], [role="search"])').count()).toBe(0);
    });
  }

  test('the cart, which needs a script, shows links and the phone, and hides forms that cannot be sent', async ({
    page,
  }) => {
    await page.goto('/cart');
    await expect(page.locator('header a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'مشاهدهٔ محصولات' })).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  });

  test('an order is placed with plain forms: errors keep the typed values, and nothing is ordered twice', async ({
    page,
    request,
    expectedMessages,
  }) => {
    const address = '/product/1/order';
    expectedMessages.push(answered(400, address), answered(400, address), answered(400, address));
    await page.goto('/product/1');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^ثبت سفارش/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const field = (name: RegExp) => page.getByRole('textbox', { name });
    const send = () => page.getByRole('button', { name: 'ثبت سفارش', exact: true }).click();
    await send();
    await expect(field(/نام و نام خانوادگی/)).toHaveAccessibleDescription(/نام خود را بنویسید/);
    await field(/نام و نام خانوادگی/).fill('سارا احمدی');
    await field(/شمارهٔ تماس/).fill('۱۲۳');
    await field(/مقدار/).fill('۲ کیلو');
    await send();
    await expect(page.getByRole('alert')).toContainText('۲ کیلوگرم کمتر از یک بشکه است');
    await expect(page.getByRole('button', { name: /^ثبت یک بشکه/ })).toBeFocused();
    await field(/مقدار/).fill('۲ بشکه');
    await send();
    await expect(field(/شمارهٔ تماس/)).toHaveAccessibleDescription(/باید ۸ تا ۱۵ رقم باشد/);
    await expect(field(/شمارهٔ تماس/)).toBeFocused();
    await expect(field(/نام و نام خانوادگی/)).toHaveValue('سارا احمدی');
    await expect(field(/مقدار/)).toHaveValue('۲ بشکه');
    await field(/شمارهٔ تماس/).fill('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    await send();
    await expect(page.getByRole('heading', { level: 1, name: 'سفارش شما ثبت شد' })).toBeVisible();
    const code = (await page.locator('bdi.code').textContent()) ?? '';
    const order = (await (await request.get(`/api/orders/track?code=${code}&phone=09141234567`)).json()) as {
      items: { quantity: number }[];
    };
    expect(order.items.map(({ quantity }) => quantity)).toEqual([550]);
    await page.reload();
    await expect(page.locator('bdi.code')).toHaveText(code);

    const form = { customerName: 'دیگری', phone: '09141234567', quantity: '550' };
    const foreign = await request.post(address, { form, headers: { origin: 'https://evil.example' } });
    expect([foreign.status(), (await foreign.text()).includes('کد پیگیری')]).toEqual([403, false]);
  });

  test('a search works with the address alone', async ({ page }) => {
    await page.goto('/products?q=%D8%B3%DB%8C%D8%A8');
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes('سیب'))).toBe(true);
  });
});

test.describe('the HTML of a page', () => {
  test('describes a product: title, canonical address, Open Graph, JSON-LD', async ({ request, baseURL }) => {
    const html = await (await request.get('/product/1?utm_source=x')).text();
    expect(html).toMatch(/<title>کنسانترهٔ سیب \| افشره<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/product/1">`);
    expect(html).toContain('<meta property="og:locale" content="fa_IR">');
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain(`<meta property="og:url" content="${baseURL}/product/1">`);
    const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'Product', name: 'کنسانترهٔ سیب', url: `${baseURL}/product/1` });
    const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(image).toBe(`${baseURL}/media/og/products/1.png`);
    expect((await request.get(image)).headers()['content-type']).toBe('image/png');
    expect(html).toContain('<meta property="og:image:alt" content="کنسانترهٔ سیب">');
  });

  test('preloads the files of its own page and of no other', async ({ request }) => {
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
    test(`${path} returns ${status}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      if (status === 404) expect(await response.text()).toContain('content="noindex"');
    });
  }

  test('is a 304 while it has not changed, and is compressed', async ({ request }) => {
    const first = await request.get('/terms', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()['content-encoding']).toBe('br');
    const again = await request.get('/terms', { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  for (const path of [
    '/reset-password?token=',
    '/newsletter/unsubscribe?token=',
    '/crop-alerts/stop?token=',
    '/orders/again?token=',
    '/orders/again/stop?token=',
    '/orders/track?code=',
  ]) {
    test(`${path} contains nothing of the link and has noindex`, async ({ request }) => {
      const html = await (await request.get(`${path}secret-of-mine`)).text();
      expect(html).not.toContain('secret-of-mine');
      expect(html).toContain('content="noindex"');
    });
  }

  test('contains nothing about the visitor', async ({ request }) => {
    const html = await (await request.get('/', { headers: { cookie: 'afshoreh.session=secret-of-mine' } })).text();
    expect(html).not.toContain('secret-of-mine');
  });
});

test('an admin sees a change on the next page and in the next response of the API', async ({ request }) => {
  const headers = await adminHeaders(request);
  for (const name of ['افشرهٔ یکم', 'افشرهٔ دوم', 'افشرهٔ سوم']) {
    const address = `ارومیه، ${name}`;
    expect((await request.put('/api/settings', { headers, data: { address } })).status()).toBe(200);
    expect(await (await request.get('/terms')).text()).toContain(address);
    // First from the API, then from the shell's cache.
    for (let at = 0; at < 3; at += 1) {
      expect(((await (await request.get('/api/settings')).json()) as { address: string }).address).toBe(address);
    }
  }
});

test.describe('hydration', () => {
  // A link of a message to order again fills the cart at once, so its page does not stay as it came.
  for (const [path] of PAGES.filter(([each]) => !each.startsWith('/orders/again?'))) {
    test(`${path} is hydrated without a console message and without loading its data again`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await heading.evaluate((element) => element.setAttribute('data-from-server', ''));
      await page.waitForLoadState('networkidle');
      // Elements that React created again would lose the mark.
      await expect(heading).toHaveAttribute('data-from-server', '');
      // Allowed calls: the session check, and at /test the measurement of the API.
      const ofTheVisitor = ['/api/auth/user', '/api/health/ready'];
      expect(calls.filter((call) => !ofTheVisitor.includes(call))).toEqual([]);
    });
  }

  test('a button that is pressed before hydration works', async ({ page }) => {
    await page.goto('/product/1', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^ثبت سفارش/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
  });

  test('hydration and font loading cause no layout shift', async ({ page }) => {
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

  test('the name of a customer and the cart cause no layout shift', async ({ page, context }) => {
    await logInCustomer(context.request, 'محمدرضا حسین‌پور آذربایجانی اصل');
    const shift = await watchLayoutShift(page);
    await page.goto('/products');
    await page.getByRole('main').getByRole('button', { name: /سبد/ }).first().click();
    // The quantity of one drum.
    await expect(cartBadge(page)).toHaveText('۲۷۵');
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/products', '/product/1']) {
        await page.goto(path);
        await expect(cartBadge(page)).toHaveText('۲۷۵');
        // On smaller screens it is in the menu.
        if (width >= 1024) await expect(page.getByRole('banner').getByText('محمدرضا').last()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shift(), `${path} at ${width}`).toBe(0);
      }
    }
  });
});

test.describe('a client-side navigation', () => {
  const headOf = (page: Page) =>
    page.evaluate((ours) => [...document.head.querySelectorAll(ours)].map((tag) => tag.outerHTML).sort(), HEAD_TAGS);

  test('writes the same head as the server', async ({ page, context }) => {
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
