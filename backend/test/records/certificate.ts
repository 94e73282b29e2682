import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['listCertificates'],
    'owner and editor': ['createCertificate', 'deleteCertificate', 'exportCertificates', 'updateCertificate'],
  },
  writes: ({ exampleOf, made }) => {
    const form = () => exampleOf('createCertificate');
    return {
      createCertificate: () => ({ body: form() }),
      deleteCertificate: async () => ({ path: await made('createCertificate', form()) }),
      updateCertificate: async () => ({
        path: await made('createCertificate', form()),
        body: { ...form(), number: 'IR-1' },
      }),
    };
  },
  creations: [
    {
      title: 'a certificate',
      path: 'certificates',
      table: 'certificate',
      body: () => ({ name: 'HACCP', description: 'ایمنی' }),
      other: { name: 'ISO' },
    },
  ],
};
