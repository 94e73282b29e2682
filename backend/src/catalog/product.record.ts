import { PACK_KINDS, packKinds } from '@afshoreh/persian';
import { documentKindNames, documentLanguageNames } from '@afshoreh/persian/documents';
import { defineRecordKind } from '../record-kind.js';
import { copy } from './copy.js';

const prices = ['price', 'showPrice'];
const always = ['version', 'updatedAt'];

export const productKind = defineRecordKind({
  name: 'product',
  label: 'محصول',
  area: 'catalogue',
  nameField: 'name',
  actions: {
    createProduct: { name: 'افزودن محصول' },
    updateProduct: { name: 'ویرایش محصول' },
    patchProduct: { name: 'ویرایش محصول' },
    patchProductBySku: { name: 'ویرایش محصول با کد کالا' },
    saveProductBySku: { name: 'ذخیرهٔ محصول با کد کالا' },
    updateProductSpecification: { name: 'ویرایش مشخصات عددی محصول' },
    updateProductPrices: { name: 'تغییر قیمت محصول در جدول قیمت‌ها' },
    savePricesBySku: { name: 'تغییر قیمت محصول با کد کالا' },
    publishNewCrop: {
      name: 'اعلام رسیدن محصول جدید',
      summary: (product) => `رسیدن محصول جدید را برای ${product} اعلام کرد`,
    },
    deleteProduct: { name: 'حذف محصول' },
  },
  fieldNames: { ...copy.family, ...copy.specification, ...copy.packs, newCropYear: copy.newCropYear },
  valueNames: {
    acid: copy.acids,
    kind: {
      ...documentKindNames,
      ...Object.fromEntries(packKinds.map((kind) => [kind, PACK_KINDS[kind].label])),
    },
    language: documentLanguageNames,
  },
  feed: {
    kind: 'products',
    eventsOf: (type, fields) => {
      const isPrice = type === 'changed' && fields.some((field) => prices.includes(field));
      const isMore = type !== 'changed' || fields.some((field) => ![...prices, ...always].includes(field));
      return [
        ...(isMore ? (['product.changed'] as const) : []),
        ...(isPrice ? (['product.price_changed'] as const) : []),
      ];
    },
  },
});

export const productImportKind = defineRecordKind({
  name: 'product_import',
  label: 'درون‌ریزی محصولات از فایل',
  area: 'catalogue',
  isSingle: true,
  actions: {
    importProducts: { name: 'درون‌ریزی محصولات از فایل', summary: () => 'محصولات را از فایل درون‌ریزی کرد' },
  },
  fieldNames: { changed: 'محصول تغییریافته', created: 'محصول جدید', unchanged: 'محصول بدون تغییر' },
});
