import {
  CONTRACT_VERSION,
  page,
  type FrameLink,
  type PageFacts,
  type RemoteModule,
  type RemoteName,
  type Snapshot,
} from '@afshoreh/contracts';
import { siteSettings } from '@afshoreh/testing/settings';
import type { ComponentType } from 'react';

const PAGES: Readonly<Record<RemoteName, readonly PageFacts[]>> = {
  storefront: [
    { path: '/', outline: 'home' },
    { path: '/products', query: ['q'], outline: 'cards' },
    { path: '/product/:id', params: { id: 'number' }, outline: 'product' },
    { path: '/login', query: ['redirect'], outline: 'form' },
    { path: '*', outline: 'text' },
  ],
  cart: [{ path: '/cart', outline: 'list' }],
  admin: [{ path: '/admin', outline: 'admin', frame: 'own' }],
};

/** A remote that renders the same component on all of its pages. */
export function aRemote(name: RemoteName, Page: ComponentType): RemoteModule {
  return {
    contract: { name, version: CONTRACT_VERSION },
    pages: (PAGES[name] ?? []).map((facts) =>
      page({ ...facts, load: () => Promise.resolve({ default: Page, head: { title: 'عنوان صفحه' } }) }),
    ),
  };
}

const LINKS: readonly FrameLink[] = [
  { place: 'menu', path: '/products', label: 'محصولات', order: 20, around: '/product' },
  { place: 'menu', path: '/blog', label: 'وبلاگ', order: 30 },
  { place: 'menu', path: '/', label: 'خانه', order: 10 },
  { place: 'footer', path: '/products', label: 'محصولات', order: 10 },
];

export const snapshot: Snapshot = Object.fromEntries(
  Object.entries(PAGES).map(([name, pages]) => {
    const links = name === 'storefront' ? { links: LINKS } : {};
    return [name, { version: '1', entry: `/cdn/${name}/1/remoteEntry.js`, pages, ...links }];
  }),
);

export const settings = {
  ...siteSettings,
  socialLinks: { ...siteSettings.socialLinks, telegram: 'https://t.me/example' },
};
