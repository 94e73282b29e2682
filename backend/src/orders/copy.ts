import { formatAmount, formatDate, formatDateTime, formatNumber, phoneInText } from '@afshoreh/persian';
import type { Order } from './order.entity.js';
import { packOfLine, type OrderLine } from './order-line.entity.js';

export const copy = {
  productUnknown: 'این محصول دیگر در فهرست ما نیست',
  idempotencyKeyReused: 'این درخواست پیش‌تر با اطلاعات دیگری ثبت شده است؛ صفحه را تازه کنید و دوباره سفارش دهید',
  orderNotFound: 'سفارشی با این مشخصات پیدا نشد',
  orderChangedMeanwhile: 'این سفارش را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید',
  orderClosed: 'این سفارش بسته شده است و اقلامش تغییر نمی‌کند؛ نخست وضعیت آن را تغییر دهید',
  externalIdTaken: 'سفارش دیگری همین شناسهٔ بیرونی را دارد',
  deliveryOver: 'تاریخ تحویل گذشته است؛ امروز یا روزی پس از آن را بنویسید',
  lineUnknown: 'این ردیف دیگر در سفارش نیست',
  orderTakenUp: 'کارشناسان ما رسیدگی به این سفارش را آغاز کرده‌اند؛ برای لغو آن با ما تماس بگیرید',
  forgottenName: 'حذف شد',
  formerExpert: 'همکار پیشین',
  noExpert: 'بدون کارشناس',
  noCity: 'نامشخص',
  noReason: 'بدون دلیل',
  customerUnknown: 'این مشتری دیگر حسابی ندارد',
  nameMissing: 'نام را وارد کنید',
  nameShort: 'نام باید حداقل ۳ حرف باشد',
  addressShort: 'آدرس باید حداقل ۱۰ حرف باشد',
  phoneWrong: 'شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد',
  phoneShort: 'شماره تلفن باید حداقل ۱۰ رقم باشد',
  nextCallMissing: 'زمان تماس بعدی را وارد کنید',
  nextCallTooFar: 'زمان تماس بعدی باید در یک سال آینده باشد',
  fridayOff: 'جمعه تعطیل است',
  holidayOff: (day: string) => `${day} تعطیل رسمی است`,
  callHoursOnly: (from: string, to: string) => `ساعت تماس ${from} تا ${to} است`,
  nearestCallTime: (day: string, time: string) => `نزدیک‌ترین زمان: ${day} ${time}`,
  columns: {
    id: 'شمارهٔ سفارش',
    trackingCode: 'کد پیگیری',
    createdAt: 'تاریخ ثبت',
    status: 'وضعیت',
    name: 'نام',
    phone: 'شمارهٔ تماس',
    email: 'ایمیل',
    address: 'نشانی',
    notes: 'توضیحات',
    callBy: 'مهلت تماس',
    nextCallAt: 'تماس بعدی',
    productId: 'شناسهٔ محصول',
    productName: 'محصول',
    quantity: 'مقدار (کیلوگرم)',
    usdPerTon: 'قیمت فهرست (دلار هر تن)',
    rate: 'نرخ دلار (تومان)',
    packName: 'بسته',
    packKilograms: 'وزن هر بسته (کیلوگرم)',
    lostReason: 'دلیل لغو',
    source: 'محل ثبت',
    externalId: 'شناسهٔ بیرونی',
    companyName: 'شرکت',
    nationalId: 'شناسهٔ ملی شرکت',
    economicCode: 'کد اقتصادی',
    deliveryDate: 'تاریخ تحویل دلخواه',
    deliveryPlace: 'محل تحویل دلخواه',
    quoteState: 'پیش‌فاکتور',
  },
} as const;

/** Where buyers are; an address names one of them. */
export const cities = [
  'تهران، کرج، اسلامشهر، شهریار، ورامین، قم، اصفهان، کاشان، نجف‌آباد، شیراز، مرودشت، مشهد، نیشابور',
  'سبزوار، تبریز، مراغه، مرند، ارومیه، خوی، مهاباد، میاندوآب، سلماس، اردبیل، زنجان، قزوین، همدان، ملایر',
  'کرمانشاه، سنندج، سقز، ایلام، خرم‌آباد، بروجرد، اراک، ساوه، رشت، انزلی، لاهیجان، ساری، آمل، بابل',
  'قائم‌شهر، گرگان، گنبد، بجنورد، سمنان، شاهرود، یزد، کرمان، رفسنجان، سیرجان، بندرعباس، بوشهر، اهواز',
  'دزفول، آبادان، خرمشهر، شهرکرد، یاسوج، بیرجند، زاهدان، چابهار',
].flatMap((line) => line.split('، '));

/** Words before the name of a street, which may be called after a city. */
export const streetWords = [
  'خیابان',
  'بلوار',
  'بزرگراه',
  'اتوبان',
  'جاده',
  'جادهٔ',
  'میدان',
  'کوچه',
  'کوچهٔ',
  'پل',
  'ترمینال',
] as const;

interface MailText {
  subject: string;
  text: string;
}

/** The fields of an order line that are known before the line is stored. */
export type PlacedLine = Pick<
  OrderLine,
  'productName' | 'quantity' | 'packName' | 'packKilograms' | 'usdPerTon' | 'rate'
>;

/**
 * Mail to the customer. It contains nothing that was typed into the form, because the sender may have entered another
 * person's address and any text. The price is never a number.
 */
export function orderReceivedMail({ trackingCode, callBy }: Order, lines: PlacedLine[], link: string): MailText {
  return {
    subject: `سفارش شما در افشره ثبت شد؛ کد پیگیری ${trackingCode}`,
    text: [
      'سلام،',
      'سفارش شما به دست ما رسید:',
      ...lines.map(lineWithAmount),
      `کد پیگیری: ${trackingCode}`,
      'قیمت: تماس بگیرید؛ روش پرداخت: توافقی',
      `کارشناسان ما تا ${formatDateTime(callBy)} برای هماهنگی قیمت و پرداخت با شما تماس می‌گیرند.`,
      'وضعیت سفارش را با کد پیگیری و شمارهٔ تماس خود در این صفحه ببینید:',
      link,
      'اگر شما این سفارش را نداده‌اید، این ایمیل را نادیده بگیرید.',
    ].join('\n'),
  };
}

export function orderReceivedSms({ trackingCode }: Order, link: string): string {
  return `افشره: سفارش شما ثبت شد.\nکد پیگیری: ${trackingCode}\n${link}`;
}

/** `by`: who took the order by telephone; null when it came in on the site. */
export function orderArrivedMail(
  order: Order,
  lines: PlacedLine[],
  { link, by }: { link: string; by: string | null },
): MailText {
  const { id, trackingCode, name, phone, email, address, notes, createdAt, callBy } = order;
  const { companyName, nationalId, economicCode, deliveryDate, deliveryPlace } = order;
  const { columns } = copy;
  const facts: [name: string, value: string | null][] = [
    ['نام', name],
    ['شمارهٔ تماس', phoneInText(phone)],
    ['ایمیل', email],
    ['نشانی', address],
    ['توضیحات', notes],
    [columns.companyName, companyName],
    [columns.nationalId, nationalId],
    [columns.economicCode, economicCode],
    [columns.deliveryDate, deliveryDate && formatDate(deliveryDate)],
    [columns.deliveryPlace, deliveryPlace],
    ['زمان ثبت', formatDateTime(createdAt)],
    ['ثبت تلفنی', by],
    ['مهلت تماس', formatDateTime(callBy)],
    ['کد پیگیری', trackingCode],
  ];
  return {
    subject: `سفارش جدید شمارهٔ ${formatNumber(id)}: ${name}`,
    text: [
      'سلام،',
      'سفارش جدیدی ثبت شده است:',
      ...lines.map(lineWithPrice),
      ...facts.filter(([, value]) => value).map(([fact, value]) => `${fact}: ${value}`),
      'برای ثبت تماس و تغییر وضعیت، سفارش را باز کنید:',
      link,
    ].join('\n'),
  };
}

export function orderCancelledMail({ id, trackingCode, name, phone }: Order, link: string): MailText {
  return {
    subject: `خریدار سفارش شمارهٔ ${formatNumber(id)} را لغو کرد: ${name}`,
    text: [
      'سلام،',
      'خریدار این سفارش را پیش از آن که کسی به آن رسیدگی کند لغو کرده است؛ دیگر تماسی لازم نیست.',
      `نام: ${name}`,
      `شمارهٔ تماس: ${phoneInText(phone)}`,
      `کد پیگیری: ${trackingCode}`,
      'سفارش را اینجا ببینید:',
      link,
    ].join('\n'),
  };
}

function lineWithAmount(line: PlacedLine): string {
  return `${line.productName}: ${formatAmount(line.quantity, packOfLine(line))}`;
}

function lineWithPrice(placed: PlacedLine): string {
  const { usdPerTon, rate } = placed;
  const line = lineWithAmount(placed);
  if (usdPerTon === null || rate === null) return line;
  return `${line} (فهرست قیمت: هر تن ${formatNumber(usdPerTon)} دلار، نرخ دلار ${formatNumber(rate)} تومان)`;
}
