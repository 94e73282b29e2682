import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { fromNearerEnd, rangeOf, type Page, type PageQuery } from '../common/http/index.js';
import { pageOf } from '../common/search/index.js';
import { OrderCall } from './order-call.entity.js';
import { chosenBy, type Asking, type Chosen } from './order-filters.js';
import { OrderNote } from './order-note.entity.js';
import { addLines, complete } from './order-rows.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import { OrdersExportQuery, type OrdersQuery } from './orders.dto.js';

type Direction = 'ASC' | 'DESC';
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<Direction, Direction>;

/**
 * Orders as admins list them. Four queries: the total, the page, its lines, its calls; one more when somebody works on one
 * of them. The page is chosen by id before a row is read, from whichever end is nearer, so that a late page costs little more
 * than the first.
 */
export async function orderPage(manager: EntityManager, query: OrdersQuery, asking: Asking): Promise<Page<Order>> {
  if (query.sort === 'due') return pageByDue(manager, query, asking);
  const chosen = chosenBy(query, asking);
  const { total } = await countOf(manager, chosen);
  const { skip, take } = rangeOf(query);
  if (skip >= total) return { rows: [], total };
  const down = query.sort === 'newest' ? 'DESC' : 'ASC';
  const ids = idsOf(chosen, down, { skip, take: Math.min(take, total - skip) }, total);
  const rows = await ordersIn(manager, ids, chosen, [['orders.id', down]]);
  await complete(manager, rows);
  return { rows, total };
}

/** The next orders of a list by rising id, with their lines. Two queries. */
export async function ordersAfter(
  manager: EntityManager,
  filters: OrdersExportQuery,
  asking: Asking,
  { after, limit }: { after: number; limit: number },
): Promise<Order[]> {
  const chosen = chosenBy(filters, asking, 'orders.id > :after');
  const parameters = { ...chosen.parameters, after };
  const ids = `SELECT ${chosen.id} AS id FROM ${chosen.from} ORDER BY id LIMIT ${limit}`;
  const rows = await ordersIn(manager, ids, { ...chosen, parameters }, [['orders.id', 'ASC']]);
  await addLines(manager, rows);
  return rows;
}

/** What one customer ordered, the newest first, with what `fill` adds to the rows. */
export async function pageOfCustomer(
  manager: EntityManager,
  customerId: number,
  query: PageQuery,
  fill: (manager: EntityManager, rows: Order[]) => Promise<void>,
): Promise<Page<Order>> {
  const find = manager.createQueryBuilder(Order, 'orders').where({ customerId });
  const page = await pageOf(find, [['orders.id', 'DESC']], query);
  await fill(manager, page.rows);
  return page;
}

/** The other orders of whoever placed this one, the newest first. */
export async function pageOfSamePhone(
  manager: EntityManager,
  { id, phone }: Order,
  query: PageQuery,
): Promise<Page<Order>> {
  // Of customers who are forgotten nothing says that they are the same.
  if (phone === '') return { rows: [], total: 0 };
  const find = manager.createQueryBuilder(Order, 'orders').where({ phone }).andWhere('orders.id <> :id', { id });
  const page = await pageOf(find, [['orders.id', 'DESC']], query);
  await complete(manager, page.rows);
  return page;
}

/** One order with its lines, or null. Two queries. */
export async function placedOrderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await manager.findOneBy(Order, where);
  if (order) await addLines(manager, [order]);
  return order;
}

/** One order with everything that happened to it, or null. */
export async function orderBy(manager: EntityManager, where: FindOptionsWhere<Order>): Promise<Order | null> {
  const order = await manager.findOneBy(Order, where);
  if (!order) return null;
  await complete(manager, [order]);
  const ofOrder = { where: { orderId: order.id }, order: { id: 'ASC' as const } };
  order.history = await manager.find(OrderStatusChange, ofOrder);
  order.calls = await manager.find(OrderCall, ofOrder);
  order.staffNotes = await manager.find(OrderNote, ofOrder);
  return order;
}

/** Orders that are owed a call, the most urgent first, then all others, the newest first: each part in the order of an index. */
async function pageByDue(manager: EntityManager, query: OrdersQuery, asking: Asking): Promise<Page<Order>> {
  const [owed, others] = [true, false].map((isOwed) =>
    chosenBy(query, asking, `orders.callDueAt IS ${isOwed ? 'NOT NULL' : 'NULL'}`),
  ) as [Chosen, Chosen];
  const { total, owed: owedTotal } = await countOf(manager, chosenBy(query, asking, '1 = 1'), 'orders.callDueAt');
  const { skip, take } = rangeOf(query);
  const rows: Order[] = [];
  if (skip < owedTotal) {
    const ids = `SELECT ${owed.id} AS id FROM ${owed.from} ORDER BY orders.callDueAt, orders.id LIMIT ${take} OFFSET ${skip}`;
    const byDue = [['orders.callDueAt', 'ASC'] as const, ['orders.id', 'ASC'] as const];
    rows.push(...(await ordersIn(manager, ids, owed, byDue)));
  }
  const rest = { skip: Math.max(0, skip - owedTotal), take: Math.min(take, total - skip) - rows.length };
  if (rest.take > 0) {
    const ids = idsOf(others, 'DESC', rest, total - owedTotal);
    rows.push(...(await ordersIn(manager, ids, others, [['orders.id', 'DESC']])));
  }
  await complete(manager, rows);
  return { rows, total };
}

function ordersIn(
  manager: EntityManager,
  ids: string,
  { parameters }: Chosen,
  order: readonly (readonly [column: string, direction: Direction])[],
): Promise<Order[]> {
  const find = manager
    .createQueryBuilder(Order, 'orders')
    .innerJoin(`(${ids})`, 'page', 'page.id = orders.id')
    .setParameters(parameters);
  for (const [column, direction] of order) find.addOrderBy(column, direction);
  return find.getMany();
}

/** How many there are, and how many of them have a value in `column`. */
async function countOf(
  manager: EntityManager,
  { from, parameters }: Chosen,
  column?: string,
): Promise<{ total: number; owed: number }> {
  const [sql, values] = manager.dataSource.driver.escapeQueryWithParameters(
    `SELECT COUNT(*) AS total${column ? `, COUNT(${column}) AS owed` : ''} FROM ${from}`,
    parameters,
  );
  const [row]: Partial<Record<'total' | 'owed', number | string>>[] = await manager.query(sql, values);
  return { total: Number(row?.total ?? 0), owed: Number(row?.owed ?? 0) };
}

function idsOf(
  { from, id }: Chosen,
  direction: Direction,
  page: { skip: number; take: number },
  total: number,
): string {
  const { from: end, skip, take } = fromNearerEnd(page, total);
  const order = end === 'end' ? opposite[direction] : direction;
  return `SELECT ${id} AS id FROM ${from} ORDER BY ${id} ${order} LIMIT ${take} OFFSET ${skip}`;
}
