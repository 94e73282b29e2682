import { onAdminSessionEnded, setAdminToken } from '@afshoreh/api-client';
import { adminSession, CONTRACT_VERSION, lazyPage, type RemoteModule } from '@afshoreh/contracts';
import { copy } from './layout/copy';
import { SECTIONS } from './layout/sections';

// The client of this remote sends the token of the stored session, and forgets a session that the server refuses.
setAdminToken(() => adminSession.get()?.token ?? null);
onAdminSessionEnded(() => adminSession.clear());

const admin: RemoteModule = {
  contract: { name: 'admin', version: CONTRACT_VERSION },
  routes: [
    { path: '/admin/login', ...lazyPage(() => import('./pages/login')) },
    {
      path: '/admin',
      ...lazyPage(() => import('./layout/admin-area')),
      children: [
        { index: true, ...lazyPage(() => import('./pages/dashboard')) },
        { path: 'products', ...lazyPage(() => import('./pages/products')) },
        { path: 'orders', ...lazyPage(() => import('./pages/orders')) },
        { path: 'contacts', ...lazyPage(() => import('./pages/contacts')) },
        { path: 'categories', ...lazyPage(() => import('./pages/categories')) },
        { path: 'settings', ...lazyPage(() => import('./pages/settings')) },
        { path: '*', ...lazyPage(() => import('./pages/not-found')) },
      ],
    },
  ],
  /** The staff area is nobody else's affair: search engines stay out. */
  head(url) {
    const section = SECTIONS.find(({ path }) => path === url.pathname.replace(/\/$/, ''));
    return { title: section ? copy.sections[section.name] : copy.panelTitle, robots: 'noindex' };
  },
  /** Nothing: without the token, which only the page knows, no admin call can be made. */
  prefetch: () => Promise.resolve(),
};

export const { contract, routes, head, prefetch } = admin;
