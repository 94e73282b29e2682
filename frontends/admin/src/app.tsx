import { CONTRACT_VERSION, lazyPage, type RemoteModule } from '@afshoreh/contracts';

export const contract: RemoteModule['contract'] = { name: 'admin', version: CONTRACT_VERSION };

export const routes: RemoteModule['routes'] = [{ path: '/admin/*', ...lazyPage(() => import('./pages/placeholder')) }];

export const head: RemoteModule['head'] = () => ({ title: 'مدیریت' });

export const prefetch: RemoteModule['prefetch'] = async () => {};
