import { storedInstant } from '../database/columns.js';
import { ordersFoundBy } from './order-search.js';
import type { OrdersExportQuery } from './orders.dto.js';
import { dayMs, midnightOf } from '../common/tehran-day.js';

/** Who asks, and when: what is mine and what is overdue depend on it. */
export interface Asking {
  adminId: number;
  now: Date;
}

/** Which orders a query is about: the tables to read, as SQL, and the column with their id. */
export interface Chosen {
  from: string;
  id: string;
  parameters: Record<string, unknown>;
}

type Condition = string | false | undefined;

/**
 * A search alone is answered by its own index; the orders are joined only when something of theirs is asked for, by a
 * filter or by `more`, a condition of its own.
 */
export function chosenBy(filters: OrdersExportQuery, asking: Asking, more?: string): Chosen {
  const found = ordersFoundBy(filters.q);
  const conditions = [...conditionsOf(filters), more].filter(Boolean);
  const parameters = { ...found?.parameters, ...parametersOf(filters, asking) };
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  if (!found) return { from: `orders${where}`, id: 'orders.id', parameters };
  if (!where) return { from: `(${found.sql}) found`, id: 'found.orderId', parameters };
  return {
    from: `(${found.sql}) found INNER JOIN orders ON orders.id = found.orderId${where}`,
    id: 'orders.id',
    parameters,
  };
}

const byDue = {
  any: 'orders.callDueAt IS NOT NULL',
  overdue: 'orders.callDueAt < :now',
  today: 'orders.callDueAt >= :now AND orders.callDueAt < :tomorrow',
  tomorrow: 'orders.callDueAt >= :tomorrow AND orders.callDueAt < :dayAfter',
  none: 'orders.callDueAt IS NULL',
} as const;

function conditionsOf({ status, overdue, due, assignee, from, to }: OrdersExportQuery): Condition[] {
  return [
    status && status !== 'all' && 'orders.status = :status',
    overdue === true && byDue.overdue,
    overdue === false && '(orders.callDueAt IS NULL OR orders.callDueAt >= :now)',
    due && byDue[due],
    assignee && (assignee === 'none' ? 'orders.assigneeId IS NULL' : 'orders.assigneeId = :assignee'),
    from && 'orders.createdAt >= :from',
    to && 'orders.createdAt < :to',
  ];
}

function parametersOf({ status, assignee, from, to }: OrdersExportQuery, { adminId, now }: Asking): object {
  const midnight = midnightOf(now);
  return {
    status,
    now: storedInstant(now),
    tomorrow: storedInstant(new Date(midnight + dayMs)),
    dayAfter: storedInstant(new Date(midnight + 2 * dayMs)),
    assignee: assignee === 'me' ? adminId : Number(assignee),
    from: from && storedInstant(from),
    to: to && storedInstant(to),
  };
}
