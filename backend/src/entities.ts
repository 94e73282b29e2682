import { AdminAccount, AdminSession, CustomerAccount, CustomerSession, Secret } from './auth/index.js';
import { Contact } from './contacts/index.js';
import { SectionVersion, Setting } from './content/index.js';

/** Every entity, listed by hand: a database must not change because a file matched a pattern. Domains append theirs. */
export const entities: (new () => object)[] = [
  AdminAccount,
  AdminSession,
  CustomerAccount,
  CustomerSession,
  Secret,
  Contact,
  SectionVersion,
  Setting,
];
