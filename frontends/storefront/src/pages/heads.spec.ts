import { siteSettings } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { settingsQuery } from '@afshoreh/api-client';
import { QueryClient } from '@afshoreh/contracts/query';
import { productsQuery } from '../features/products/get-products';
import { productQuery } from '../features/products/get-product';
import { firstSearch } from '../features/products/product-list-search';
import { aListPrice, aProduct } from '../testing/a-product';
import { headAt } from '../testing/head-at';

describe('the head of a page', () => {
  it('names the product once it is there, with its indicative price per ton in rial for search engines', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, aProduct({ indicativePrice: aListPrice }));
    expect(await headAt('/product/7', data)).toMatchObject({
      title: 'کنسانترهٔ سیب',
      canonical: '/product/7',
      jsonLd: { '@type': 'Product', name: 'کنسانترهٔ سیب', offers: { priceCurrency: 'IRR', price: 1_660_000_000 } },
    });
  });

  it('has no Offer in JSON-LD for a product without a price', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, aProduct());
    expect((await headAt('/product/7', data)).jsonLd).not.toHaveProperty('offers');
  });

  it('uses the settings for the home page, and defaults without them', async () => {
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

  it('has one canonical address for a list, however it was written', async () => {
    expect((await headAt('/products?sort=popular&category=apple&page=1')).canonical).toBe('/products?category=apple');
    // Search engines need not visit each combination of filters.
    expect((await headAt('/products?category=apple&brixFrom=۲۸')).canonical).toBe('/products?category=apple');
  });

  it('describes what a list shows, and redirects a page beyond the last one to the last one', async () => {
    expect(await headAt('/products?category=grape&page=2')).toMatchObject({ title: 'محصولات انگور، صفحهٔ ۲' });
    const data = new QueryClient();
    data.setQueryData(productsQuery({ ...firstSearch, page: 99 }).queryKey, {
      items: [],
      total: 15,
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

  it('returns 404 for a missing product, but not for one that could not be loaded', async () => {
    const data = new QueryClient();
    data.setQueryData(productQuery(7).queryKey, null);
    expect(await headAt('/product/7', data)).toMatchObject({ status: 404, robots: 'noindex' });
    expect(await headAt('/product/7')).not.toHaveProperty('status');
  });

  it('redirects an id with leading zeros permanently', async () => {
    expect((await headAt('/product/007')).redirect).toEqual({ to: '/product/7', permanent: true });
    expect(await headAt('/product/00')).not.toHaveProperty('redirect');
  });
});
