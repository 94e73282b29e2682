import type { EntityManager } from 'typeorm';
import { rowLock } from '../database/index.js';
import { recordChange, refuseStale, type Action, type Author } from '../operations/audit/index.js';
import { findOrder } from './order-list.js';
import { Order } from './order.entity.js';
import { OrderDetailsDto } from './orders.dto.js';
import { OrderChangedMeanwhile } from './orders.errors.js';

interface OrderChange {
  action: Action;
  id: number;
  /** The form that was sent, with the version it was made from. */
  mine?: object;
  author: Author;
}

/** Locks an order, lets `work` change and store it, and records the change in the audit. Returns the changed order. */
export async function changeOrder(
  tx: EntityManager,
  { action, id, mine, author }: OrderChange,
  work: (order: Order, at: Date) => Promise<void>,
): Promise<Order> {
  const order = await lockOrder(tx, id, mine);
  const at = new Date();
  const before = OrderDetailsDto.of(order, at);
  await work(order, at);
  const changed = await findOrder(tx, { id });
  const states = recordedStates(before, OrderDetailsDto.of(changed, at));
  await recordChange(tx, author, { action, subjectId: id, ...states });
  return changed;
}

/** Records in the audit that staff made an order, and returns it with everything that belongs to it. */
export async function recordNewOrder(tx: EntityManager, author: Author, id: number): Promise<Order> {
  const order = await findOrder(tx, { id });
  const after = recordedStateOf(OrderDetailsDto.of(order, order.createdAt));
  await recordChange(tx, author, { action: 'takePhoneOrder', subjectId: id, after });
  return order;
}

/**
 * Loads the order and locks it until the transaction ends, so that the second of two changes starts from the result of
 * the first.
 * @param mine the form, with the version that the admin looked at
 * @throws OrderNotFound; OrderChangedMeanwhile when the order changed since that version
 */
export async function lockOrder(tx: EntityManager, id: number, mine: object = {}): Promise<Order> {
  // The lock comes first. Data that is read before the lock may be out of date once the transaction has the lock.
  await tx.findOne(Order, { select: { id: true }, where: { id }, ...rowLock(tx) });
  const order = await findOrder(tx, { id });
  const theirs = recordedStateOf(OrderDetailsDto.of(order, new Date()));
  await refuseStale(tx, { subject: 'order', id }, { mine, theirs }, OrderChangedMeanwhile);
  return order;
}

type RecordedState = Omit<
  OrderDetailsDto,
  | 'updatedAt'
  | 'linesChangedAt'
  | 'quoteState'
  | 'attempts'
  | 'lastCall'
  | 'callDueAt'
  | 'overdue'
  | 'lease'
  | GrowingList
>;
type GrowingList = 'history' | 'calls' | 'staffNotes';

/**
 * The fields of an order that the audit records. It leaves out fields that are computed from others or that quotes write, and the lease, which
 * does not count as a change of the order.
 */
function recordedStateOf(order: OrderDetailsDto): RecordedState {
  const {
    updatedAt,
    linesChangedAt,
    quoteState,
    attempts,
    lastCall,
    callDueAt,
    overdue,
    lease,
    history,
    calls,
    staffNotes,
    ...recorded
  } = order;
  return recorded;
}

/**
 * The states before and after for an entry of the audit. Calls and notes are only added, so an entry contains only the new
 * ones and does not grow with every call.
 */
function recordedStates(before: OrderDetailsDto, after: OrderDetailsDto): { before: object; after: object } {
  const calls = after.calls.slice(before.calls.length);
  const staffNotes = after.staffNotes.slice(before.staffNotes.length);
  return {
    before: { ...recordedStateOf(before), calls: [], staffNotes: [] },
    after: { ...recordedStateOf(after), calls, staffNotes },
  };
}

/** Stores what methods changed on an order from {@link lockOrder}, and raises its version by one. */
export async function storeChange(tx: EntityManager, order: Order): Promise<void> {
  order.version += 1;
  order.updatedAt = new Date();
  const { id, version, updatedAt, status, nextCallAt, reachedAt, callDueAt, assigneeId, externalId } = order;
  const {
    lostReason,
    linesChangedAt,
    firstCallAt,
    firstCallBy,
    firstCallWait,
    leaseHolderId,
    leaseSessionId,
    leasedUntil,
  } = order;
  const { companyName, nationalId, economicCode, deliveryDate, deliveryPlace } = order;
  const company = { companyName, nationalId, economicCode, deliveryDate, deliveryPlace };
  const times = { nextCallAt, reachedAt, callDueAt, firstCallAt, firstCallBy, firstCallWait };
  const lease = { leaseHolderId, leaseSessionId, leasedUntil };
  await tx.update(
    Order,
    { id },
    { version, updatedAt, status, lostReason, linesChangedAt, assigneeId, externalId, ...company, ...lease, ...times },
  );
}
