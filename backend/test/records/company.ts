import type { RecordTests } from '../support/records.js';

const reads = ['getCompany', 'getCompanyFigures', 'listCompanies', 'listCompanySuggestions', 'listCompanyTimeline'];
const writes = ['createCompany', 'deleteCompany', 'updateCompany'];

export const tests: RecordTests = {
  whoMayCall: {
    'owner, sales manager and sales': [...reads, ...writes],
    'owner and sales manager': ['exportCompanies'],
  },
  scopes: {
    'customers:read': reads,
    'customers:write': [...reads, ...writes],
  },
  writes: ({ made, number }) => {
    const form = () => ({ name: `شرکت ${number()}`, tags: [] });
    return {
      createCompany: () => ({ body: form() }),
      updateCompany: async () => ({
        path: await made('createCompany', form()),
        body: { ...form(), city: 'تبریز' },
      }),
      deleteCompany: async () => ({ path: await made('createCompany', form()) }),
    };
  },
  creations: [
    {
      title: 'a company',
      path: 'companies',
      table: 'company',
      body: () => ({ name: 'صنایع غذایی نمونه' }),
      other: { name: 'دیگری' },
    },
  ],
};
