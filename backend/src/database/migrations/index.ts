import type { MigrationInterface } from 'typeorm';
import { SetDatabaseCollation1700000000000 } from './1700000000000-set-database-collation.js';
import { CreateRevision1700000000101 } from './1700000000101-create-revision.js';
import { CreateSecret1700000000111 } from './1700000000111-create-secret.js';
import { CreateAdmin1700000000112 } from './1700000000112-create-admin.js';
import { CreateAdminSession1700000000113 } from './1700000000113-create-admin-session.js';
import { CreateCustomer1700000000114 } from './1700000000114-create-customer.js';
import { CreateCustomerSession1700000000115 } from './1700000000115-create-customer-session.js';
import { CreateSettings1700000000301 } from './1700000000301-create-settings.js';
import { CreateSectionVersions1700000000302 } from './1700000000302-create-section-versions.js';
import { CreateContacts1700000000303 } from './1700000000303-create-contacts.js';

/** Every migration, in order, listed by hand. A domain appends its own below. */
export const migrations: (new () => MigrationInterface)[] = [
  SetDatabaseCollation1700000000000,
  CreateRevision1700000000101,
  CreateSecret1700000000111,
  CreateAdmin1700000000112,
  CreateAdminSession1700000000113,
  CreateCustomer1700000000114,
  CreateCustomerSession1700000000115,
  CreateSettings1700000000301,
  CreateSectionVersions1700000000302,
  CreateContacts1700000000303,
];
