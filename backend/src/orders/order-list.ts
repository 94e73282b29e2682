import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { storedInstant } from '../database/columns.js';
import { rangeOf, type Page, type PageQuery } from '../common/http/index.js';
import { OrderCall } from './order-call.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { ordersFoundBy } from './order-search.js';
import { Order } from './order.entity.js';
import type { OrdersExportQuery, OrdersQuery } from './orders.dto.js';

/**
 * Orders with their lines as admins list them. Three queries: the total, the page, its lines. The page is chosen by id
 * before a row is read, from whichever end is nearer, so that a late page costs little more than the first.
 */
export async function orderPage(manager: EntityManager, query: OrdersQuery, now: Date): Promise<Page<Order>> {
  const chosen = chosenBy(query, now);
  const total = await countOf(manager, chosen);
  const { skip, take } = rangeOf(query);
  if (skip >= total) return { rows: [], total };
  const down = query.sort === 'newest' ? 'DESC' : 'ASC';
  const ids = idsOf(chosen, down, { skip, take: Math.min(take, total - skip) }, total);
  return { rows: await ordersIn(manager, ids, chosen, down), total };
}

/** The next orders of a list by rising id, with their lines. Two queries. */
export function ordersAfter(
  manager: EntityManager,
  filters: OrdersExportQuery,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<Order[]> {
  const chosen = chosenBy(filters, now, after);
  return ordersIn(manager, `SELECT ${chosen.id} AS id FROM ${chosen.from} ORDER BY id LIMIT ${limit}`, chosen, 'ASC');
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

/** One order with its lines, or null. Two queries. */
export async function placedOrderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await manager.findOneBy(Order, where);
  if (order) await addLines(manager, [order]);
  return order;
}

/** One order with lines, history and calls, or null. Four queries. */
export async function orderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await placedOrderBy(manager, where);
  if (!order) return null;
  order.history = await manager.find(OrderStatusChange, { where: { orderId: order.id }, order: { id: 'ASC' } });
  order.calls = await manager.find(OrderCall, { where: { orderId: order.id }, order: { id: 'ASC' } });
  return order;
}

async function ordersIn(
  manager: EntityManager,
  ids: string,
  { parameters }: Chosen,
  direction: Direction,
): Promise<Order[]> {
  const rows = await manager
    .createQueryBuilder(Order, 'orders')
    .innerJoin(`(${ids})`, 'page', 'page.id = orders.id')
    .setParameters(parameters)
    .orderBy('orders.id', direction)
    .getMany();
  await addLines(manager, rows);
  return rows;
}

/** Joined lines would multiply the rows of a page; asked for by id they cost one query (design §5 "Speed"). */
async function addLines(manager: EntityManager, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = await manager.find(OrderLine, {
    where: { orderId: In(orders.map(({ id }) => id)) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  const byId = new Map(orders.map((order) => [order.id, Object.assign(order, { lines: [] as OrderLine[] })]));
  for (const line of lines) byId.get(line.orderId)?.lines.push(line);
}

type Direction = 'ASC' | 'DESC';

/** Which orders a query is about: the tables to read, as SQL, and the column with their id. */
interface Chosen {
  from: string;
  id: string;
  parameters: Record<string, unknown>;
}

/** A search alone is answered by its own index; the orders are joined only when something of theirs is asked for. */
function chosenBy({ q, status, overdue }: OrdersExportQuery, now: Date, after?: number): Chosen {
  const found = ordersFoundBy(q);
  const conditions = [
    ...(after === undefined ? [] : ['orders.id > :after']),
    ...(status && status !== 'all' ? ['orders.status = :status'] : []),
    ...(overdue === true ? ['orders.callDueAt < :now'] : []),
    ...(overdue === false ? ['(orders.callDueAt IS NULL OR orders.callDueAt >= :now)'] : []),
  ];
  const parameters = { ...found?.parameters, status, after, now: storedInstant(now) };
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  if (!found) return { from: `orders${where}`, id: 'orders.id', parameters };
  if (!where) return { from: `(${found.sql}) found`, id: 'found.orderId', parameters };
  return {
    from: `(${found.sql}) found INNER JOIN orders ON orders.id = found.orderId${where}`,
    id: 'orders.id',
    parameters,
  };
}

async function countOf(manager: EntityManager, { from, parameters }: Chosen): Promise<number> {
  const [sql, values] = manager.dataSource.driver.escapeQueryWithParameters(
    `SELECT COUNT(*) AS total FROM ${from}`,
    parameters,
  );
  const rows: { total: number | string }[] = await manager.query(sql, values);
  return Number(rows[0]?.total ?? 0);
}

/** The second half of a list is counted from its end. */
function idsOf(
  { from, id }: Chosen,
  direction: Direction,
  { skip, take }: { skip: number; take: number },
  total: number,
): string {
  const fromEnd = total - skip - take;
  const [nearest, offset] = fromEnd < skip ? [opposite[direction], fromEnd] : [direction, skip];
  return `SELECT ${id} AS id FROM ${from} ORDER BY ${id} ${nearest} LIMIT ${take} OFFSET ${offset}`;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<Direction, Direction>;
