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

/** How many failures of these kinds are counted for other remotes. */
async function blamedOnOthers(request: APIRequestContext): Promise<number> {
  const others = (await allFigures(request)).filter(({ remote }) => remote !== 'unruly');
  return others.reduce((sum, { floodedViews, uncaughtErrors }) => sum + floodedViews + uncaughtErrors, 0);
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
    const home = join(team.folder, 'src/pages/home.tsx');
    const code = (await readFile(home, 'utf8')).replace(
      'onClick={() => setOpened(opened + 1)}',
      `onClick={() => {
        for (let call = 0; call < ${FLOOD}; call += 1) {
          void fetch('/api/products/featured').then(({ status }) => status === 429 && setOpened((times) => times + 1));
        }
        setInterval(() => { throw new Error('thrown in a loop'); }, 20);
      }}`,
    );
    await writeFile(home, code);
    await team.install();
    await team.build();
    await release('grant', 'unruly', '/unruly');
    await team.release('publish', 'unruly');
    await team.release('promote', 'unruly', 'latest');
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
