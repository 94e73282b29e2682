import { defineRecordKind } from '../record-kind.js';

export const mediaKind = defineRecordKind({
  name: 'media',
  label: 'فایل',
  area: 'media',
  nameField: 'originalFilename',
  actions: {
    uploadMedia: { name: 'بارگذاری فایل' },
    registerMedia: { name: 'ثبت مشخصات فایل' },
    updateMedia: { name: 'ویرایش مشخصات فایل' },
    replaceMediaFile: { name: 'جایگزینی فایل', summary: (file) => `محتوای ${file} را جایگزین کرد` },
    deleteMedia: { name: 'حذف فایل' },
  },
  // Name and size are enough: address, format and dimensions change with them.
  hiddenFields: ['filename', 'url', 'type', 'color', 'width', 'height', 'variants', 'createdAt'],
});
