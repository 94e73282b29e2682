import { In, type EntityManager } from 'typeorm';
import { namesOfAdmins } from '../auth/index.js';
import { OrderCall } from './order-call.entity.js';
import { OrderLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';

/** Adds lines, the last call, and who works on the order. Two queries, and a third for names. */
export async function complete(manager: EntityManager, orders: Order[]): Promise<void> {
  await addLines(manager, orders);
  await addLastCalls(manager, orders);
  await addNames(manager, orders);
}

/** A separate query by id, because a join would repeat each order for every line. */
export async function addLines(manager: EntityManager, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = await manager.find(OrderLine, {
    where: { orderId: In(orders.map(({ id }) => id)) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  const byId = new Map(orders.map((order) => [order.id, Object.assign(order, { lines: [] as OrderLine[] })]));
  for (const line of lines) byId.get(line.orderId)?.lines.push(line);
}

/** The database counts calls in an index and reads only the row of the last one. */
async function addLastCalls(manager: EntityManager, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const counted = manager
    .createQueryBuilder(OrderCall, 'each_call')
    .select(['COUNT(*) AS attempts', 'MAX(each_call.id) AS lastId'])
    .where({ orderId: In(orders.map(({ id }) => id)) })
    .groupBy('each_call.orderId');
  const { entities, raw } = await manager
    .createQueryBuilder(OrderCall, 'last_call')
    .innerJoin(`(${counted.getQuery()})`, 'counted', 'counted.lastId = last_call.id')
    .addSelect('counted.attempts', 'attempts')
    .setParameters(counted.getParameters())
    .getRawAndEntities<{ attempts: number | string }>();
  const byOrder = new Map(entities.map((lastCall, index) => [lastCall.orderId, { lastCall, raw: raw[index] }]));
  for (const order of orders) {
    const last = byOrder.get(order.id);
    Object.assign(order, { lastCall: last?.lastCall ?? null, attempts: Number(last?.raw?.attempts ?? 0) });
  }
}

async function addNames(manager: EntityManager, orders: Order[]): Promise<void> {
  const ids = orders.flatMap(({ assigneeId, leaseHolderId }) => [assigneeId, leaseHolderId]);
  const names = await namesOfAdmins(manager, ids);
  for (const order of orders) {
    order.assigneeName = names.get(order.assigneeId ?? 0) ?? null;
    order.leaseHolderName = names.get(order.leaseHolderId ?? 0) ?? null;
  }
}
