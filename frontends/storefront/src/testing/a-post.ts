import type { Schemas } from '@afshoreh/api-client';

/** A published article; its address is `/blog/brix`. */
export function aPost(fields: Partial<Schemas['Post']> = {}): Schemas['Post'] {
  return {
    id: 3,
    slug: 'brix',
    title: 'بریکس چیست؟',
    excerpt: 'درصد مواد جامد محلول، و آنچه به خریدار می‌گوید.',
    image: null,
    imageAlt: null,
    category: 'buying-guide',
    categoryLabel: 'راهنمای خرید',
    tags: ['بریکس', 'برگهٔ آنالیز'],
    author: 'واحد فنی افشره',
    publishedAt: '2026-11-18T08:00:00.000Z',
    updatedAt: '2026-11-18T08:00:00.000Z',
    readingMinutes: 4,
    content:
      '<p>آغاز</p><h2>بریکس &amp; اسید</h2><p>متن</p><table><tbody><tr><td>۷۰</td></tr></tbody></table><h2>پیش از سفارش</h2><p>پایان</p>',
    related: [],
    previous: null,
    next: null,
    ...fields,
  };
}
