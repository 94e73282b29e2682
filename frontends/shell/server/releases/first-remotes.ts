import type { RemoteName } from '@afshoreh/contracts';

/** Which remote owns which paths on a site whose owner has granted nothing yet. */
export const FIRST_GRANTS: readonly { path: string; remote: RemoteName }[] = [
  { path: '/', remote: 'storefront' },
  { path: '/admin', remote: 'admin' },
  { path: '/cart', remote: 'cart' },
  { path: '/quote', remote: 'cart' },
];

/** The remotes of every site. A site is not ready for visitors before it knows their releases. */
export const FIRST_REMOTES: readonly RemoteName[] = ['storefront', 'cart', 'admin'];
