import { formatPhone } from '@afshoreh/persian';
import type { Seller } from './seller.entity.js';

interface MailText {
  subject: string;
  text: string;
}

/** To the experts. */
export function applicationArrivedMail(seller: Seller, link: string): MailText {
  const { companyName, ownerFullName, nationalId, phoneNumber, email, address, productCategories } = seller;
  const facts: [name: string, value: string | null][] = [
    ['شرکت', companyName],
    ['مالک', ownerFullName],
    ['شناسهٔ ملی یا ثبت', nationalId],
    ['شماره تماس', formatPhone(phoneNumber)],
    ['ایمیل', email],
    ['واتساپ', seller.whatsappNumber && formatPhone(seller.whatsappNumber)],
    ['وب‌سایت', seller.website],
    ['آدرس', address],
    ['محصولات', productCategories],
    ['ظرفیت تولید ماهانه', seller.productionCapacityPerMonth],
    ['گواهی‌ها', seller.certifications],
    ['آمادهٔ صادرات', seller.exportReady ? 'بله' : 'خیر'],
  ];
  return {
    subject: `درخواست همکاری تازه: ${companyName}`,
    text: [
      'سلام،',
      'یک تولیدکننده درخواست همکاری فرستاده است:',
      ...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
      'برای بررسی و تأیید، صفحهٔ فروشندگان را باز کنید:',
      link,
    ].join('\n'),
  };
}

/** To the applicant. Nothing typed is in it: whoever applies may write anything, and give another's address. */
export function applicationReceivedMail(link: string): MailText {
  return {
    subject: 'درخواست همکاری شما در افشره ثبت شد',
    text: [
      'سلام،',
      'درخواست همکاری شما به دست ما رسید. کارشناسان ما آن را بررسی می‌کنند و برای مرحلهٔ بعد با شما تماس می‌گیرند.',
      'مراحل همکاری را در این صفحه بخوانید:',
      link,
      'اگر شما این درخواست را نفرستاده‌اید، این نامه را نادیده بگیرید.',
    ].join('\n'),
  };
}
