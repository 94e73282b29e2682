import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from '../support/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

const PAGES = [
  '/',
  '/products',
  '/product/1',
  '/cart',
  '/about',
  '/services',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/admin/login',
  '/hich-jaa',
];

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation and no sideways scroll (${colorScheme})`, async ({
      page,
      expectedMessages,
    }) => {
      if (path === '/hich-jaa') expectedMessages.push(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { run } = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
        return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      });
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
}

test('an address that is no page answers 404 and shows the way back', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  const response = await page.goto('/hich-jaa');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /محصولات/ })).toBeVisible();
});
