import { defineRecordKind } from '../record-kind.js';

export const priceListEntryKind = defineRecordKind({
  name: 'price_list_entry',
  label: 'ردیف فهرست قیمت',
  area: 'catalogue',
  nameField: 'name',
  actions: {
    createPriceListEntry: { name: 'افزودن ردیف فهرست قیمت' },
    updatePriceListEntry: { name: 'ویرایش ردیف فهرست قیمت' },
    deletePriceListEntry: { name: 'حذف ردیف فهرست قیمت' },
  },
  feed: { kind: 'price-list' },
});
