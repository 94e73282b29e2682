import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { rowLock } from '../database/index.js';
import { noteEvents, type EventName } from '../operations/events/index.js';
import { Order, OrderLine, OrderNotFound, reachedState } from '../orders/index.js';
import { Quote, QuoteReply } from './quote.entity.js';
import { QuoteNotFound } from './quotes.errors.js';

/** The quotes with their replies, the newest first. Two queries. */
export async function quotesWhere(manager: EntityManager, where: FindOptionsWhere<Quote>): Promise<Quote[]> {
  const quotes = await manager.find(Quote, { where, order: { id: 'DESC' } });
  await addReplies(manager, quotes);
  return quotes;
}

export async function addReplies(manager: EntityManager, quotes: Quote[]): Promise<void> {
  const ids = quotes.map(({ id }) => id);
  const replies =
    ids.length > 0 ? await manager.find(QuoteReply, { where: { quoteId: In(ids) }, order: { id: 'ASC' } }) : [];
  for (const quote of quotes) quote.replies = replies.filter(({ quoteId }) => quoteId === quote.id);
}

/** @throws QuoteNotFound */
export async function findQuote(manager: EntityManager, where: FindOptionsWhere<Quote>): Promise<Quote> {
  const [quote] = await quotesWhere(manager, where);
  if (!quote) throw new QuoteNotFound();
  return quote;
}

/**
 * Locks an order until the transaction ends. Every write of its quotes does that first, so the second of two writes sees
 * what the first one stored. @throws OrderNotFound
 */
export async function lockOrderOfQuotes(tx: EntityManager, id: number): Promise<Order> {
  const order = await tx.findOne(Order, { where: { id }, ...rowLock(tx) });
  if (!order) throw new OrderNotFound();
  return order;
}

/** The quote, after its order was locked. @throws QuoteNotFound */
export async function lockQuote(tx: EntityManager, where: FindOptionsWhere<Quote>): Promise<Quote> {
  const { id, orderId } = await findQuote(tx, where);
  await lockOrderOfQuotes(tx, orderId);
  return findQuote(tx, { id });
}

/**
 * Stores the state of the newest quote in its order, where lists show it, and adds an event for programs. Call it in
 * the transaction that changed a quote.
 */
export async function noteLastQuote(tx: EntityManager, orderId: number, event?: EventName): Promise<void> {
  const [last] = await tx.find(Quote, { where: { orderId }, order: { id: 'DESC' }, take: 1 });
  const quoteState = last ? reachedState(last) : null;
  const quoteValidUntil = last?.validUntil ?? null;
  await tx.update(Order, { id: orderId }, { quoteState, quoteValidUntil, updatedAt: new Date() });
  await noteEvents(tx, [{ subject: 'order', id: orderId, type: 'changed', event, changedFields: ['quoteState'] }]);
}

export function linesOf(manager: EntityManager, orderId: number): Promise<OrderLine[]> {
  return manager.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
}
