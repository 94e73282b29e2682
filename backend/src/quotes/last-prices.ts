import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Order, OrderLine } from '../orders/index.js';
import { Quote } from './quote.entity.js';
import type { PaperLine } from './quote-paper.js';

/** Only this many orders of a customer are read, because older quotes say little about the price of today. */
const mostOrders = 50;
const mostQuotes = 20;

export interface LastPrice {
  quote: Quote;
  line: PaperLine;
}

/** The price last quoted to a phone for each product, by its id. Three queries. */
export async function lastPricesFor(manager: EntityManager, phone: string): Promise<Map<number, LastPrice>> {
  const prices = new Map<number, LastPrice>();
  // After the data of customers was removed, nothing shows which orders belong to the same person.
  if (phone === '') return prices;
  const select = { id: true };
  const orders = await manager.find(Order, { select, where: { phone }, order: { id: 'DESC' }, take: mostOrders });
  const orderId = In(orders.map(({ id }) => id));
  const [quotes, lines] = await Promise.all([
    manager.find(Quote, { where: { orderId, sentAt: Not(IsNull()) }, order: { id: 'DESC' }, take: mostQuotes }),
    manager.find(OrderLine, { select: { id: true, productId: true }, where: { orderId } }),
  ]);
  const productOf = new Map(lines.map(({ id, productId }) => [id, productId]));
  for (const quote of quotes) {
    for (const line of quote.paper.lines) {
      const productId = productOf.get(line.orderLineId) ?? null;
      if (productId !== null && !prices.has(productId)) prices.set(productId, { quote, line });
    }
  }
  return prices;
}
