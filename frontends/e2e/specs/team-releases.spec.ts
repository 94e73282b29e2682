import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { watchConsole } from '../support/console-messages';
import { OwnRepository } from '../support/own-repository';
import { liveVersion, release, rememberLive } from '../support/releases';
import { expect, test } from '../support/test';

/* Teams with repositories of their own. The site that they release to is neither built nor started again. */

const FIVE_SECONDS = { timeout: 5_000, intervals: [200] };
const MINUTES = 4 * 60_000;

const cartSources = resolve(import.meta.dirname, '../../cart');

/** What the process of a command wrote when it refused. */
const refusalOf = (running: Promise<string>) =>
  running.then(
    () => 'not refused',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );

test('a remote that nobody has released is developed in the pages of a running site', async ({
  browser,
  baseURL: site = '',
}) => {
  test.setTimeout(MINUTES);
  const team = await OwnRepository.create('gifts');
  const page = await browser.newPage();
  const messages = watchConsole(page);
  try {
    await team.install();
    await team.develop(site, async (origin) => {
      await page.goto(`${origin}/products`);
      await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'بخش جدید' }).click();
      await expect(page.getByRole('heading', { name: 'بخش جدید' })).toBeVisible();
      await page.reload();
      await expect(page).toHaveTitle(/^بخش جدید/);
      const copy = join(team.folder, 'src/copy.ts');
      await writeFile(copy, (await readFile(copy, 'utf8')).replace("title: 'بخش جدید'", "title: 'بخش هدیه‌ها'"));
      await expect(page.getByRole('heading', { name: 'بخش هدیه‌ها' })).toBeVisible();
      expect(messages).toEqual([]);
    });
  } finally {
    await page.close();
    await team.remove();
  }
});

test('a new remote from a repository of its own is live under the path that its team was granted', async ({
  page,
  request,
}) => {
  test.setTimeout(MINUTES);
  const team = await OwnRepository.create('gifts');
  try {
    await team.install();
    await team.build();
    const unknown = await refusalOf(team.release('publish', 'gifts'));
    expect(unknown).toContain('there is no remote "gifts"');

    await release('grant', 'gifts', '/gifts');
    expect(await team.release('publish', 'gifts')).toMatch(/^gifts \w+ is published$/);
    expect(await team.release('promote', 'gifts', 'latest')).toMatch(/is live/);

    const html = async (path: string) => (await request.get(path)).text();
    await expect(async () => expect((await request.get('/gifts')).status()).toBe(200)).toPass(FIVE_SECONDS);
    await expect(async () => expect(await html('/gifts')).toMatch(/<h1[^>]*>بخش جدید<\/h1>/)).toPass();
    expect(await html('/gifts/help')).toContain('<title>راهنمای بخش جدید');
    expect(await html('/sitemap.xml')).toContain('/gifts/help</loc>');

    await page.goto('/');
    await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'بخش جدید' }).click();
    await expect(page.getByRole('heading', { name: 'بخش جدید' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'باز کنید' }).click();
    await expect(page.getByRole('status').filter({ hasText: '۱ بار باز شد' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'راهنما' }).click();
    await expect(page).toHaveTitle(/راهنمای بخش جدید/);

    const table = join(team.folder, 'src/app.tsx');
    const lines = await readFile(table, 'utf8');
    await writeFile(table, lines.replace("path: '/gifts/help'", "path: '/about'"));
    await writeFile(join(team.folder, 'src/links.ts'), 'export const links = [];\n');
    await team.build();
    expect(await refusalOf(team.release('publish', 'gifts'))).toContain(
      'release: /about of gifts belongs to storefront, which owns /',
    );
  } finally {
    await team.remove();
  }
});

test('the cart works as before when its sources have moved to a repository of their own', async ({ page }) => {
  test.setTimeout(MINUTES);
  const makeLiveAgain = await rememberLive(['cart']);
  const before = await liveVersion('cart');
  const team = await OwnRepository.create('cart');
  try {
    await rm(join(team.folder, 'src'), { recursive: true });
    await cp(join(cartSources, 'src'), join(team.folder, 'src'), { recursive: true });
    // Marks the moved cart, so that it is another version than the one that is live.
    const copy = join(team.folder, 'src/pages/cart.tsx');
    await writeFile(copy, `${await readFile(copy, 'utf8')}\nexport const movedTo = 'another repository';\n`);
    const manifest = join(team.folder, 'package.json');
    const [theirs, ours] = await Promise.all(
      [manifest, join(cartSources, 'package.json')].map(
        async (file) => JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> },
      ),
    );
    const dependencies = { ...ours?.dependencies, ...theirs?.dependencies };
    await writeFile(manifest, JSON.stringify({ ...theirs, dependencies }));
    await team.install();
    await team.build();
    await team.release('publish', 'cart');
    await team.release('promote', 'cart', 'latest');
    expect(await liveVersion('cart')).not.toBe(before);
    await expect(async () => {
      await page.goto('/cart');
      expect(await page.locator('#snapshot').textContent()).not.toContain(before);
    }).toPass(FIVE_SECONDS);
    await expect(page.getByText('سبد خرید شما خالی است').first()).toBeVisible();
    await page.goto('/products');
    const add = page.getByRole('main').getByRole('button', { name: /^افزودن به سبد: / });
    await add.first().click();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'سبد خرید', level: 1 })).toBeVisible();
    await expect(page.getByText('سبد خرید شما خالی است')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'ثبت سفارش' }).first().click();
    await expect(page).toHaveURL(/\/cart\/checkout$/);
  } finally {
    await makeLiveAgain();
    await team.remove();
  }
});
