import { defineRecordKind } from '../record-kind.js';

export const customerKind = defineRecordKind({
  name: 'customer',
  label: 'مشتری',
  area: 'customers',
  actions: {
    createCustomer: { name: 'افزودن مشتری' },
    setCustomerExternalId: {
      name: 'تغییر شناسهٔ بیرونی مشتری',
      summary: (customer) => `شناسهٔ بیرونی ${customer} را تغییر داد`,
    },
    deleteCustomer: { name: 'حذف مشتری' },
    deleteCustomerSessions: {
      name: 'خروج مشتری از همهٔ دستگاه‌ها',
      summary: (customer) => `${customer} را از همهٔ دستگاه‌ها خارج کرد`,
    },
  },
  feed: { kind: 'customers' },
});

export const customerExportKind = defineRecordKind({
  name: 'customer_export',
  label: 'فهرست مشتریان',
  area: 'audit',
  isSingle: true,
  actions: {
    exportCustomers: { name: 'دریافت فهرست مشتریان', summary: () => 'فهرست مشتریان را به‌صورت فایل دریافت کرد' },
  },
  fieldNames: { customers: 'تعداد مشتری' },
});
