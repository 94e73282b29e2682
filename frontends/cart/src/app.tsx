import { customerQuery, settingsQuery } from '@afshoreh/api-client';
import { CONTRACT_VERSION, lazyPage, type Head, type RemoteModule } from '@afshoreh/contracts';
import { copy as cartCopy } from './features/cart/copy';
import { copy as checkoutCopy } from './features/checkout/copy';
import { copy as confirmationCopy } from './features/confirmation/copy';

const HEADS: Readonly<Record<string, { title: string; description: string }>> = {
  '/cart': cartCopy,
  '/cart/checkout': checkoutCopy,
  '/cart/confirmation': confirmationCopy,
};

/** A cart is its owner's affair: search engines stay out. */
const head = (url: URL): Head => {
  const { title, description } = HEADS[url.pathname] ?? cartCopy;
  return { title, description, robots: 'noindex' };
};

const cartRemote: RemoteModule = {
  contract: { name: 'cart', version: CONTRACT_VERSION },
  routes: [
    { path: '/cart', ...lazyPage(() => import('./pages/cart')) },
    { path: '/cart/checkout', ...lazyPage(() => import('./pages/checkout')) },
    { path: '/cart/confirmation', ...lazyPage(() => import('./pages/confirmation')) },
  ],
  head,
  async prefetch(queryClient, url) {
    if (typeof window === 'undefined') return;
    if (url.pathname === '/cart/confirmation') await queryClient.prefetchQuery(settingsQuery);
    else await queryClient.prefetchQuery(customerQuery);
  },
};

export const { contract, routes, prefetch } = cartRemote;
export { head };
