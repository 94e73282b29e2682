import { answered } from '../support/console-messages';
import { loginByForm } from '../support/site';
import { expect, test } from '../support/test';

test('a product is added, changed and deleted in the admin, and the site follows at once', async ({
  page,
  expectedMessages,
}) => {
  // The product that was deleted, as a page and as data.
  expectedMessages.push(answered(404, '/(api/products|product)/\\d+'));
  const name = `پوره به ${Math.floor(Math.random() * 1e6)}`;
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

test('the picture of a card goes over to the page of its product and comes back, in browsers that can', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    // A busy machine takes longer than a page may: here the transition waits until the page of the product is there.
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
  // Further down, where Back has to scroll to.
  const card = page.getByRole('main').getByRole('article').nth(7);
  const picture = card.locator('img');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
  // The name goes with the transition: another one could have it twice.
  await expect(page.locator('#product-picture')).not.toHaveAttribute('style', /view-transition-name/);
  await page.evaluate(() => document.documentElement.removeAttribute('data-moved'));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
  await expect(picture).not.toHaveAttribute('style', /view-transition-name/);
});
