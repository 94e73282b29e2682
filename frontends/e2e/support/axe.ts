import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

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
  const moving = () =>
    page.evaluate(async () => {
      // What was changed just now begins to move with the next frame.
      await new Promise(requestAnimationFrame);
      return document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .length;
    });
  await expect.poll(moving).toBe(0);
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
