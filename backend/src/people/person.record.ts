import { defineRecordKind } from '../record-kind.js';

export const personKind = defineRecordKind({
  name: 'person',
  label: 'شخص',
  area: 'customers',
  actions: {
    updatePerson: { name: 'ویرایش شخص' },
    setPersonCompany: { name: 'شرکت شخص', summary: (person) => `شرکت ${person} را تعیین کرد` },
    mergePerson: { name: 'یکی کردن اشخاص', summary: (person) => `${person} را با شخص دیگری یکی کرد` },
    separatePerson: { name: 'جدا کردن اشخاص', summary: (person) => `${person} را دوباره جدا کرد` },
    deletePerson: { name: 'حذف شخص' },
    addPersonNote: { name: 'یادداشت دربارهٔ شخص', summary: (person) => `دربارهٔ ${person} یادداشت نوشت` },
  },
  fieldNames: {
    tags: 'برچسب‌ها',
    nextStep: 'گام بعدی',
    nextStepOn: 'روز گام بعدی',
    isNamed: 'نام را همکاران نوشته‌اند',
    notes: 'تعداد یادداشت',
    companyId: 'شناسهٔ شرکت',
    mergedInto: 'یکی شده با شخص',
  },
});

export const peopleExportKind = defineRecordKind({
  name: 'people_export',
  label: 'فهرست اشخاص',
  area: 'audit',
  isSingle: true,
  actions: {
    exportPeople: { name: 'دریافت فهرست اشخاص', summary: () => 'فهرست اشخاص را به‌صورت فایل دریافت کرد' },
  },
  fieldNames: { people: 'تعداد شخص' },
});
