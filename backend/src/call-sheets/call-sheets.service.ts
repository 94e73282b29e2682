import { Injectable } from '@nestjs/common';
import { offeredProducts } from '../catalog/index.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { lotsOnSaleOf } from '../lots/index.js';
import { OrderDetailsDto, OrderDto, OrdersService } from '../orders/index.js';
import { lastPricesFor, type LastPrice, QuoteDto, QuotesService } from '../quotes/index.js';
import { CallSheetDto, LastPriceDto, LotOfferDto, type CalledProductDto } from './call-sheet.dto.js';

const mostRelated = 10;

/** Collects the data of five domains in one response, so that an expert on the telephone waits for a single request. */
@Injectable()
export class CallSheetsService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly settings: SettingsService,
  ) {}

  /** About twenty queries, however many lines the order has. @throws OrderNotFound */
  async get(id: number, now: Date): Promise<CallSheetDto> {
    const order = await this.orders.get(id);
    const productIds = [...new Set(order.lines.flatMap(({ productId }) => productId ?? []))];
    const [products, quotes, related] = await Promise.all([
      this.products(productIds, order.phone, now),
      this.quotes.list(id),
      this.orders.related(id, { page: 1, limit: mostRelated }),
    ]);
    return {
      order: OrderDetailsDto.of(order, now),
      products,
      quotes: quotes.map((quote) => QuoteDto.ofQuote(quote, now)),
      related: related.rows.map((each) => OrderDto.of(each, now)),
    };
  }

  /** Four queries. @param phone of the buyer; without it (empty) no last prices are returned */
  async products(ids: number[], phone: string, now: Date): Promise<CalledProductDto[]> {
    if (ids.length === 0) return [];
    const { read } = this.database;
    const [products, lots, prices] = await Promise.all([
      this.settings.get().then((settings) => offeredProducts(read, ids, settings)),
      lotsOnSaleOf(read, ids, now),
      phone === '' ? new Map<number, LastPrice>() : lastPricesFor(read, phone),
    ]);
    return products.map((product) => {
      const price = prices.get(product.id);
      return {
        ...product,
        lots: lots.filter(({ productId }) => productId === product.id).map((lot) => LotOfferDto.of(lot)),
        lastPrice: price ? LastPriceDto.of(price) : null,
      };
    });
  }
}
