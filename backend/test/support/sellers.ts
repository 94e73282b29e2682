/** A seller that an admin may add, or somebody may apply as; `changes` are what the test is about. */
export function aSeller(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    companyName: 'باغ ارومیه',
    ownerFullName: 'مریم کریمی',
    nationalId: '10101234567',
    phoneNumber: '09141234567',
    email: 'sales@bagh.example.com',
    address: 'ارومیه، شهرک صنعتی فاز ۲',
    productCategories: 'پوره',
    ...changes,
  };
}
