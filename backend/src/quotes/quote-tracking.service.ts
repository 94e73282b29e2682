import { Injectable } from '@nestjs/common';
import { toLatinDigits } from '@afshoreh/persian';
import { IsNull, Not } from 'typeorm';
import type { Customer } from '../auth/index.js';
import { TooManyRequests } from '../common/errors/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { Limits, type Limit, type Rate } from '../common/limits/index.js';
import { pageOf } from '../common/search/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Database } from '../database/index.js';
import { Order, OrderNotFound, OrdersService, type TrackQuery } from '../orders/index.js';
import { addReplies, quotesWhere } from './quote-rows.js';
import { Quote } from './quote.entity.js';

/** Wrong pairs with one code or number, from all addresses together: numbers of quotes can be guessed, unlike codes. */
const wrongPairs: Rate = { limit: 60, seconds: 3600 };

/** Finds quotes for a buyer who has a code or a number, and the phone of the order. */
@Injectable()
export class QuoteTrackingService {
  private readonly tries: Limit;

  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    limits: Limits,
  ) {
    this.tries = limits.shared('quotes.track', wrongPairs);
  }

  /**
   * The sent quotes of an order, the newest first. `code` is the tracking code of the order or the number of one of its
   * quotes. A wrong pair and an unknown code get the same error and count the same for the limit.
   * @throws OrderNotFound, TooManyRequests
   */
  async track(pair: TrackQuery): Promise<Quote[]> {
    const code = foldedCode(pair.code);
    const wait = await this.tries.count(code);
    if (wait > 0) throw new TooManyRequests(wait);
    const orderId = await this.orderOf(pair, quoteNumberIn(code));
    await this.tries.uncount(code);
    return quotesWhere(this.database.read, { orderId, token: Not(IsNull()) });
  }

  /** The sent quotes of all orders of an account, the newest first. */
  async ofCustomer({ id: customerId }: Pick<Customer, 'id'>, query: PageQuery): Promise<Page<Quote>> {
    const find = this.database.read
      .createQueryBuilder(Quote, 'quote')
      .innerJoin(Order, 'orders', 'orders.id = quote.orderId')
      .where('orders.customerId = :customerId AND quote.token IS NOT NULL', { customerId });
    const page = await pageOf(find, { 'quote.id': 'DESC' }, query);
    await addReplies(this.database.read, page.rows);
    return page;
  }

  private async orderOf(pair: TrackQuery, number: string | null): Promise<number> {
    if (number === null) return (await this.orders.track(pair)).id;
    const phone = storedPhone(pair.phone);
    const quote = phone && (await this.database.read.findOneBy(Quote, { number }));
    if (!quote || !(await this.database.read.existsBy(Order, { id: quote.orderId, phone }))) throw new OrderNotFound();
    return quote.orderId;
  }
}

const foldedCode = (typed: string): string =>
  toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** «1405-0001» of «۱۴۰۵۰۰۰۱». A tracking code has no digit 1. */
function quoteNumberIn(code: string): string | null {
  const [, year, place] = /^(1[34]\d\d)(\d{4,9})$/.exec(code) ?? [];
  return year && place ? `${year}-${place}` : null;
}
