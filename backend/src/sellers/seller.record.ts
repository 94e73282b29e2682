import { defineRecordKind } from '../record-kind.js';
import { sellerStatusNames } from './copy.js';

export const sellerKind = defineRecordKind({
  name: 'seller',
  label: 'فروشنده',
  labelBeforeName: 'فروشندهٔ',
  area: 'sellers',
  nameField: 'companyName',
  actions: {
    createSeller: { name: 'افزودن فروشنده' },
    updateSeller: { name: 'ویرایش فروشنده' },
    addSellerFileToMedia: {
      name: 'انتقال فایل فروشنده به رسانه',
      summary: (seller) => `یک فایل ${seller} را به رسانه افزود`,
    },
    deleteSeller: { name: 'حذف فروشنده' },
  },
  valueNames: { status: sellerStatusNames },
  feed: { kind: 'sellers' },
});
