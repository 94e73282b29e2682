import { formatGrams, formatNumber, phoneInText, toPersianDigits } from '@afshoreh/persian';
import type { SampleStatus, SampleVerdict } from './sample-status.js';

const statuses: Record<SampleStatus, string> = {
  requested: 'درخواست‌شده',
  approved: 'تأییدشده',
  sent: 'ارسال‌شده',
  answered: 'پاسخ گرفته',
  ordered: 'سفارش شد',
  declined: 'ردشده',
};

const verdicts: Record<SampleVerdict, string> = {
  suitable: 'مناسب است',
  partly: 'تا اندازه‌ای مناسب است',
  unsuitable: 'مناسب نیست',
};

export const copy = {
  sample: 'نمونه',
  statuses,
  verdicts,
  forgotten: 'حذف شد',
  notFound: 'نمونه‌ای با این مشخصات پیدا نشد',
  changedMeanwhile: 'این نمونه را همین حالا همکار دیگری تغییر داده است؛ صفحه را تازه کنید',
  tooManyOpen: 'با این شماره سه درخواست نمونه در جریان است؛ پس از رسیدن آن‌ها دوباره درخواست کنید یا با ما تماس بگیرید',
  askedAlready: 'در ۳۰ روز گذشته با این شماره از این محصول نمونه خواسته‌اید؛ اگر باز هم لازم است با ما تماس بگیرید',
  stepRefused: 'این نمونه از وضعیت کنونی‌اش به این وضعیت نمی‌رود',
  feedbackRefused: 'نظر پس از ارسال نمونه ثبت می‌شود',
  productUnknown: 'این محصول دیگر در فهرست ما نیست',
  lotUnknown: 'بهری با این شماره در میان بهرهای این محصول نیست',
  lotBlocked: 'این بهر مسدود است و نمونهٔ آن ارسال نمی‌شود',
  reasonMissing: 'دلیل رد را بنویسید؛ درخواست‌کننده هم آن را می‌خواند',
  courierMissing: 'شیوهٔ ارسال را بنویسید',
  verdictMissing: 'نظر درخواست‌کننده را انتخاب کنید',
  orderedByOrder: 'سفارش را از همین نمونه ثبت کنید',
  nameMissing: 'نام گیرنده را وارد کنید',
  phoneWrong: 'شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد',
  addressShort: 'نشانی باید حداقل ۱۰ کاراکتر باشد',
  purposeMissing: 'بنویسید نمونه را برای چه می‌خواهید',
  fields: {
    trackingCode: 'کد پیگیری',
    productName: 'محصول',
    askedLot: 'بهر درخواستی',
    grams: 'مقدار (گرم)',
    purpose: 'کاربرد',
    companyName: 'شرکت',
    address: 'نشانی گیرنده',
    status: 'وضعیت',
    declineReason: 'دلیل رد',
    sentLot: 'بهر ارسالی',
    courier: 'شیوهٔ ارسال',
    parcelNumber: 'شمارهٔ مرسوله',
    verdict: 'نظر',
    feedback: 'متن نظر',
    orderId: 'شمارهٔ سفارش',
  },
  columns: { id: 'شمارهٔ نمونه', createdAt: 'تاریخ درخواست', name: 'گیرنده', phone: 'شمارهٔ تماس', email: 'ایمیل' },
} as const;

interface MailText {
  subject: string;
  text: string;
}

/** The data of a sample that the messages contain. */
interface SampleFacts {
  id: number;
  trackingCode: string;
  productName: string;
  grams: number;
  status: SampleStatus;
  askedLot: string | null;
  purpose: string;
  name: string;
  phone: string;
  email: string | null;
  companyName: string | null;
  address: string;
  declineReason: string | null;
  sentLot: string | null;
  courier: string | null;
  parcelNumber: string | null;
  verdict: SampleVerdict | null;
  feedback: string | null;
}

/** The meaning of each step for the recipient. It contains nothing that was typed into the public form. */
function newsOf({ status, declineReason, sentLot, courier, parcelNumber }: SampleFacts): string[] {
  const news: Record<SampleStatus, (string | null)[]> = {
    requested: ['درخواست نمونهٔ شما به دست ما رسید؛ کارشناسان ما آن را بررسی می‌کنند.'],
    approved: ['درخواست نمونهٔ شما تأیید شد و نمونه آماده می‌شود.'],
    sent: [
      'نمونهٔ شما ارسال شد.',
      courier && `شیوهٔ ارسال: ${courier}`,
      parcelNumber && `شمارهٔ مرسوله: ${parcelNumber}`,
      sentLot && `شمارهٔ بهر: ${sentLot}`,
      'پس از آزمایش، نظرتان را در صفحهٔ پیگیری بنویسید.',
    ],
    answered: ['نظر شما دربارهٔ نمونه ثبت شد. سپاسگزاریم.'],
    ordered: ['سفارشی از این نمونه برایتان ثبت شد.'],
    declined: ['متأسفانه این نمونه را نمی‌توانیم بفرستیم.', declineReason && `دلیل: ${declineReason}`],
  };
  return news[status].filter((line) => line !== null);
}

/**
 * Mail to the recipient after a step. It contains nothing that was typed into the form, because the sender may have entered
 * another person's address and any text.
 */
export function stepMail(sample: SampleFacts, link: string): MailText {
  const { trackingCode, productName, grams, status } = sample;
  return {
    subject: `نمونهٔ ${productName}: ${statuses[status]}`,
    text: [
      'سلام،',
      ...newsOf(sample),
      `${productName}: ${formatGrams(grams)}`,
      `کد پیگیری: ${trackingCode}`,
      'وضعیت نمونه را با کد پیگیری و شمارهٔ تماس خود در این صفحه ببینید:',
      link,
      ...(status === 'requested' ? ['اگر شما این نمونه را نخواسته‌اید، این ایمیل را نادیده بگیرید.'] : []),
    ].join('\n'),
  };
}

export function stepSms(sample: SampleFacts, link: string): string {
  const [first] = newsOf(sample);
  return `افشره: ${first}\nکد پیگیری: ${sample.trackingCode}\n${link}`;
}

/** To the experts. */
export function requestedMail(sample: SampleFacts, link: string): MailText {
  const { id, productName, askedLot, grams, purpose, name, phone, email, companyName, address } = sample;
  const facts: [name: string, value: string | null][] = [
    ['محصول', productName],
    ['بهر', askedLot],
    ['مقدار', formatGrams(grams)],
    ['کاربرد', purpose],
    ['گیرنده', name],
    ['شمارهٔ تماس', phoneInText(phone)],
    ['ایمیل', email],
    ['شرکت', companyName],
    ['نشانی', address],
  ];
  return {
    subject: `درخواست نمونهٔ شمارهٔ ${formatNumber(id)}: ${name}`,
    text: [
      'سلام،',
      'درخواست نمونهٔ جدیدی رسیده است:',
      ...facts.filter(([, value]) => value).map(([fact, value]) => `${fact}: ${value}`),
      'برای تأیید، ارسال یا رد، آن را باز کنید:',
      link,
    ].join('\n'),
  };
}

/** To the experts. */
export function feedbackMail({ id, name, productName, verdict, feedback }: SampleFacts, link: string): MailText {
  return {
    subject: `نظر دربارهٔ نمونهٔ شمارهٔ ${toPersianDigits(id)}: ${name}`,
    text: [
      'سلام،',
      `${name} دربارهٔ نمونهٔ ${productName} نوشته است:`,
      ...(verdict ? [verdicts[verdict]] : []),
      ...(feedback ? [feedback] : []),
      'نمونه را اینجا ببینید:',
      link,
    ].join('\n'),
  };
}
