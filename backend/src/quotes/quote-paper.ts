import type { Pack } from '@afshoreh/persian';
import type { Company } from '../content/index.js';
import type { LineSums, PricedLine, QuoteCurrency, QuoteSums } from './quote-sums.js';

export interface PaperLine extends PricedLine, LineSums {
  orderLineId: number;
  productName: string;
  /** How the product was packed when it was ordered; null when that was not known. */
  pack: Pick<Pack, 'name' | 'kilograms'> | null;
}

/** The complete content of a quote. Percents are whole hundredths, amounts whole rials or cents. */
export interface QuotePaper extends Omit<QuoteSums, 'lines'> {
  currency: QuoteCurrency;
  lines: PaperLine[];
  /** Whole rials for a dollar, and the day of that rate. */
  rate: number | null;
  rateDay: string | null;
  taxPercent: number;
  delivery: string;
  deliveryPlace: string;
  paymentTerms: string;
  validUntil: string;
  buyer: Company;
  seller: Company;
}
