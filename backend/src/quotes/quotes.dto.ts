import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import {
  Choice,
  Day,
  DecimalNumber,
  ExpectedVersion,
  Flag,
  Id,
  Integer,
  Line,
  ListOf,
  Nested,
  Paragraphs,
} from '../common/validation/index.js';
import { currentState, quoteStates, reachedState, type QuoteState } from '../orders/index.js';
import type { PaperLine, QuotePaper } from './quote-paper.js';
import {
  priceBases,
  priceUnits,
  quoteCurrencies,
  type PriceBasis,
  type PriceUnit,
  type QuoteCurrency,
} from './quote-sums.js';
import { replyKinds, type Quote, type ReplyKind } from './quote.entity.js';

/** Ex works, delivered to a place, and the rules of Incoterms 2020. */
export const deliveries = [
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
] as const;

const money = { type: 'integer', minimum: 0, example: 4_565_000_000 } as const;
const instant = { type: String, format: 'date-time' } as const;
const mostLines = 100;
const trackedFields = ['number', 'state', 'currency', 'sum', 'validUntil', 'sentAt', 'replies'] as const;
const largestAmount = 100_000_000_000;

/** One price for a line of the order. */
export class QuotePriceDto {
  @Id({ example: 31, label: 'ردیف سفارش' }) orderLineId: number;
  @Integer(1, largestAmount, { label: 'قیمت', example: 166_000_000 }) amount: number;

  @Choice(priceUnits, { enumName: 'PriceUnit', label: 'واحد قیمت', description: 'cent: hundredths of a US dollar' })
  unit: PriceUnit;

  @Choice(priceBases, { enumName: 'PriceBasis', label: 'مبنای قیمت' }) per: PriceBasis;
  @DecimalNumber(0, 100, 2, { label: 'تخفیف', description: 'Percent' }) discountPercent: number = 0;

  @Integer(1, 1_000_000, {
    optional: true,
    nullable: true,
    label: 'حداقل مقدار تخفیف',
    example: 5000,
    description: 'The discount holds from these kilograms on',
  })
  discountFrom?: number | null;

  @Flag({ label: 'مشمول مالیات' }) taxed: boolean = true;
}

export class QuotePartyDto {
  @Line(1, 200, { label: 'نام', example: 'شرکت نمونه' }) name: string;
  @Line(0, 20, { label: 'شناسهٔ ملی', example: '10380284790' }) nationalId: string = '';
  @Line(0, 20, { label: 'کد اقتصادی', example: '' }) economicCode: string = '';
  @Line(0, 20, { label: 'کد پستی', example: '5716963896' }) postalCode: string = '';
  @Line(0, 500, { label: 'نشانی', example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string = '';
}

export class SaveQuoteDto {
  @Choice(quoteCurrencies, { enumName: 'QuoteCurrency', label: 'ارز' }) currency: QuoteCurrency;
  @ListOf(QuotePriceDto, 1, mostLines, { label: 'اقلام' }) lines: QuotePriceDto[];

  @Integer(1, 1_000_000_000, {
    optional: true,
    nullable: true,
    label: 'نرخ دلار',
    example: 830_000,
    description: 'Rials for a dollar',
  })
  rate?: number | null;

  @Day({ optional: true, nullable: true, label: 'تاریخ نرخ', example: '2026-11-26' }) rateDay?: string | null;
  @Choice(deliveries, { enumName: 'QuoteDelivery', label: 'تحویل' }) delivery: string;
  @Line(0, 200, { label: 'محل تحویل', example: 'تبریز' }) deliveryPlace: string = '';
  @Paragraphs(1, 1000, { label: 'شرایط پرداخت', example: '۳۰٪ پیش‌پرداخت، بقیه هنگام بارگیری' }) paymentTerms: string;

  @Day({ label: 'تاریخ اعتبار', example: '2027-03-20', description: 'The last day, in Tehran' }) validUntil: string;
  @Nested(QuotePartyDto, { label: 'خریدار' }) buyer: QuotePartyDto;
}

export class UpdateQuoteDto extends SaveQuoteDto {
  @ExpectedVersion() version?: number;
}

export class QuoteLineDto extends QuotePriceDto {
  @ApiProperty({ example: 'پورهٔ سیب' }) productName: string;
  @ApiProperty({ type: 'integer', example: 2750, description: 'Kilograms' }) quantity: number;
  @ApiProperty(money) gross: number;
  @ApiProperty(money) discount: number;
  @ApiProperty(money) tax: number;
  @ApiProperty(money) sum: number;

  static of(line: PaperLine): QuoteLineDto {
    const { orderLineId, productName, quantity, amount, unit, per, discountFrom, taxed } = line;
    const { gross, discount, tax, sum } = line;
    const price = { amount, unit, per, discountPercent: line.discountPercent / 100, discountFrom, taxed };
    return { orderLineId, productName, quantity, ...price, gross, discount, tax, sum };
  }
}

/** The content of a quote. Amounts are whole rials or, for export, whole US cents. */
export class QuotePaperDto extends OmitType(SaveQuoteDto, ['lines'] as const) {
  @ApiProperty({ type: [QuoteLineDto] }) lines: QuoteLineDto[];
  @ApiProperty(money) gross: number;
  @ApiProperty(money) discount: number;
  @ApiProperty(money) tax: number;
  @ApiProperty({ ...money, description: 'What the buyer pays' }) sum: number;
  @ApiProperty({ example: 'پنج میلیارد ریال', description: '`sum` in words' }) words: string;
  @ApiProperty({ example: 10 }) taxPercent: number;
  @ApiProperty({ type: QuotePartyDto }) seller: QuotePartyDto;

  static of(paper: QuotePaper): QuotePaperDto {
    const { lines, taxPercent, ...rest } = paper;
    return { ...rest, taxPercent: taxPercent / 100, lines: lines.map((line) => QuoteLineDto.of(line)) };
  }
}

export class QuoteReplyDto {
  @ApiProperty({ enum: replyKinds, enumName: 'QuoteReplyKind' }) kind: ReplyKind;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'تحویل یک هفته زودتر' }) text: string | null;
  @ApiProperty(instant) at: string;
}

/** A sent quote, for anybody who has its link. */
export class PublicQuoteDto extends QuotePaperDto {
  @ApiProperty({ example: '1405-0001' }) number: string;
  @ApiProperty({ type: String, nullable: true, example: '1405-0001', description: 'The quote that it replaces' })
  formerNumber: string | null;

  @ApiProperty({ enum: quoteStates, enumName: 'QuoteState' }) state: QuoteState;
  @ApiProperty(instant) sentAt: string;
  @ApiProperty({ type: [QuoteReplyDto], description: 'The oldest first' }) replies: QuoteReplyDto[];

  static ofQuote(quote: Quote, now: Date): PublicQuoteDto {
    const { number, formerNumber, sentAt, paper } = quote;
    return {
      ...QuotePaperDto.of(paper),
      number: number ?? '',
      formerNumber,
      state: currentState(reachedState(quote), paper.validUntil, now),
      sentAt: (sentAt ?? now).toISOString(),
      replies: repliesOf(quote),
    };
  }
}

export class QuoteDto extends QuotePaperDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: 'integer', example: 1024 }) orderId: number;
  @ApiProperty({ type: 'integer', example: 1 }) version: number;
  @ApiProperty({ type: String, nullable: true, example: '1405-0001', description: 'null for a draft' })
  number: string | null;

  @ApiProperty({ type: String, nullable: true, example: '1405-0001', description: 'The quote that it replaces' })
  formerNumber: string | null;

  @ApiProperty({ enum: quoteStates, enumName: 'QuoteState' }) state: QuoteState;
  @ApiProperty({ ...instant, nullable: true }) sentAt: string | null;
  @ApiProperty({ ...instant, nullable: true, description: 'The buyer first opened it' }) seenAt: string | null;
  @ApiProperty({ ...instant, nullable: true }) replacedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/quote/q3nX0v4Zr8Yb2cT6mK1JdA',
    description: 'The buyer’s page',
  })
  path: string | null;
  @ApiProperty({ type: [QuoteReplyDto], description: 'The oldest first' }) replies: QuoteReplyDto[];

  static ofQuote(quote: Quote, now: Date): QuoteDto {
    const { id, orderId, version, number, formerNumber, sentAt, seenAt, replacedAt, token, paper } = quote;
    return {
      ...QuotePaperDto.of(paper),
      id,
      orderId,
      version,
      number,
      formerNumber,
      state: currentState(reachedState(quote), paper.validUntil, now),
      sentAt: sentAt?.toISOString() ?? null,
      seenAt: seenAt?.toISOString() ?? null,
      replacedAt: replacedAt?.toISOString() ?? null,
      path: token && pathOf(token),
      replies: repliesOf(quote),
    };
  }
}

/** A sent quote of an order, for anybody who has the order's code and phone. */
export class TrackedQuoteDto extends PickType(PublicQuoteDto, trackedFields) {
  @ApiProperty({ example: '/quote/q3nX0v4Zr8Yb2cT6mK1JdA' }) path: string;

  static of(quote: Quote, now: Date): TrackedQuoteDto {
    const { number, state, currency, sum, validUntil, sentAt, replies } = PublicQuoteDto.ofQuote(quote, now);
    return { number, state, currency, sum, validUntil, sentAt, replies, path: pathOf(quote.token ?? '') };
  }
}

/** A sent quote of one of the customer's own orders, for the customer who is logged in. */
export class AccountQuoteDto extends TrackedQuoteDto {
  @ApiProperty({ type: 'integer', example: 1024 }) orderId: number;

  static override of(quote: Quote, now: Date): AccountQuoteDto {
    return { ...TrackedQuoteDto.of(quote, now), orderId: quote.orderId };
  }
}

export class AcceptQuoteDto {
  @Line(1, 100, { label: 'نام', example: 'سارا احمدی' }) name: string;
}

export class AskQuoteChangeDto extends AcceptQuoteDto {
  @Paragraphs(1, 2000, { label: 'پیام', example: 'تحویل یک هفته زودتر' }) text: string;
}

function repliesOf({ replies }: Quote): QuoteReplyDto[] {
  return replies.map(({ kind, name, text, at }) => ({ kind, name, text, at: at.toISOString() }));
}

function pathOf(token: string): string {
  return `/quote/${token}`;
}
