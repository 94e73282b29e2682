import { defineRecordKind } from '../record-kind.js';

export const categoryKind = defineRecordKind({
  name: 'category',
  label: 'دسته‌بندی',
  area: 'catalogue',
  nameField: 'name',
  actions: {
    createCategory: { name: 'افزودن دسته‌بندی' },
    updateCategory: { name: 'ویرایش دسته‌بندی' },
    saveCategoryByExternalId: { name: 'ثبت دسته‌بندی با شناسهٔ بیرونی' },
    deleteCategory: { name: 'حذف دسته‌بندی' },
    setCategoryOrder: {
      name: 'تغییر ترتیب دسته‌بندی‌ها',
      summary: (category) => `${category} را در فهرست جابه‌جا کرد`,
    },
  },
  valueNames: { group: { apple: 'سیب', tomato: 'گوجه‌فرنگی', grape: 'انگور', other: 'سایر' } },
  feed: { kind: 'categories' },
});
