import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PersonNeeded, type Caller } from '../auth/index.js';
import { storedInstant } from '../database/columns.js';
import { Order } from './order.entity.js';
import { pendingStates } from './quote-state.js';
import { onlyKnown } from '../common/search/index.js';
import type { OrdersExportQuery } from './orders.dto.js';
import { dayMs, dayOf, midnightOf } from '../common/tehran-day.js';

/** Who sends the query and when; the filters «mine» and «overdue» depend on it. */
export interface Viewer {
  /** Null for a program, which has no orders of its own. */
  adminId: number | null;
  now: Date;
}

/** Throws {@link PersonNeeded} when a program asks for its own orders. */
export function viewerOf({ id }: Caller, { assignee }: OrdersExportQuery): Viewer {
  if (assignee === 'me' && id === undefined) throw new PersonNeeded();
  return { adminId: id ?? null, now: new Date() };
}

type Condition = string | false | undefined;

/** A query for the orders that pass the filters; the search is not part of it. */
export function filtered(
  manager: EntityManager,
  filters: OrdersExportQuery,
  viewer: Viewer,
): SelectQueryBuilder<Order> {
  const find = manager.createQueryBuilder(Order, 'orders').setParameters(parametersOf(filters, viewer));
  for (const condition of conditionsOf(filters)) if (condition) find.andWhere(condition);
  return onlyKnown(find, filters);
}

const byDue = {
  any: 'orders.callDueAt IS NOT NULL',
  overdue: 'orders.callDueAt < :now',
  today: 'orders.callDueAt >= :now AND orders.callDueAt < :tomorrow',
  tomorrow: 'orders.callDueAt >= :tomorrow AND orders.callDueAt < :dayAfter',
  none: 'orders.callDueAt IS NULL',
} as const;

function conditionsOf({
  status,
  source,
  lostReason,
  overdue,
  due,
  assignee,
  externalId,
  quote,
  from,
  to,
}: OrdersExportQuery): Condition[] {
  return [
    status && status !== 'all' && 'orders.status = :status',
    source && 'orders.source = :source',
    lostReason && 'orders.lostReason = :lostReason',
    overdue === true && byDue.overdue,
    overdue === false && '(orders.callDueAt IS NULL OR orders.callDueAt >= :now)',
    due && byDue[due],
    assignee && (assignee === 'none' ? 'orders.assigneeId IS NULL' : 'orders.assigneeId = :assignee'),
    externalId && 'orders.externalId = :externalId',
    quote && byQuote(quote),
    from && 'orders.createdAt >= :from',
    to && 'orders.createdAt < :to',
  ];
}

/** «expired» is no stored state: it is a pending quote whose last day is over. */
function byQuote(quote: NonNullable<OrdersExportQuery['quote']>): string {
  if (quote === 'none') return 'orders.quoteState IS NULL';
  if (quote === 'expired') return 'orders.quoteState IN (:...pending) AND orders.quoteValidUntil < :today';
  const isPending = pendingStates.some((state) => state === quote);
  return `orders.quoteState = :quote${isPending ? ' AND orders.quoteValidUntil >= :today' : ''}`;
}

function parametersOf(
  { status, source, lostReason, assignee, externalId, quote, from, to }: OrdersExportQuery,
  { adminId, now }: Viewer,
): object {
  const midnight = midnightOf(now);
  return {
    status,
    source,
    lostReason,
    externalId,
    quote,
    pending: pendingStates,
    today: dayOf(now),
    now: storedInstant(now),
    tomorrow: storedInstant(new Date(midnight + dayMs)),
    dayAfter: storedInstant(new Date(midnight + 2 * dayMs)),
    assignee: assignee === 'me' ? adminId : Number(assignee),
    from: from && storedInstant(from),
    to: to && storedInstant(to),
  };
}
