import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { APIRequestContext } from '@playwright/test';

import { OwnRepository } from '../support/own-repository';
import { release } from '../support/releases';
import { expect, test } from '../support/test';
import { allFigures, figuresOf, isVitals } from '../support/vitals';

/* What no check before a release finds: code that does harm when somebody has pressed a button. */

/** More calls of one operation than a remote may make in a minute. */
const FLOOD = 700;

/** Makes a remote of a team with a repository of its own, changes the code of its first page, and makes it live below `/<remote>`. */
async function makeLive(team: OwnRepository, change: (code: string) => string): Promise<void> {
  const home = join(team.folder, 'src/pages/home.tsx');
  await writeFile(home, change(await readFile(home, 'utf8')));
  await team.install();
  await team.build();
  await release('grant', team.remote, `/${team.remote}`);
  await team.release('publish', team.remote);
  await team.release('promote', team.remote, 'latest');
}

/** How many failures of these kinds are counted for other remotes. */
async function blamedOnOthers(request: APIRequestContext): Promise<number> {
  const others = (await allFigures(request)).filter(({ remote }) => remote !== 'unruly');
  return others.reduce(
    (sum, { floodedViews, leakyViews, uncaughtErrors }) => sum + floodedViews + leakyViews + uncaughtErrors,
    0,
  );
}

test('a remote that floods the API and throws without an end costs nobody else anything, and is named', async ({
  page,
  request,
  expectedMessages,
}) => {
  test.setTimeout(120_000);
  expectedMessages.push(/thrown in a loop/);
  const team = await OwnRepository.create('unruly');
  try {
    await makeLive(team, (code) =>
      code.replace(
        'onClick={() => setOpened(opened + 1)}',
        `onClick={() => {
          for (let call = 0; call < ${FLOOD}; call += 1) {
            void fetch('/api/products/featured').then(({ status }) => status === 429 && setOpened((times) => times + 1));
          }
          setInterval(() => { throw new Error('thrown in a loop'); }, 20);
        }}`,
      ),
    );
    await expect.poll(async () => (await request.get('/unruly')).status()).toBe(200);

    const blamed = await blamedOnOthers(request);
    const asked: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    const measures = page.waitForResponse(isVitals);
    await page.goto('/unruly');
    await (await measures).finished();
    const thrown = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'باز کنید' }).click();
    await thrown;
    await expect(page.getByRole('status').filter({ hasText: '۱۰۰ بار باز شد' })).toBeVisible();
    expect(asked.filter((path) => path === '/api/products/featured')).toHaveLength(600);

    // The loop goes on while the visitor does.
    await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'محصولات' }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^افزودن به سبد: / })
      .first()
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /سبد خرید/ })
      .click();
    await expect(page.getByRole('heading', { name: 'سبد خرید', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'ثبت سفارش' }).first()).toBeVisible();

    await page.goto('/terms');
    await expect
      .poll(() => figuresOf(request, '/unruly'))
      .toMatchObject({ remote: 'unruly', floodedViews: 1, uncaughtErrors: 1 });
    expect(await blamedOnOthers(request)).toBe(blamed);
  } finally {
    await team.remove();
  }
});

test('a remote whose pages leave listeners behind when they are left is named', async ({ page, request }) => {
  test.setTimeout(120_000);
  const team = await OwnRepository.create('leaky');
  try {
    await makeLive(team, (code) =>
      code
        .replace('{ useState }', '{ useEffect, useState }')
        .replace('return (', "useEffect(() => window.addEventListener('resize', () => undefined), []);\n  return ("),
    );
    await expect.poll(async () => (await request.get('/leaky')).status()).toBe(200);
    const measures = page.waitForResponse(isVitals);
    await page.goto('/leaky');
    await (await measures).finished();
    for (let visit = 0; visit < 7; visit += 1) {
      await page.getByRole('main').getByRole('link', { name: 'راهنما' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'راهنمای بخش جدید' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'باز کنید' })).toBeVisible();
    }
    await page.goto('/terms');
    await expect.poll(() => figuresOf(request, '/leaky')).toMatchObject({ remote: 'leaky', leakyViews: 1 });
  } finally {
    await team.remove();
  }
});
