import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: { owner: ['createHoliday', 'deleteHoliday', 'listHolidays', 'updateHoliday'] },
  writes: ({ made, number }) => {
    const form = () => ({ day: `${2040 + number()}-05-02`, title: 'تعطیل رسمی', announced: false });
    return {
      createHoliday: () => ({ body: form() }),
      deleteHoliday: async () => ({ path: await made('createHoliday', form()) }),
      updateHoliday: async () => {
        const holiday = form();
        return { path: await made('createHoliday', holiday), body: { ...holiday, announced: true } };
      },
    };
  },
  creations: [
    {
      title: 'a holiday',
      path: 'holidays',
      table: 'holiday',
      body: () => ({ day: '2031-05-05', title: 'تعطیل', announced: true }),
      other: { title: 'دیگر' },
    },
  ],
};
