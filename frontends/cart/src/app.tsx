import { CONTRACT_VERSION, page, type RemoteModule } from '@afshoreh/contracts';

export const contract: RemoteModule['contract'] = { name: 'cart', version: CONTRACT_VERSION };

/** A cart is private, so no cart page is listed for search engines. */
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
];
