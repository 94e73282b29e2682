import type { MigrationInterface } from 'typeorm';
import { SetDatabaseCollation1700000000000 } from './1700000000000-set-database-collation.js';
import { CreateRevision1700000000101 } from './1700000000101-create-revision.js';
import { CreateSecret1700000000111 } from './1700000000111-create-secret.js';
import { CreateAdmin1700000000112 } from './1700000000112-create-admin.js';
import { CreateAdminSession1700000000113 } from './1700000000113-create-admin-session.js';
import { CreateCustomer1700000000114 } from './1700000000114-create-customer.js';
import { CreateCustomerSession1700000000115 } from './1700000000115-create-customer-session.js';

/** Every migration, in order, listed by hand. A domain appends its own below. */
export const migrations: (new () => MigrationInterface)[] = [
  SetDatabaseCollation1700000000000,
  CreateRevision1700000000101,
  CreateSecret1700000000111,
  CreateAdmin1700000000112,
  CreateAdminSession1700000000113,
  CreateCustomer1700000000114,
  CreateCustomerSession1700000000115,
];
