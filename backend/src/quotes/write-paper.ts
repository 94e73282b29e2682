import { ValidationFailed } from '../common/errors/index.js';
import { dayOf } from '../common/tehran-day.js';
import { ownCompany, type Settings } from '../content/index.js';
import { packOfLine, type OrderLine } from '../orders/index.js';
import { copy } from './copy.js';
import type { QuotePaper } from './quote-paper.js';
import { NotConvertible, sumsOf, SumTooLarge, type LineSums, type QuoteSums } from './quote-sums.js';
import type { SaveQuoteDto } from './quotes.dto.js';

const hundredths = (percent: number): number => Math.round(percent * 100);

/** Computes the quote of a form for the lines that the order has now. @throws ValidationFailed */
export function paperOf(form: SaveQuoteDto, orderLines: readonly OrderLine[], settings: Settings): QuotePaper {
  refuseIncomplete(form, orderLines);
  const prices = new Map(form.lines.map((line) => [line.orderLineId, line]));
  const lines = orderLines.flatMap((line) => {
    const { id, productName, quantity } = line;
    const price = prices.get(id);
    if (!price) return [];
    const { amount, unit, per, discountPercent, discountFrom = null, taxed } = price;
    const priced = { quantity, amount, unit, per, discountFrom, taxed, discountPercent: hundredths(discountPercent) };
    return [{ orderLineId: id, productName, pack: packOfLine(line), ...priced }];
  });
  const { currency, delivery, deliveryPlace, paymentTerms, validUntil, buyer, rate = null, rateDay = null } = form;
  const taxPercent = taxPercentOn(dayOf(new Date()), settings);
  const { lines: lineSums, ...sums } = sumsFor({ currency, lines, rate, taxPercent });
  return {
    currency,
    lines: lines.map((line, index) => ({ ...line, ...(lineSums[index] as LineSums) })),
    ...sums,
    rate,
    rateDay,
    taxPercent,
    delivery,
    deliveryPlace,
    paymentTerms,
    validUntil,
    buyer: { ...buyer },
    seller: ownCompany(settings),
  };
}

/** The form from which a quote was computed, with percents instead of hundredths. */
export function formOf(paper: QuotePaper): SaveQuoteDto {
  const { currency, delivery, deliveryPlace, paymentTerms, validUntil, buyer, rate, rateDay } = paper;
  const lines = paper.lines.map(({ orderLineId, amount, unit, per, discountPercent, discountFrom, taxed }) => {
    return { orderLineId, amount, unit, per, discountPercent: discountPercent / 100, discountFrom, taxed };
  });
  return { currency, delivery, deliveryPlace, paymentTerms, validUntil, buyer, rate, rateDay, lines };
}

/** Whether the order still has the lines of the quote, in the same quantities. */
export function fitsLines({ lines }: QuotePaper, orderLines: readonly OrderLine[]): boolean {
  const quantities = new Map(orderLines.map(({ id, quantity }) => [id, quantity]));
  return (
    lines.length === orderLines.length &&
    lines.every(({ orderLineId, quantity }) => quantities.get(orderLineId) === quantity)
  );
}

/** The tax of a day, in whole hundredths of a percent. */
function taxPercentOn(day: string, { taxPercent, taxFrom, taxPercentBefore }: Settings): number {
  return hundredths(day >= taxFrom ? taxPercent : taxPercentBefore);
}

function sumsFor(quote: Parameters<typeof sumsOf>[0]): QuoteSums {
  try {
    return sumsOf(quote);
  } catch (error) {
    if (error instanceof SumTooLarge) throw refused('lines', copy.sumTooLarge);
    if (!(error instanceof NotConvertible)) throw error;
    if (quote.currency === 'rial') throw refused('rate', copy.rateMissing);
    throw refused(`lines.${error.line}.unit`, copy.otherCurrency);
  }
}

function refuseIncomplete(form: SaveQuoteDto, orderLines: readonly OrderLine[]): void {
  const named = new Set(form.lines.map(({ orderLineId }) => orderLineId));
  const isComplete = form.lines.length === orderLines.length && orderLines.every(({ id }) => named.has(id));
  if (!isComplete) throw refused('lines', copy.lineMissing);
  if (form.delivery !== 'ex_works' && form.deliveryPlace === '') throw refused('deliveryPlace', copy.placeMissing);
  const usesRate = form.currency === 'rial' && form.lines.some(({ unit }) => unit === 'cent');
  if (usesRate && !(form.rate && form.rateDay)) throw refused(form.rate ? 'rateDay' : 'rate', copy.rateMissing);
}

function refused(field: string, message: string): ValidationFailed {
  return new ValidationFailed([{ field, message }]);
}
