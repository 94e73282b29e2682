import {
  CONTRACT_VERSION,
  lazyPage,
  REMOTES,
  type RemoteModule,
  type RemoteName,
  type Snapshot,
} from '@afshoreh/contracts';
import type { ComponentType } from 'react';

/** A remote with one page, at every path of its zone. */
export function aRemote(name: RemoteName, Page: ComponentType): RemoteModule {
  return {
    contract: { name, version: CONTRACT_VERSION },
    routes: [{ path: '*', ...lazyPage(() => Promise.resolve({ default: Page })) }],
    head: () => ({ title: 'عنوان صفحه' }),
    prefetch: () => Promise.resolve(),
  };
}

export const snapshot = Object.fromEntries(
  REMOTES.map((name) => [name, { version: '1', entry: `/cdn/${name}/1/remoteEntry.js` }]),
) as Snapshot;

export const settings = {
  siteTitle: 'افشره',
  contactEmail: 'info@example.com',
  phone: '+984432221100',
  salesPhone: '+989141234567',
  address: 'ارومیه، شهرک صنعتی',
  officeHours: 'شنبه تا پنجشنبه ۸ تا ۱۶',
  socialLinks: { telegram: 'https://t.me/example', instagram: null, linkedin: null, whatsapp: null },
};
