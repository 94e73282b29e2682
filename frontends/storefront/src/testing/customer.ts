import type { Customer } from '@afshoreh/api-client';

/** A customer who registered with an e-mail and has not proven the phone. */
export const sara: Customer = {
  id: 1,
  fullName: 'سارا محمدی',
  email: 'sara@example.com',
  phoneNumber: '+989141234567',
  phoneProven: false,
  hasPassword: true,
  specificationVersion: 0,
};
