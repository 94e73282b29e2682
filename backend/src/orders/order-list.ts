import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { rangeOf, type Page, type PageQuery } from '../common/http/index.js';
import { wantedOf } from '../common/search/index.js';
import { OrderLine } from './order-line.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import type { OrdersQuery } from './orders.dto.js';

/** Orders with their lines as admins list them. Three queries: the total, the page, its lines. */
export async function orderPage(manager: EntityManager, query: OrdersQuery): Promise<Page<Order>> {
  const find = manager.createQueryBuilder(Order, 'orders');
  if (query.status) find.andWhere('orders.status = :status', { status: query.status });
  const wanted = wantedOf(query.q);
  if (wanted) find.andWhere('INSTR(orders.searchKey, :wanted) > 0', { wanted });
  const total = await find.getCount();
  const { skip, take } = rangeOf(query);
  if (skip >= total) return { rows: [], total };
  const rows = await find
    .orderBy('orders.id', query.sort === 'newest' ? 'DESC' : 'ASC')
    .limit(take)
    .offset(skip)
    .getMany();
  await addLines(manager, rows);
  return { rows, total };
}

/** What one customer ordered, the newest first, with lines. Three queries likewise. */
export async function pageOfCustomer(
  manager: EntityManager,
  customerId: number,
  query: PageQuery,
): Promise<Page<Order>> {
  const [rows, total] = await manager.findAndCount(Order, {
    where: { customerId },
    order: { id: 'DESC' },
    ...rangeOf(query),
  });
  await addLines(manager, rows);
  return { rows, total };
}

/** One order with lines and history, or null. */
export async function orderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await manager.findOneBy(Order, where);
  if (!order) return null;
  await addLines(manager, [order]);
  order.history = await manager.find(OrderStatusChange, { where: { orderId: order.id }, order: { id: 'ASC' } });
  return order;
}

/** Joined lines would multiply the rows of a page; asked for by id they cost one query (design §5 "Speed"). */
async function addLines(manager: EntityManager, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = await manager.find(OrderLine, {
    where: { orderId: In(orders.map(({ id }) => id)) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  for (const order of orders) order.lines = lines.filter(({ orderId }) => orderId === order.id);
}
