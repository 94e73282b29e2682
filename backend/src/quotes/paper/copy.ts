import { formatKilograms, formatNumber, formatPacks, type Pack } from '@afshoreh/persian';
import type { PaperLanguage } from '../../common/pdf/index.js';

/** The decimal point. */
export const persianPoint = '٫';

const fa = {
  title: 'پیش‌فاکتور',
  draft: 'پیش‌نویس',
  sentAt: 'تاریخ',
  validUntil: 'معتبر تا پایان',
  replaces: 'جایگزین پیش‌فاکتور',
  page: ['صفحهٔ', 'از'],
  seller: 'فروشنده',
  buyer: 'خریدار',
  nationalId: 'شناسهٔ ملی',
  economicCode: 'کد اقتصادی',
  postalCode: 'کد پستی',
  qr: 'مشاهده و پذیرش',
  row: 'ردیف',
  product: 'شرح کالا',
  quantity: 'مقدار (کیلوگرم)',
  price: 'قیمت واحد',
  gross: (currency: string) => `مبلغ (${currency})`,
  discount: 'تخفیف',
  tax: 'مالیات',
  lineSum: (currency: string) => `جمع (${currency})`,
  currencies: { toman: 'تومان', rial: 'ریال', cent: 'دلار' },
  bases: { kilogram: 'کیلوگرم', ton: 'تن' },
  per: (unit: string, basis: string) => `${unit} برای هر ${basis}`,
  packs: (kilograms: number, pack: Pack) => formatPacks(kilograms, pack),
  percent: (percent: string) => `${percent}٪`,
  untaxed: 'معاف',
  total: 'جمع کل',
  taxOf: (percent: string) => `مالیات بر ارزش افزوده (${percent}٪)`,
  sum: 'مبلغ قابل پرداخت',
  amount: (amount: string, currency: string) => `${amount} ${currency}`,
  words: 'به حروف',
  weight: 'وزن خالص',
  kilograms: formatKilograms,
  rate: 'نرخ دلار',
  rateOf: (rate: number, day: string) => `${formatNumber(rate)} ریال، ${day}`,
  delivery: 'تحویل',
  exWorks: (place: string) => (place ? `درِ کارخانه، ${place}` : 'درِ کارخانه'),
  delivered: (place: string) => `در محل خریدار، ${place}`,
  incoterms: (name: string, place: string) => `${name}، ${place} (اینکوترمز ۲۰۲۰)`,
  payment: 'شرایط پرداخت',
  stamps: ['مهر و امضای فروشنده', 'مهر و امضای خریدار'],
};

export type PaperWords = typeof fa;

const english = (value: number): string => value.toLocaleString('en-US');
const englishKilograms = (kilograms: number): string => `${english(kilograms)} kg`;

const en: PaperWords = {
  title: 'Proforma invoice',
  draft: 'DRAFT',
  sentAt: 'Date',
  validUntil: 'Valid until',
  replaces: 'Replaces',
  page: ['Page', 'of'],
  seller: 'Seller',
  buyer: 'Buyer',
  nationalId: 'National ID',
  economicCode: 'Economic code',
  postalCode: 'Postal code',
  qr: 'View and accept',
  row: 'No.',
  product: 'Description of goods',
  quantity: 'Net weight (kg)',
  price: 'Unit price',
  gross: (currency) => `Amount (${currency})`,
  discount: 'Discount',
  tax: 'VAT',
  lineSum: (currency) => `Total (${currency})`,
  currencies: { toman: 'IRT', rial: 'IRR', cent: 'USD' },
  bases: { kilogram: 'kg', ton: 'metric ton' },
  per: (unit, basis) => `${unit} per ${basis}`,
  packs: (kilograms, pack) => {
    const packs = Math.floor(kilograms / pack.kilograms);
    const rest = kilograms % pack.kilograms;
    if (packs < 1) return null;
    const whole = `${english(packs)} × ${englishKilograms(pack.kilograms)}`;
    return rest === 0 ? whole : `${whole} + ${englishKilograms(rest)}`;
  },
  percent: (percent) => `${percent}%`,
  untaxed: 'exempt',
  total: 'Subtotal',
  taxOf: (percent) => `VAT (${percent}%)`,
  sum: 'Total payable',
  amount: (amount, currency) => `${currency} ${amount}`,
  words: 'In words',
  weight: 'Total net weight',
  kilograms: englishKilograms,
  rate: 'Exchange rate',
  rateOf: (rate, day) => `IRR ${english(rate)} per USD, ${day}`,
  delivery: 'Delivery',
  exWorks: (place) => (place ? `Ex works, ${place}` : 'Ex works'),
  delivered: (place) => `At the buyer’s place, ${place}`,
  incoterms: (name: string, place: string) => `${name} ${place} (Incoterms 2020)`,
  payment: 'Terms of payment',
  stamps: ['Stamp and signature of the seller', 'Stamp and signature of the buyer'],
};

/** The words of a quote on paper: Persian, and English for export. */
export const paperWords: Readonly<Record<PaperLanguage, PaperWords>> = { fa, en };
