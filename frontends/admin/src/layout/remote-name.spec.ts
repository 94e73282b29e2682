import { afterEach, expect, it } from '@jest/globals';
import type { FrameLink } from '@afshoreh/contracts';
import { remoteName } from './remote-name';

function writePage(remotes: Record<string, { links?: FrameLink[] }>): void {
  document.body.innerHTML = `<script type="application/json" id="snapshot">${JSON.stringify(remotes)}</script>`;
}
const link = (label: string, order: number, place: FrameLink['place'] = 'menu') => ({
  place,
  path: '/gifts',
  label,
  order,
});

afterEach(() => {
  document.body.innerHTML = '';
});

it('knows the three frontends that a site begins with', () => {
  writePage({ cart: { links: [link('سبد هدیه', 1)] } });
  expect(['storefront', 'cart', 'admin'].map(remoteName)).toEqual(['فروشگاه', 'سبد خرید', 'پنل مدیریت']);
});

it('calls another one by its first link in the menu, and by one in the footer when it has no other', () => {
  writePage({
    gifts: { links: [link('راهنمای هدیه‌ها', 1, 'footer'), link('سفارش هدیه', 20), link('هدیه‌ها', 10)] },
    letters: { links: [link('نامه‌ها', 1, 'footer')] },
    storefront: { links: [link('خانه', 1)] },
  });
  expect(['gifts', 'letters'].map(remoteName)).toEqual(['هدیه‌ها', 'نامه‌ها']);
});

it('calls one that is not live, or has no links, by its code name', () => {
  expect(remoteName('gifts')).toBe('gifts');
  writePage({ kiosk: {} });
  expect(['gifts', 'kiosk'].map(remoteName)).toEqual(['gifts', 'kiosk']);
});
