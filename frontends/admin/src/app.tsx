import { api, onAdminSessionEnded, setAdminToken } from '@afshoreh/api-client';
import { adminSession, CONTRACT_VERSION, page, type RemoteModule } from '@afshoreh/contracts';
import { registerScreens } from './layout/screen-code';
import { idempotentCreates } from './session/idempotent-creates';
import { roleRefusals } from './session/role-changes';
import { renewSession } from './session/renewal';

// The API client of this remote sends the token of the stored session. When the server refuses the token, it asks for a
// new session.
setAdminToken(() => adminSession.get()?.token ?? null);
onAdminSessionEnded(renewSession);
api.use(idempotentCreates, roleRefusals);

export const contract: RemoteModule['contract'] = { name: 'admin', version: CONTRACT_VERSION };

/** The staff area is private, has its own frame and is shown only after the login. */
const staff = { outline: 'admin', frame: 'own', private: true } as const;
const screen = { ...staff, layout: () => import('./layout/admin-area') } as const;

/** No page prefetches data, because only the page in the browser has the token for admin calls. */
export const pages = [
  page({ ...staff, path: '/admin/login', load: () => import('./pages/login') }),
  page({ ...staff, path: '/admin/invitation', load: () => import('./pages/invitation') }),
  page({ ...screen, path: '/admin', load: () => import('./pages/dashboard') }),
  page({ ...screen, path: '/admin/products', load: () => import('./pages/products') }),
  page({ ...screen, path: '/admin/prices', load: () => import('./pages/prices') }),
  page({ ...screen, path: '/admin/orders', load: () => import('./pages/orders') }),
  page({ ...screen, path: '/admin/orders/print', query: ['orders'], load: () => import('./pages/order-sheets') }),
  page({ ...screen, path: '/admin/samples', load: () => import('./pages/samples') }),
  page({ ...screen, path: '/admin/contacts', load: () => import('./pages/contacts') }),
  page({ ...screen, path: '/admin/customers', load: () => import('./pages/customers') }),
  page({ ...screen, path: '/admin/customers/companies', load: () => import('./pages/companies') }),
  page({ ...screen, path: '/admin/customers/accounts', load: () => import('./pages/accounts') }),
  page({ ...screen, path: '/admin/categories', load: () => import('./pages/categories') }),
  page({ ...screen, path: '/admin/parameters', load: () => import('./pages/parameters') }),
  page({ ...screen, path: '/admin/parameters/families', load: () => import('./pages/families') }),
  page({ ...screen, path: '/admin/parameters/unread', load: () => import('./pages/unread-texts') }),
  page({ ...screen, path: '/admin/lots', load: () => import('./pages/lots') }),
  page({ ...screen, path: '/admin/content', load: () => import('./pages/content') }),
  page({ ...screen, path: '/admin/content/certificates', load: () => import('./pages/certificates') }),
  page({ ...screen, path: '/admin/blog', load: () => import('./pages/blog') }),
  page({ ...screen, path: '/admin/blog/edit', load: () => import('./pages/blog-edit') }),
  page({ ...screen, path: '/admin/comments', load: () => import('./pages/comments') }),
  page({ ...screen, path: '/admin/media', load: () => import('./pages/media') }),
  page({ ...screen, path: '/admin/sellers', load: () => import('./pages/sellers') }),
  page({ ...screen, path: '/admin/newsletter', load: () => import('./pages/newsletter') }),
  page({ ...screen, path: '/admin/crop-alerts', load: () => import('./pages/crop-alerts') }),
  page({ ...screen, path: '/admin/audit', load: () => import('./pages/audit') }),
  page({ ...screen, path: '/admin/vitals', query: ['days'], load: () => import('./pages/vitals') }),
  page({ ...screen, path: '/admin/releases', load: () => import('./pages/releases') }),
  page({ ...screen, path: '/admin/settings', load: () => import('./pages/settings') }),
  page({ ...screen, path: '/admin/*', load: () => import('./pages/not-found') }),
];

registerScreens(pages);
