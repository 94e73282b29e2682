import { aContactMessage } from '../support/people.js';
import type { RecordTests } from '../support/records.js';

const reads = [
  'getPerson',
  'getPersonFigures',
  'getPersonMergePreview',
  'listPeople',
  'listPersonTags',
  'listPersonTimeline',
];
const writes = ['addPersonNote', 'mergePerson', 'separatePerson', 'setPersonCompany', 'updatePerson'];

export const tests: RecordTests = {
  whoMayCall: {
    'owner, sales manager and sales': [...reads, ...writes],
    'owner and sales manager': ['deletePerson', 'exportPeople'],
  },
  scopes: {
    'customers:read': reads,
    'customers:write': [...reads, ...writes],
  },
  writes: ({ api, made, newest, number, request }) => {
    const aPerson = async () => {
      await api.call('POST /api/contact', { body: aContactMessage({ phone: `0914${2_000_000 + number()}` }) });
      return newest('GET /api/people?sort=newest');
    };
    return {
      updatePerson: async () => ({
        path: await aPerson(),
        body: { name: 'سارا احمدی', tags: ['صادرات'], nextStep: 'تماس دوباره', nextStepOn: '2099-12-20' },
      }),
      setPersonCompany: async () => {
        const { id: companyId } = await made('createCompany', { name: 'شرکت نمونه' });
        return { path: await aPerson(), body: { companyId } };
      },
      mergePerson: async () => {
        const { id: personId } = await aPerson();
        return { path: await aPerson(), body: { personId } };
      },
      separatePerson: async () => {
        const { id: personId } = await aPerson();
        const path = await aPerson();
        await request('mergePerson', { path, body: { personId } });
        return { path };
      },
      deletePerson: async () => ({ path: await aPerson() }),
      addPersonNote: async () => ({ path: await aPerson(), body: { text: 'نمونه می‌خواهد' } }),
    };
  },
  creations: [
    {
      title: 'a note about a person',
      path: 'people/{id}/notes',
      table: 'person_note',
      body: () => ({ text: 'نمونه می‌خواهد' }),
      other: { text: 'دیگر' },
    },
  ],
};
