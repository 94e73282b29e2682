import { CONTRACT_VERSION, page, type RemoteModule } from '@afshoreh/contracts';

export const contract: RemoteModule['contract'] = { name: 'storefront', version: CONTRACT_VERSION };

/**
 * The server renders and caches a page only with the query parameters named here; so the `token` and `code` of a mail's link
 * never get into the cache.
 */
export const pages = [
  page({ path: '/', outline: 'home', listed: true, load: () => import('./pages/home') }),
  page({
    path: '/products',
    query: [
      'category',
      'sort',
      'q',
      'page',
      'family',
      'pack',
      // The query parameters of limits: of weight, price and every parameter in the catalogue.
      '*From',
      '*To',
      'origin',
    ],
    outline: 'cards',
    listed: true,
    ownSearch: true,
    load: () => import('./pages/products'),
  }),
  page({
    path: '/product/:id',
    params: { id: 'number' },
    outline: 'product',
    listed: true,
    load: () => import('./pages/product'),
  }),
  page({ path: '/compare', query: ['products', 'lots'], outline: 'list', load: () => import('./pages/compare') }),
  page({ path: '/my-specification', outline: 'form', load: () => import('./pages/my-specification') }),
  page({ path: '/sample', query: ['product', 'lot'], outline: 'form', load: () => import('./pages/sample') }),
  page({ path: '/lots/:number', outline: 'text', load: () => import('./pages/lot') }),
  page({ path: '/login', query: ['redirect'], outline: 'form', load: () => import('./pages/login') }),
  page({ path: '/register', query: ['redirect'], outline: 'form', load: () => import('./pages/register') }),
  page({ path: '/forgot-password', outline: 'form', load: () => import('./pages/forgot-password') }),
  page({ path: '/reset-password', outline: 'form', kept: false, load: () => import('./pages/reset-password') }),
  page({ path: '/newsletter/unsubscribe', outline: 'form', kept: false, load: () => import('./pages/unsubscribe') }),
  page({ path: '/crop-alerts/stop', outline: 'form', kept: false, load: () => import('./pages/stop-crop-alert') }),
  // Both pages are in one file, because every further file makes the table of files longer, which every page loads.
  page({
    path: '/orders/again',
    outline: 'form',
    kept: false,
    load: () => import(/* webpackChunkName: "page-order-again" */ './pages/order-again'),
  }),
  page({
    path: '/orders/again/stop',
    outline: 'form',
    kept: false,
    load: () => import(/* webpackChunkName: "page-order-again" */ './pages/stop-order-reminder'),
  }),
  page({ path: '/orders/track', outline: 'form', kept: false, load: () => import('./pages/track-order') }),
  // The server renders these pages identically for everybody; the browser adds the customer's data.
  page({ path: '/account', outline: 'list', private: true, load: () => import('./pages/account-orders') }),
  page({ path: '/account/samples', outline: 'list', private: true, load: () => import('./pages/account-samples') }),
  page({ path: '/account/profile', outline: 'form', private: true, load: () => import('./pages/account-profile') }),
  page({ path: '/account/security', outline: 'form', private: true, load: () => import('./pages/account-security') }),
  page({ path: '/account/data', outline: 'form', private: true, load: () => import('./pages/account-data') }),
  page({
    path: '/blog',
    query: ['category', 'tag', 'page'],
    outline: 'cards',
    listed: true,
    // The list of articles has the newsletter form at its end, and so has each article.
    footerForms: ['message'],
    load: () => import('./pages/blog'),
  }),
  page({
    path: '/blog/:slug',
    query: ['page'],
    outline: 'text',
    listed: true,
    footerForms: ['message'],
    load: () => import('./pages/article'),
  }),
  page({ path: '/about', outline: 'text', listed: true, load: () => import('./pages/about') }),
  page({ path: '/services', outline: 'cards', listed: true, load: () => import('./pages/services') }),
  page({ path: '/sellers', query: ['page'], outline: 'cards', listed: true, load: () => import('./pages/sellers') }),
  page({ path: '/sellers/:id', params: { id: 'number' }, outline: 'text', load: () => import('./pages/seller') }),
  page({
    path: '/contact',
    outline: 'form',
    listed: true,
    footerForms: ['newsletter'],
    load: () => import('./pages/contact'),
  }),
  page({ path: '/terms', outline: 'text', listed: true, load: () => import('./pages/terms') }),
  page({ path: '/privacy', outline: 'text', listed: true, load: () => import('./pages/privacy') }),
  // The live releases may change at any time, so no cache may keep this page.
  page({ path: '/test', outline: 'list', kept: false, load: () => import('./pages/self-check') }),
  page({ path: '*', outline: 'text', load: () => import('./pages/not-found') }),
];
