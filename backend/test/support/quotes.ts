import type { QuotePaper } from '../../src/quotes/quote-paper.js';
import { sumsOf, type LineSums, type QuoteCurrency } from '../../src/quotes/quote-sums.js';
import type { Quote } from '../../src/quotes/quote.entity.js';

const seller = {
  name: 'شرکت صنایع غذایی افشره',
  nationalId: '10380284790',
  economicCode: '411111111111',
  postalCode: '5716963896',
  address: 'ارومیه، شهرک صنعتی فاز ۲، پلاک ۱۲',
};

interface Changes {
  /** A line for each. */
  names?: string[];
  currency?: QuoteCurrency;
  paper?: Partial<QuotePaper>;
}

/** A quote as it is stored after sending, without a database. */
export function aSentQuote({ names = ['پورهٔ سیب'], currency = 'rial', paper = {} }: Changes = {}): Quote {
  const lines = names.map((productName, index) => ({
    orderLineId: index + 1,
    productName,
    pack: { name: 'بشکه', kilograms: 275 },
    quantity: 2750 + index,
    amount: 166_000_000,
    unit: currency,
    per: 'ton' as const,
    discountPercent: index === 0 ? 250 : 0,
    discountFrom: null,
    taxed: currency === 'rial',
  }));
  const { lines: sums, ...totals } = sumsOf({ currency, lines, rate: null, taxPercent: 1000 });
  const written: QuotePaper = {
    ...totals,
    currency,
    lines: lines.map((line, index) => ({ ...line, ...(sums[index] as LineSums) })),
    rate: null,
    rateDay: null,
    taxPercent: 1000,
    delivery: currency === 'rial' ? 'delivered' : 'FOB',
    deliveryPlace: currency === 'rial' ? 'تبریز' : 'Bandar Abbas',
    paymentTerms: '۳۰٪ پیش‌پرداخت، بقیه هنگام بارگیری',
    validUntil: '2026-12-20',
    seller,
    buyer: { ...seller, name: 'شرکت نمونه', economicCode: '', address: 'تهران، خیابان آزادی، پلاک ۱۰' },
    ...paper,
  };
  const sentAt = new Date('2026-11-26T08:30:00Z');
  const numbers = { number: '1405-0012', token: 'q3nX0v4Zr8Yb2cT6mK1JdA', formerNumber: '1405-0009' };
  return { id: 7, orderId: 3, version: 2, ...numbers, sentAt, paper: written } as Quote;
}
