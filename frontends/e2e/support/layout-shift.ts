import type { Page } from '@playwright/test';

/** Measures layout shifts on every page from now on; the returned function gives the CLS of the current page. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      window.shift += shifts.reduce((sum, { value }) => sum + value, 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shift);
}

declare global {
  interface Window {
    shift: number;
  }
}
