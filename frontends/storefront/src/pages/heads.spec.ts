import { describe, expect, it } from '@jest/globals';
import { settingsQuery } from '@afshoreh/api-client';
import { QueryClient } from '@afshoreh/contracts/query';
import { productsQuery } from '../features/products/get-products';
import { productQuery } from '../features/products/get-product';
import { aListPrice, aProduct } from '../testing/a-product';
import { headAt } from '../testing/head-at';
import { siteSettings } from '../testing/settings';

describe('what a page says about itself', () => {
  it('names the product once it is there, with its indicative price per ton in rial for search engines', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, aProduct({ indicativePrice: aListPrice }));
    expect(await headAt('/product/7', data)).toMatchObject({
      title: 'کنسانتره سیب',
      canonical: '/product/7',
      jsonLd: { '@type': 'Product', name: 'کنسانتره سیب', offers: { priceCurrency: 'IRR', price: 1_660_000_000 } },
    });
  });

  it('makes no offer of a product whose price sales must tell', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, aProduct());
    expect((await headAt('/product/7', data)).jsonLd).not.toHaveProperty('offers');
  });

  it('says of the home page what the settings say, and something sensible without them', async () => {
    const data = new QueryClient();
    const texts = { siteTitle: 'افشرهٔ ارومیه', metaDescription: 'خرید عمده', keywords: 'کنسانتره، پوره' };
    data.setQueryData(settingsQuery.queryKey, { ...siteSettings, ...texts });
    expect(await headAt('/', data)).toEqual({
      title: 'افشرهٔ ارومیه',
      description: 'خرید عمده',
      keywords: 'کنسانتره، پوره',
      canonical: '/',
    });
    expect(await headAt('/')).toEqual({
      title: expect.stringMatching(/کنسانتره/),
      description: expect.stringMatching(/کنسانتره/),
      canonical: '/',
    });
  });

  it('knows a list by one address, however it was written', async () => {
    expect((await headAt('/products?sort=popular&category=apple&page=1')).canonical).toBe('/products?category=apple');
  });

  it('says what a list shows, and leads from a page beyond the last one to the last one', async () => {
    expect(await headAt('/products?category=grape&page=2')).toMatchObject({ title: 'محصولات انگور، صفحهٔ ۲' });
    const data = new QueryClient();
    data.setQueryData(productsQuery({ category: 'all', sort: 'popular', q: '', page: 99 }).queryKey, {
      ...{ items: [], total: 15 },
    });
    expect((await headAt('/products?page=99', data)).redirect).toEqual({ to: '/products?page=2', permanent: false });
  });

  it.each(['/hich-jaa', '/product/abc', '/product/0'])(
    'answers 404 at %s and keeps search engines away',
    async (path) => {
      expect(await headAt(path)).toMatchObject({ title: 'صفحه یافت نشد', robots: 'noindex', status: 404 });
    },
  );

  it.each(['/reset-password?token=secret', '/newsletter/unsubscribe?token=secret', '/orders/track?code=K7QF2-9MXTA'])(
    'keeps search engines away from %s and its secret out of the head',
    async (path) => {
      const head = await headAt(path);
      expect(head).toEqual({ title: expect.stringMatching(/./), robots: 'noindex' });
    },
  );

  it('answers 404 for a product that is not there, and not for one that was not fetched', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, null);
    expect(await headAt('/product/7', data)).toMatchObject({ status: 404, robots: 'noindex' });
    expect(await headAt('/product/7')).not.toHaveProperty('status');
  });

  it('sends on for good from an id with zeros before it', async () => {
    expect((await headAt('/product/007')).redirect).toEqual({ to: '/product/7', permanent: true });
    expect(await headAt('/product/00')).not.toHaveProperty('redirect');
  });
});
