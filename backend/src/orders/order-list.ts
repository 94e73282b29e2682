import type { EntityManager, FindOptionsWhere, SelectQueryBuilder } from 'typeorm';
import type { Page, PageQuery } from '../common/http/index.js';
import { allOf, pageOf, pageOfParts, type ListPart } from '../common/search/index.js';
import { largestId } from '../common/validation/index.js';
import { OrderCall } from './order-call.entity.js';
import { filtered, type Viewer } from './order-filters.js';
import { OrderNote } from './order-note.entity.js';
import { addLines, complete } from './order-rows.js';
import { OrderSearchTerm, Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { OrdersExportQuery, type OrdersQuery } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';

/** Orders are found by the stored terms of name, phone and tracking code, and by the number of the order. */
const search = { terms: OrderSearchTerm, idsNamedBy: numberIn };

/**
 * Returns one page of the admin's list of orders. It needs the queries of `pageOf`, one for the lines, one for the calls,
 * and one for names when somebody works on one of the orders.
 */
export async function orderPage(manager: EntityManager, query: OrdersQuery, viewer: Viewer): Promise<Page<Order>> {
  const page = await pageOfParts(partsOf(filtered(manager, query, viewer), query), query, search);
  await complete(manager, page.rows);
  return page;
}

/** All orders of a list by rising id, with their lines, in batches. The search runs only once. */
export async function* ordersInBatches(
  manager: EntityManager,
  filters: OrdersExportQuery,
  viewer: Viewer,
): AsyncGenerator<Order[]> {
  for await (const orders of allOf(filtered(manager, filters, viewer), filters.q, search)) {
    await addLines(manager, orders);
    yield orders;
  }
}

/** The orders of one customer, newest first; `fill` adds data to the rows. */
export async function pageOfCustomer(
  manager: EntityManager,
  customerId: number,
  query: PageQuery,
  fill: (manager: EntityManager, rows: Order[]) => Promise<void>,
): Promise<Page<Order>> {
  const find = manager.createQueryBuilder(Order, 'orders').where({ customerId });
  const page = await pageOf(find, { 'orders.id': 'DESC' }, query);
  await fill(manager, page.rows);
  return page;
}

/** The other orders with the same phone as this one, newest first. */
export async function pageOfSamePhone(
  manager: EntityManager,
  { id, phone }: Order,
  query: PageQuery,
): Promise<Page<Order>> {
  // After the data of customers was removed, nothing shows which orders belong to the same person.
  if (phone === '') return { rows: [], total: 0 };
  const find = manager.createQueryBuilder(Order, 'orders').where({ phone }).andWhere('orders.id <> :id', { id });
  const page = await pageOf(find, { 'orders.id': 'DESC' }, query);
  await complete(manager, page.rows);
  return page;
}

/** One order with its lines, or null. Two queries. */
export async function placedOrderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await manager.findOneBy(Order, where);
  if (order) await addLines(manager, [order]);
  return order;
}

/** One order with its lines, history, calls and notes. @throws OrderNotFound */
export async function findOrder(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order> {
  const order = await manager.findOneBy(Order, where);
  if (!order) throw new OrderNotFound();
  await complete(manager, [order]);
  const ofOrder = { where: { orderId: order.id }, order: { id: 'ASC' as const } };
  order.history = await manager.find(OrderStatusChange, ofOrder);
  order.calls = await manager.find(OrderCall, ofOrder);
  order.staffNotes = await manager.find(OrderNote, ofOrder);
  return order;
}

/**
 * The parts of the list. Sorted by due call, orders with a due call come first, then all others, newest first. Each part
 * follows an index.
 */
function partsOf(
  find: SelectQueryBuilder<Order>,
  { sort, status, from, to }: Pick<OrdersQuery, 'sort' | 'status' | 'from' | 'to'>,
): ListPart<Order>[] {
  if (sort !== 'due') {
    const direction = sort === 'newest' ? 'DESC' : 'ASC';
    const byId = { 'orders.id': direction } as const;
    // The index of status and time gives this order. If the list were sorted only by id, the database would read all
    // orders in the range of time.
    const isIndexed = status !== 'all' && (from || to);
    return [{ find, order: isIndexed ? { 'orders.createdAt': direction, ...byId } : byId }];
  }
  const owed = find.clone();
  const others = find.clone();
  return [
    {
      find: owed.andWhere('orders.callDueAt IS NOT NULL'),
      order: { 'orders.callDueAt': 'ASC', 'orders.id': 'ASC' },
    },
    { find: others.andWhere('orders.callDueAt IS NULL'), order: { 'orders.id': 'DESC' } },
  ];
}

function numberIn(word: string): number[] {
  return /^\d{1,10}$/.test(word) && Number(word) <= largestId ? [Number(word)] : [];
}
