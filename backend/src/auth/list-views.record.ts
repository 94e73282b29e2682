import { defineRecordKind } from '../record-kind.js';

export const listViewsKind = defineRecordKind({
  name: 'listViews',
  label: 'نماهای ذخیره‌شده',
  area: 'admins',
  isSingle: true,
  actions: {
    saveListViews: { name: 'تغییر نماهای ذخیره‌شده', summary: () => 'نماهای ذخیره‌شدهٔ خود را تغییر داد' },
  },
  fieldNames: { count: 'تعداد نماها' },
});
