import { CONTRACT_VERSION, page, type RemoteModule } from '@afshoreh/contracts';

export const contract: RemoteModule['contract'] = { name: 'cart', version: CONTRACT_VERSION };

/** Carts and quotes are private, so none of these pages is listed for search engines. */
export const pages = [
  page({ path: '/cart', outline: 'list', private: true, load: () => import('./pages/cart') }),
  page({
    path: '/cart/checkout',
    outline: 'form',
    private: true,
    footerForms: [],
    load: () => import('./pages/checkout'),
  }),
  page({ path: '/cart/confirmation', outline: 'text', private: true, load: () => import('./pages/confirmation') }),
  page({ path: '/quote', outline: 'form', kept: false, load: () => import('./pages/find-quote') }),
  // Whoever has the link may accept the quote, so no cache may keep the page.
  page({
    path: '/quote/:token',
    outline: 'text',
    kept: false,
    existsAt: '/api/quote-links/:token',
    load: () => import('./pages/quote'),
  }),
];
