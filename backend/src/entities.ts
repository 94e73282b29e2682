import { AdminAccount, AdminSession, CustomerAccount, CustomerSession, Secret } from './auth/index.js';

/** Every entity, listed by hand: a database must not change because a file matched a pattern. Domains append theirs. */
export const entities: (new () => object)[] = [
  AdminAccount,
  AdminSession,
  CustomerAccount,
  CustomerSession,
  Secret,
];
