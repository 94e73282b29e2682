import { describe, expect, it } from '@jest/globals';

import { frameLinksOf, type FrameLink } from './frame-links';

const link = (path: string, order: number, place: FrameLink['place'] = 'menu'): FrameLink => {
  return { place, path, order, label: 'نام' };
};

describe('the links in header and footer', () => {
  it('are those of all releases, by place and in their order', () => {
    const { menu, footer } = frameLinksOf({
      storefront: { links: [link('/about', 300), link('/', 100), link('/terms', 100, 'footer')] },
      cart: {},
      gifts: { links: [link('/gifts', 200), link('/gifts/help', 50, 'footer')] },
    });
    expect(menu.map(({ path }) => path)).toEqual(['/', '/gifts', '/about']);
    expect(footer.map(({ path }) => path)).toEqual(['/gifts/help', '/terms']);
  });
});
