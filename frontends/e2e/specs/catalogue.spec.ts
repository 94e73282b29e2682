import { answered } from '../support/console-messages';
import { watchLayoutShift } from '../support/layout-shift';
import { loginByForm, logInCustomer } from '../support/site';
import { expect, test } from '../support/test';

test('a product is added, changed and deleted in the admin, and the site follows at once', async ({
  page,
  expectedMessages,
}) => {
  // The 404s of the deleted product, as a page and as data.
  expectedMessages.push(answered(404, '/(api/products|product)/\\d+'));
  const name = `پورهٔ به ${Math.floor(Math.random() * 1e6)}`;
  await loginByForm(page);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'افزودن محصول' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'نام محصول' }).fill(name);
  await form.getByRole('textbox', { name: /قیمت هر تن/ }).fill('۱۲۰٬۰۰۰٬۰۰۰');
  await form.getByRole('checkbox', { name: 'این قیمت در سایت نمایش داده شود' }).check();
  await form.getByRole('textbox', { name: 'بریکس' }).fill('۱۴ تا ۱۶');
  await form.getByRole('textbox', { name: 'مبدأ' }).fill('نطنز');
  await form.getByRole('tab', { name: 'مشخصات فنی' }).click();
  await form.getByRole('textbox', { name: /pH/ }).fill('۳٫۶');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('۱۲۰٬۰۰۰٬۰۰۰');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('۳٫۶');
  const address = page.url();

  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `ویرایش ${name}` }).click();
  await form.getByRole('textbox', { name: 'مبدأ' }).fill('اصفهان');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('اصفهان');

  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `حذف ${name}` }).click();
  const confirmation = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await confirmation.getByRole('button', { name: /^حذف/ }).click();
  await expect(page.getByText('محصولی یافت نشد')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('محصول یافت نشد')).toBeVisible();
});

test('the picture of a card moves to the page of its product and back, in browsers with view transitions', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    // On a busy machine the page would load too late, so here the transition waits for the page of the product.
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, ms?: number) => (ms === 400 ? 0 : setTimeout(handler, ms))) as never;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.moved = moved.join(' ');
      });
      return transition;
    };
  });
  await page.goto('/products');
  // Further down, so that Back has to scroll.
  const card = page.getByRole('main').getByRole('article').nth(7);
  const picture = card.locator('img');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
  // The transition name is removed afterwards, because a name must be unique.
  await expect(page.locator('#product-picture')).not.toHaveAttribute('style', /view-transition-name/);
  await page.evaluate(() => document.documentElement.removeAttribute('data-moved'));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
  await expect(picture).not.toHaveAttribute('style', /view-transition-name/);
});

test('the order box stays beside the data while scrolling, also on a tablet in landscape', async ({ page }) => {
  const order = page
    .getByRole('main')
    .getByRole('button', { name: /^ثبت سفارش/ })
    .filter({ visible: true })
    .first();
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product/1');
    const data = page.getByRole('region', { name: 'پرسش‌های خریداران' });
    await data.scrollIntoViewIfNeeded();
    await expect(order).toBeInViewport({ ratio: 1 });
    const box = await order.boundingBox();
    const beside = await data.boundingBox();
    if (!box || !beside) throw new Error('both are on screen');
    expect(box.x + box.width).toBeLessThan(beside.x);
  }
});

test('cards are in rows of three, and of four from 1600 px on, and sections of the home page follow without gaps', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const inFirstRow = async () => {
    await expect(cards.nth(4)).toBeAttached();
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  for (const [width, count] of [
    [768, 2],
    [1280, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    expect(await inFirstRow()).toBe(count);
  }
  await page.goto('/');
  const all = page.getByRole('main').getByRole('link', { name: 'همهٔ محصولات' });
  const card = await cards.last().boundingBox();
  const last = await all.boundingBox();
  expect(last?.y).toBe(card?.y);
  const steps = page.getByRole('main').getByRole('region', { name: 'سفارش در سه گام' });
  const next = page.getByRole('main').getByRole('region', { name: /^برندهایی/ });
  const end = await steps.getByRole('listitem').last().boundingBox();
  expect(((await next.boundingBox())?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeLessThan(80);
});

test('a card shows a customer the cart button first without a layout shift', async ({ page }) => {
  await logInCustomer(page.request, 'سارا محمدی');
  const shift = await watchLayoutShift(page);
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  const rankOf = (name: RegExp) =>
    card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const brand = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--c-brand)';
    return getComputedStyle(probe).color;
  });
  await expect.poll(() => rankOf(/سبد/)).toBe(brand);
  expect(await rankOf(/^ثبت سفارش/)).not.toBe(brand);
  expect(await shift()).toBeLessThan(0.02);
});

test('nothing on the page of a product moves when its picture arrives late', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.svg$/, (route) => late.then(() => route.continue()));
  await page.goto('/product/2', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  const before = await picture.boundingBox();
  arrive();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await picture.boundingBox()).toEqual(before);
  expect(await shift()).toBeLessThan(0.02);
});

test('a product prints on one A4 page at full width, with the address of the page', async ({ page }) => {
  const products = (await (await page.request.get('/api/products?limit=100')).json()) as { id: number; name: string }[];
  for (const { id, name } of products) {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect([name, pages?.length]).toEqual([name, 1]);
  }
  // An A4 page without margins.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${new URL(page.url()).host}/product/`)).toBeVisible();
  const table = await page.getByRole('region', { name: 'مشخصات فنی' }).boundingBox();
  expect(table).toMatchObject({ x: 0, width: 688 });
});
