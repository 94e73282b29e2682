import type { Settings } from '@afshoreh/api-client';
import {
  formatNumber,
  moneyDigits,
  parseDecimal,
  parseMoney,
  parsePersianDay,
  parseQuantity,
  parseWholeNumber,
  toLatinDigits,
  toPersianDigits,
} from '@afshoreh/persian';
import * as z from 'zod/mini';
import { persianDay } from '../../../form/persian-day';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { dayInTehran } from '../../../list/period';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import type { Quote, QuoteBody } from './quotes';

const { errors } = copy.form;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a new quote is valid unless the expert says otherwise. */
const VALID_DAYS = 7;
const RIALS_PER_TOMAN = 10;

export const DELIVERIES = [
  'ex_works',
  'delivered',
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const satisfies readonly QuoteBody['delivery'][];

const text = (longest: number, missing?: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(missing ? 1 : 0, missing ?? ''),
      z.maxLength(longest, errors.long(toPersianDigits(longest))),
    );
const isDay = (typed: string) => parsePersianDay(typed) !== null;
const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;
/** Percent with at most two decimals; an empty field is none. */
const percentOf = (typed: string) => (typed.trim() === '' ? 0 : parseDecimal(typed));
const isPercent = (typed: string) => {
  const percent = percentOf(typed);
  return isWithin(percent, 0, 100) && Number(percent?.toFixed(2)) === percent;
};
/** Kilograms; null for an empty field, NaN for a text that is no amount. */
function kilogramsOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const read = parseQuantity(typed);
  return 'kilograms' in read ? read.kilograms : NaN;
}

/** The limits are those of the API (openapi.json). Amounts are texts, so that a wrong one stays as it was typed. */
const lineSchema = z
  .object({
    orderLineId: z.number(),
    amount: z.string(),
    unit: z.enum(['toman', 'rial', 'cent']),
    per: z.enum(['kilogram', 'ton']),
    discountPercent: z.string().check(z.refine(isPercent, errors.percent)),
    discountFrom: z.string().check(z.refine((typed) => !Number.isNaN(kilogramsOf(typed)), errors.quantity)),
    taxed: z.boolean(),
  })
  .check(
    z.refine(({ unit, amount }) => isWithin(parseMoney(unit, amount), 1, 100_000_000_000), {
      path: ['amount'],
      message: errors.price,
    }),
  );

export const quoteSchema = z
  .object({
    currency: z.enum(['rial', 'cent']),
    lines: z.array(lineSchema),
    rate: z.string(),
    rateDay: z.string(),
    delivery: z.enum(DELIVERIES),
    deliveryPlace: text(200),
    paymentTerms: text(1000, errors.payment),
    validUntil: z.string().check(
      z.refine(isDay, errors.day),
      z.refine((typed) => !isDay(typed) || (parsePersianDay(typed) ?? '') >= dayInTehran(new Date()), errors.dayOver),
    ),
    buyer: z.object({
      name: text(200, errors.buyer),
      nationalId: text(20),
      economicCode: text(20),
      postalCode: text(20),
      address: text(500),
    }),
    version: z.number(),
  })
  .check(
    z.refine((form) => !usesRate(form) || isWithin(parseWholeNumber(form.rate), 1, 1_000_000_000), {
      path: ['rate'],
      message: errors.rate,
    }),
    z.refine((form) => !usesRate(form) || isDay(form.rateDay), { path: ['rateDay'], message: errors.day }),
    z.refine(({ delivery, deliveryPlace }) => delivery === 'ex_works' || deliveryPlace !== '', {
      path: ['deliveryPlace'],
      message: errors.place,
    }),
  );

export type QuoteValues = z.infer<typeof quoteSchema>;
export type QuoteForm = RecordDialogForm<QuoteValues, QuoteValues, Quote>;
export type QuoteFormLine = QuoteValues['lines'][number];

/** A dollar price of a quote in rials needs the rate of a day. */
export const usesRate = ({ currency, lines }: Pick<QuoteValues, 'currency' | 'lines'>) =>
  currency === 'rial' && lines.some(({ unit }) => unit === 'cent');

/** The values of a draft, or of a new quote: copied from the former quote, and otherwise from the order. */
export function quoteValues(
  order: OrderDetails,
  settings: Settings | undefined,
  draft?: Quote,
  former?: Quote,
): QuoteValues {
  const from = draft ?? former;
  const today = dayInTehran(new Date());
  const keepsDay = draft || (former && former.validUntil >= today);
  return {
    currency: from?.currency ?? 'rial',
    lines: order.items.map(({ id }) => lineValues(id, from)),
    ...rateValues(from, settings),
    delivery: from?.delivery ?? (order.deliveryPlace ? 'delivered' : 'ex_works'),
    deliveryPlace: from?.deliveryPlace ?? order.deliveryPlace ?? '',
    paymentTerms: from?.paymentTerms ?? '',
    validUntil: persianDay(
      keepsDay && from ? from.validUntil : dayInTehran(new Date(Date.now() + VALID_DAYS * DAY_MS)),
    ),
    buyer: {
      name: from?.buyer.name ?? order.companyName ?? order.name,
      nationalId: from?.buyer.nationalId ?? order.nationalId ?? '',
      economicCode: from?.buyer.economicCode ?? order.economicCode ?? '',
      postalCode: from?.buyer.postalCode ?? '',
      address: from?.buyer.address ?? order.address ?? '',
    },
    version: draft?.version ?? 0,
  };
}

/** The rate with its day, both from the quote or both from the settings. */
function rateValues(from: Quote | undefined, settings: Settings | undefined) {
  if (from?.rate && from.rateDay) return { rate: formatNumber(from.rate), rateDay: persianDay(from.rateDay) };
  if (!settings) return { rate: '', rateDay: '' };
  return {
    rate: formatNumber(settings.usdRate * RIALS_PER_TOMAN),
    rateDay: persianDay(dayInTehran(new Date(settings.usdRateDate))),
  };
}

/** The price of a line as the form shows it; an empty one for a line that has none yet. */
export function lineValues(orderLineId: number, from?: Pick<Quote, 'lines'>): QuoteFormLine {
  const line = from?.lines.find((each) => each.orderLineId === orderLineId);
  if (!line)
    return { orderLineId, amount: '', unit: 'toman', per: 'ton', discountPercent: '', discountFrom: '', taxed: true };
  const { amount, unit, per, discountPercent = 0, discountFrom, taxed = true } = line;
  return {
    orderLineId,
    amount: moneyDigits(unit, amount),
    unit,
    per,
    discountPercent: discountPercent === 0 ? '' : formatNumber(discountPercent),
    discountFrom: discountFrom ? formatNumber(discountFrom) : '',
    taxed,
  };
}

/** The body of a valid form. */
export function quoteBody(values: QuoteValues): QuoteBody {
  const { currency, delivery, deliveryPlace, paymentTerms, validUntil, buyer } = values;
  const { nationalId, economicCode, postalCode } = buyer;
  return {
    ...pricesOf(values),
    currency,
    delivery,
    deliveryPlace,
    paymentTerms,
    validUntil: parsePersianDay(validUntil) ?? '',
    buyer: {
      ...buyer,
      nationalId: toLatinDigits(nationalId),
      economicCode: toLatinDigits(economicCode),
      postalCode: toLatinDigits(postalCode),
    },
  };
}

function pricesOf(values: Pick<QuoteValues, 'currency' | 'lines' | 'rate' | 'rateDay'>) {
  const rated = usesRate(values);
  return {
    lines: values.lines.map(({ amount, unit, discountPercent, discountFrom, ...line }) => ({
      ...line,
      unit,
      amount: parseMoney(unit, amount) ?? 0,
      discountPercent: percentOf(discountPercent) ?? 0,
      discountFrom: kilogramsOf(discountFrom),
    })),
    rate: rated ? parseWholeNumber(values.rate) : null,
    rateDay: rated ? parsePersianDay(values.rateDay) : null,
  };
}

/**
 * The values that the sums depend on; null while a price is missing or invalid. The other fields are filled with fixed
 * valid values, so that typing in them requests nothing.
 */
export function sumsBody(values: Pick<QuoteValues, 'currency' | 'lines' | 'rate' | 'rateDay'>): QuoteBody | null {
  const isPriced = values.lines.every((line) => lineSchema.safeParse(line).success);
  const isRated = !usesRate(values) || (parseWholeNumber(values.rate) && isDay(values.rateDay));
  if (!isPriced || !isRated || values.lines.length === 0) return null;
  const filler = { delivery: 'ex_works', paymentTerms: '-', validUntil: '2100-01-01', buyer: { name: '-' } } as const;
  return { ...filler, ...pricesOf(values), currency: values.currency };
}
