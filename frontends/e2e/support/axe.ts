import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  run(options: { resultTypes: ['violations'] }): Promise<{ violations: Violation[] }>;
}

/** Until what fades or slides in has arrived: half transparent, a text has less contrast. */
async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** What axe finds on the page once nothing moves, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  await animationsOver(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: Axe }).axe;
    // To collect also what was found in order takes three times as long.
    return (await run({ resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  });
}

/** How many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
