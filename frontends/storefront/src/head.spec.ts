import { describe, expect, it } from '@jest/globals';
import { settingsQuery } from '@afshoreh/api-client';
import { QueryClient } from '@tanstack/react-query';
import { productQuery } from './features/products/get-product';
import { headOf } from './head';
import { aProduct } from './testing/a-product';
import { siteSettings } from './testing/settings';

const url = (path: string) => new URL(path, 'http://localhost');
const nothing = new QueryClient();

describe('what a page says about itself', () => {
  it('names the product once it is there, with its indicative price per ton in rial for search engines', () => {
    const data = new QueryClient();
    const price = { tomanPerTon: 166_000_000, basis: 'list', usdPerTon: 2000, rate: 83_000, rateDate: null } as const;
    data.setQueryData(productQuery(7).queryKey, aProduct({ indicativePrice: price }));
    expect(headOf(url('/product/7'), data)).toMatchObject({
      title: 'کنسانتره سیب',
      canonical: '/product/7',
      jsonLd: { '@type': 'Product', name: 'کنسانتره سیب', offers: { priceCurrency: 'IRR', price: 1_660_000_000 } },
    });
  });

  it('makes no offer of a product whose price sales must tell', () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, aProduct());
    expect(headOf(url('/product/7'), data).jsonLd).not.toHaveProperty('offers');
  });

  it('says of the home page what the settings say, and something sensible without them', () => {
    const data = new QueryClient();
    const texts = { siteTitle: 'افشرهٔ ارومیه', metaDescription: 'خرید عمده', keywords: 'کنسانتره، پوره' };
    data.setQueryData(settingsQuery.queryKey, { ...siteSettings, ...texts });
    expect(headOf(url('/'), data)).toEqual({
      title: 'افشرهٔ ارومیه',
      description: 'خرید عمده',
      keywords: 'کنسانتره، پوره',
      canonical: '/',
    });
    expect(headOf(url('/'), nothing)).toEqual({
      title: expect.stringMatching(/کنسانتره/),
      description: expect.stringMatching(/کنسانتره/),
      canonical: '/',
    });
  });

  it('knows a list by one address, however it was written', () => {
    expect(headOf(url('/products?sort=popular&category=apple&page=1'), nothing).canonical).toBe(
      '/products?category=apple',
    );
  });

  it.each(['/hich-jaa', '/product/abc', '/product/0'])('answers 404 at %s and keeps search engines away', (path) => {
    expect(headOf(url(path), nothing)).toMatchObject({ title: 'صفحه یافت نشد', robots: 'noindex', status: 404 });
  });

  it.each(['/reset-password?token=secret', '/newsletter/unsubscribe?token=secret', '/orders/track?code=K7QF2-9MXTA'])(
    'keeps search engines away from %s and its secret out of the head',
    (path) => {
      const head = headOf(url(path), nothing);
      expect(head).toEqual({ title: expect.stringMatching(/./), robots: 'noindex' });
    },
  );

  it('answers 404 for a product that is not there, and not for one that was not fetched', () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, null);
    expect(headOf(url('/product/7'), data)).toMatchObject({ status: 404, robots: 'noindex' });
    expect(headOf(url('/product/7'), nothing)).not.toHaveProperty('status');
  });

  it('sends on for good from an id with zeros before it', () => {
    expect(headOf(url('/product/007'), nothing).redirect).toEqual({ to: '/product/7', permanent: true });
    expect(headOf(url('/product/00'), nothing)).not.toHaveProperty('redirect');
  });
});
