import type { Page } from '@playwright/test';

/** The transfer of one page view, in bytes as transferred, response headers included. */
export interface Weight {
  scripts: number;
  fonts: number;
  /** By file, without its hash: `storefront/app.js`. */
  files: Record<string, number>;
}

/** `/cdn/cart/1a2b…/app.3c4d5e6f70.js` → `cart/app.js`. */
function nameOf(address: string): string {
  const [, release, file = ''] = /\/cdn\/(\w+)\/\w+\/([^?]+)/.exec(address) ?? [];
  return `${release}/${file.replace(/\.[0-9a-f]{10}(?=\.)/, '')}`;
}

/** Opens a page with an empty cache, and returns the size of its scripts and fonts once loading has ended. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const weight: Weight = { scripts: 0, fonts: 0, files: {} };
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    const kind = /\.js(\?|$)/.test(address) ? 'scripts' : /\.woff2$/.test(address) ? 'fonts' : undefined;
    if (!kind) return;
    weight[kind] += encodedDataLength;
    weight.files[nameOf(address)] = encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return weight;
}
