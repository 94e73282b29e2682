import { defineRecordKind } from '../record-kind.js';

export const companyKind = defineRecordKind({
  name: 'company',
  label: 'شرکت',
  area: 'customers',
  nameField: 'name',
  actions: {
    createCompany: { name: 'افزودن شرکت' },
    updateCompany: { name: 'ویرایش شرکت' },
    deleteCompany: { name: 'حذف شرکت' },
  },
  fieldNames: { tags: 'برچسب‌ها', city: 'شهر', note: 'یادداشت' },
});

export const companiesExportKind = defineRecordKind({
  name: 'companies_export',
  label: 'فهرست شرکت‌ها',
  area: 'audit',
  isSingle: true,
  actions: {
    exportCompanies: { name: 'دریافت فهرست شرکت‌ها', summary: () => 'فهرست شرکت‌ها را به‌صورت فایل دریافت کرد' },
  },
  fieldNames: { companies: 'تعداد شرکت' },
});
