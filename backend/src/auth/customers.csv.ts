import { timeColumns, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { copy } from './copy.js';
import type { CustomerAccount } from './customer.entity.js';

export const customerColumns: CsvColumn<CustomerAccount>[] = [
  [copy.customerColumns.id, ({ id }) => id],
  [copy.customerColumns.fullName, ({ fullName }) => fullName],
  [copy.customerColumns.phoneNumber, ({ phoneNumber }) => nationalPhoneOf(phoneNumber)],
  [copy.customerColumns.email, ({ email }) => email],
  [copy.customerColumns.externalId, ({ externalId }) => externalId],
  ...timeColumns<CustomerAccount>(copy.customerColumns.createdAt, ({ createdAt }) => createdAt),
];
