import { CONTRACT_VERSION, page, type RemoteModule } from '@afshoreh/contracts';

export const contract: RemoteModule['contract'] = { name: '{{name}}', version: CONTRACT_VERSION };

/** The build reads this table without running it: each line is literal. */
export const pages = [
  page({ path: '/{{name}}', outline: 'cards', listed: true, load: () => import('./pages/home') }),
  page({ path: '/{{name}}/help', outline: 'text', listed: true, load: () => import('./pages/help') }),
];
