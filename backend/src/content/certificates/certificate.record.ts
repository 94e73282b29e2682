import { defineRecordKind } from '../../record-kind.js';

export const certificateKind = defineRecordKind({
  name: 'certificate',
  label: 'گواهی',
  area: 'content',
  nameField: 'name',
  actions: {
    createCertificate: { name: 'افزودن گواهی' },
    updateCertificate: { name: 'ویرایش گواهی' },
    deleteCertificate: { name: 'حذف گواهی' },
  },
  fieldNames: {
    issuer: 'صادرکننده',
    number: 'شمارهٔ گواهی',
    onAbout: 'نمایش در صفحهٔ دربارهٔ ما',
    onHome: 'نمایش در صفحهٔ اصلی',
    onProduct: 'نمایش در صفحهٔ محصول',
    scan: 'تصویر گواهی',
    validUntil: 'تاریخ اعتبار',
  },
});
