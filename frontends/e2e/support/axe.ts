import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  run(options: {
    resultTypes: ['violations'];
    iframes: false;
    runOnly?: { type: 'rule'; values: readonly string[] };
  }): Promise<{ violations: Violation[] }>;
}

/** The rules whose answer depends on the colours. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

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

/**
 * What axe finds on the page once nothing moves, a line each.
 * @param rules those of colours alone, for a page that was judged in other colours just now
 */
export async function violationsOf(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  await animationsOver(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: Axe }).axe;
      // axe draws texts to tell an icon font by its ligatures. Joined Persian letters look the same to it: it would judge the
      // contrast of some texts and not of others. To it, every letter is drawn as the same box.
      const { getContext } = HTMLCanvasElement.prototype;
      const nothing = () => undefined;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
        return {
          ...{ canvas: this, fillText: nothing, clearRect: nothing },
          ...{ measureText: () => ({ width: 30 }), getImageData: () => ({ data: new Uint8Array(4).fill(255) }) },
        };
      } as unknown as typeof getContext;
      try {
        // To collect also what was found in order takes three times as long; in a frame nobody answers.
        const { violations } = await run({ resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      } finally {
        HTMLCanvasElement.prototype.getContext = getContext;
      }
    },
    rules === 'of colours' ? OF_COLOURS : undefined,
  );
}

/** How many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
