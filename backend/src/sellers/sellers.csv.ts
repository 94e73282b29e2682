import type { CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { sellerStatusNames } from './seller-status.js';
import type { Seller } from './seller.entity.js';

const yesOrNo = (value: boolean): string => (value ? 'بله' : 'خیر');

/** The export of the sellers' list; times in UTC. */
export const sellerColumns: CsvColumn<Seller>[] = [
  ['شناسه', ({ id }) => id],
  ['نام شرکت', ({ companyName }) => companyName],
  ['نام مالک', ({ ownerFullName }) => ownerFullName],
  ['شناسهٔ ملی یا ثبت', ({ nationalId }) => nationalId],
  ['کد اقتصادی', ({ taxId }) => taxId],
  ['شماره تماس', ({ phoneNumber }) => nationalPhoneOf(phoneNumber)],
  ['شماره واتساپ', ({ whatsappNumber }) => whatsappNumber && nationalPhoneOf(whatsappNumber)],
  ['ایمیل', ({ email }) => email],
  ['وب‌سایت', ({ website }) => website],
  ['آدرس', ({ address }) => address],
  ['دسته‌های محصول', ({ productCategories }) => productCategories],
  ['ظرفیت تولید ماهانه', ({ productionCapacityPerMonth }) => productionCapacityPerMonth],
  ['آمادهٔ صادرات', ({ exportReady }) => yesOrNo(exportReady)],
  ['گواهی‌ها', ({ certifications }) => certifications],
  ['وضعیت', ({ status }) => sellerStatusNames[status]],
  ['فروشندهٔ ویژه', ({ isFeaturedSeller }) => yesOrNo(isFeaturedSeller)],
  ['یادداشت', ({ notes }) => notes],
  ['تاریخ ثبت', ({ createdAt }) => createdAt.toISOString()],
  ['تاریخ آخرین تغییر', ({ updatedAt }) => updatedAt.toISOString()],
];
