import { settingsQuery } from '@afshoreh/api-client';
import { CONTRACT_VERSION, lazyPage, type RemoteModule } from '@afshoreh/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { contentQuery } from './features/home/get-content';
import { featuredProductsQuery } from './features/products/get-featured-products';
import { productIdOf, productQuery } from './features/products/get-product';
import { productsQuery } from './features/products/get-products';
import { readSearch } from './features/products/product-list-search';
import { headOf } from './head';

/** What the page at a path shows first; only what is on screen before anything is clicked. */
function firstQueries(queryClient: QueryClient, url: URL): Promise<unknown>[] {
  const settings = queryClient.prefetchQuery(settingsQuery);
  if (url.pathname === '/') {
    return [settings, queryClient.prefetchQuery(contentQuery), queryClient.prefetchQuery(featuredProductsQuery)];
  }
  if (url.pathname === '/products') {
    return [settings, queryClient.prefetchQuery(productsQuery(readSearch(url.searchParams)))];
  }
  if (url.pathname === '/about' || url.pathname === '/contact') {
    return [settings, queryClient.prefetchQuery(contentQuery)];
  }
  const id = productIdOf(/^\/product\/([^/]+)\/?$/.exec(url.pathname)?.[1]);
  return id === null ? [settings] : [settings, queryClient.prefetchQuery(productQuery(id))];
}

const storefront: RemoteModule = {
  contract: { name: 'storefront', version: CONTRACT_VERSION },
  routes: [
    { path: '/', ...lazyPage(() => import(/* webpackChunkName: "/" */ './pages/home')) },
    { path: '/products', ...lazyPage(() => import(/* webpackChunkName: "/products" */ './pages/products')) },
    { path: '/product/:id', ...lazyPage(() => import(/* webpackChunkName: "/product/:id" */ './pages/product')) },
    { path: '/login', ...lazyPage(() => import(/* webpackChunkName: "/login" */ './pages/login')) },
    { path: '/register', ...lazyPage(() => import(/* webpackChunkName: "/register" */ './pages/register')) },
    {
      path: '/forgot-password',
      ...lazyPage(() => import(/* webpackChunkName: "/forgot-password" */ './pages/forgot-password')),
    },
    {
      path: '/reset-password',
      ...lazyPage(() => import(/* webpackChunkName: "/reset-password" */ './pages/reset-password')),
    },
    {
      path: '/newsletter/unsubscribe',
      ...lazyPage(() => import(/* webpackChunkName: "/newsletter/unsubscribe" */ './pages/unsubscribe')),
    },
    { path: '/orders/track', ...lazyPage(() => import(/* webpackChunkName: "/orders/track" */ './pages/track-order')) },
    { path: '/about', ...lazyPage(() => import(/* webpackChunkName: "/about" */ './pages/about')) },
    { path: '/services', ...lazyPage(() => import(/* webpackChunkName: "/services" */ './pages/services')) },
    { path: '/contact', ...lazyPage(() => import(/* webpackChunkName: "/contact" */ './pages/contact')) },
    { path: '/terms', ...lazyPage(() => import(/* webpackChunkName: "/terms" */ './pages/terms')) },
    { path: '/privacy', ...lazyPage(() => import(/* webpackChunkName: "/privacy" */ './pages/privacy')) },
    { path: '*', ...lazyPage(() => import(/* webpackChunkName: "*" */ './pages/not-found')) },
  ],
  head: headOf,
  async prefetch(queryClient, url) {
    await Promise.all(firstQueries(queryClient, url));
  },
};

export const { contract, routes, head, prefetch } = storefront;
