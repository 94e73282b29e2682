import { phoneInText } from '@afshoreh/persian';
import type { Seller } from './seller.entity.js';
import type { SellerStatus } from './seller-status.js';

export const copy = {
  sellerNotFound: 'این فروشنده پیدا نشد',
  sellerChangedMeanwhile: 'این فروشنده را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  applicationReceived: 'درخواست همکاری شما ثبت شد؛ کارشناسان ما با شما تماس می‌گیرند',
  fileNotFound: 'این فایل پیدا نشد',
  filesGone: 'یکی از فایل‌ها دیگر نگه داشته نشده است؛ فایل‌ها را دوباره انتخاب کنید',
  tooManyFilesWaiting: 'اکنون فایل جدیدی نمی‌پذیریم؛ ساعتی دیگر تلاش کنید یا درخواست را بدون فایل بفرستید',
  registrationNumberWrong: 'شناسهٔ ملی یا شمارهٔ ثبت باید ۱ تا ۱۵ رقم باشد',
  imagesWrong: 'تصویرهای کارخانه باید حداکثر ۲۰ شناسه باشد که با ویرگول از هم جدا شده‌اند',
  filesWrong: 'حداکثر ۸ فایل می‌توان فرستاد؛ فایل‌ها را دوباره انتخاب کنید',
  sellerIdDiffers: 'شناسهٔ فروشنده در نشانی و در فرم یکی نیست',
  columns: {
    id: 'شناسه',
    companyName: 'نام شرکت',
    ownerFullName: 'نام مالک',
    nationalId: 'شناسهٔ ملی یا ثبت',
    taxId: 'کد اقتصادی',
    phoneNumber: 'شمارهٔ تماس',
    whatsappNumber: 'شمارهٔ واتساپ',
    email: 'ایمیل',
    website: 'وب‌سایت',
    address: 'نشانی',
    productCategories: 'دسته‌های محصول',
    productionCapacityPerMonth: 'ظرفیت تولید ماهانه',
    exportReady: 'آمادهٔ صادرات',
    certifications: 'گواهی‌ها',
    status: 'وضعیت',
    isFeaturedSeller: 'فروشندهٔ ویژه',
    notes: 'یادداشت',
    createdAt: 'تاریخ ثبت',
    updatedAt: 'تاریخ آخرین تغییر',
  },
} as const;

export const sellerStatusNames: Record<SellerStatus, string> = {
  pending: 'در انتظار بررسی',
  approved: 'تأییدشده',
  rejected: 'ردشده',
};

interface MailText {
  subject: string;
  text: string;
}

export function applicationArrivedMail(seller: Seller, link: string): MailText {
  const { companyName, ownerFullName, nationalId, phoneNumber, email, address, productCategories } = seller;
  const facts: [name: string, value: string | null][] = [
    ['شرکت', companyName],
    ['مالک', ownerFullName],
    ['شناسهٔ ملی یا ثبت', nationalId],
    ['شمارهٔ تماس', phoneInText(phoneNumber)],
    ['ایمیل', email],
    ['واتساپ', seller.whatsappNumber && phoneInText(seller.whatsappNumber)],
    ['وب‌سایت', seller.website],
    ['نشانی', address],
    ['محصولات', productCategories],
    ['ظرفیت تولید ماهانه', seller.productionCapacityPerMonth],
    ['گواهی‌ها', seller.certifications],
    ['آمادهٔ صادرات', seller.exportReady ? 'بله' : 'خیر'],
  ];
  return {
    subject: `درخواست همکاری جدید: ${companyName}`,
    text: [
      'سلام،',
      'یک تولیدکننده درخواست همکاری فرستاده است:',
      ...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
      'برای بررسی و تأیید، صفحهٔ فروشندگان را باز کنید:',
      link,
    ].join('\n'),
  };
}

/**
 * Mail to the applicant. It contains nothing that was typed into the form, because the sender may have entered another
 * person's address and any text.
 */
export function applicationReceivedMail(link: string): MailText {
  return {
    subject: 'درخواست همکاری شما در افشره ثبت شد',
    text: [
      'سلام،',
      'درخواست همکاری شما به دست ما رسید. کارشناسان ما آن را بررسی می‌کنند و برای مرحلهٔ بعد با شما تماس می‌گیرند.',
      'مراحل همکاری را در این صفحه بخوانید:',
      link,
      'اگر شما این درخواست را نفرستاده‌اید، این ایمیل را نادیده بگیرید.',
    ].join('\n'),
  };
}
