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

/** The rules that depend on colours. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Waits for fade and slide animations to end: a half-transparent text has less contrast. */
async function animationsOver(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(async () => {
      // An animation starts only with the next frame.
      await new Promise(requestAnimationFrame);
      return document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .length;
    });
  await expect.poll(moving).toBe(0);
}

/**
 * The axe violations on the page after all animations, a line each.
 * @param rules `of colours` checks only contrast, for a page that was already checked with other colours
 */
export async function violationsOf(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  await animationsOver(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: Axe }).axe;
      // axe draws texts on a canvas to detect icon fonts by their ligatures. Joined Persian letters look like ligatures to it,
      // so it would skip the contrast of some texts. This makes axe see every letter as the same box.
      const { getContext } = HTMLCanvasElement.prototype;
      const nothing = () => undefined;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
        return {
          canvas: this,
          fillText: nothing,
          clearRect: nothing,
          measureText: () => ({ width: 30 }),
          getImageData: () => ({ data: new Uint8Array(4).fill(255) }),
        };
      } as unknown as typeof getContext;
      try {
        // Collecting passed rules too would take three times as long, and axe would wait for frames that do not run it.
        const { violations } = await run({ resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      } finally {
        HTMLCanvasElement.prototype.getContext = getContext;
      }
    },
    rules === 'of colours' ? OF_COLOURS : undefined,
  );
}

/** How many pixels wider than the screen the page is. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
