import { customerQuery, settingsQuery } from '@afshoreh/api-client';
import { CONTRACT_VERSION, lazyPage, type RemoteModule } from '@afshoreh/contracts';
import { copy as cartCopy } from './features/cart/copy';
import { copy as checkoutCopy } from './features/checkout/copy';
import { copy as confirmationCopy } from './features/confirmation/copy';

const HEADS: Readonly<Record<string, { title: string; description: string }>> = {
  '/cart': cartCopy,
  '/cart/checkout': checkoutCopy,
  '/cart/confirmation': confirmationCopy,
};

export const contract: RemoteModule['contract'] = { name: 'cart', version: CONTRACT_VERSION };

export const routes: RemoteModule['routes'] = [
  { path: '/cart', ...lazyPage(() => import('./pages/cart')) },
  { path: '/cart/checkout', ...lazyPage(() => import('./pages/checkout')) },
  { path: '/cart/confirmation', ...lazyPage(() => import('./pages/confirmation')) },
];

/** A cart is its owner's affair: search engines stay out. */
export const head: RemoteModule['head'] = (url) => {
  const { title, description } = HEADS[url.pathname] ?? cartCopy;
  return { title, description, robots: 'noindex' };
};

/** Cart pages render in the browser: a server has no cart and no session to ask for. */
export const prefetch: RemoteModule['prefetch'] = async (queryClient, url) => {
  if (typeof window === 'undefined') return;
  if (url.pathname === '/cart/confirmation') await queryClient.prefetchQuery(settingsQuery);
  else await queryClient.prefetchQuery(customerQuery);
};
