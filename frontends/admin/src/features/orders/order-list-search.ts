import { rangeOf } from '../../list/period';
import type { OrderListSearch } from './get-orders';
import { orderSortOf } from './get-orders';
import { orderStatusOf } from './order-status';

export const ORDER_VIEWS = ['all', 'calls'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export const ORDER_DUES = ['any', 'overdue', 'today', 'tomorrow', 'none'] as const;
type OrderDue = (typeof ORDER_DUES)[number];

/** Everything unknown is all orders. */
export function orderViewOf(params: URLSearchParams): OrderView {
  return params.get('view') === 'calls' ? 'calls' : 'all';
}

/** By when a call is owed; the queue shows what is owed at all unless the address says more. */
export function orderDueOf(params: URLSearchParams): OrderDue | undefined {
  const due = ORDER_DUES.find((each) => each === params.get('due'));
  return due ?? (orderViewOf(params) === 'calls' ? 'any' : undefined);
}

/** What the address asks of the list, as the API takes it; the queue has the most urgent call first. */
export function orderSearchOf(params: URLSearchParams, now: Date): OrderListSearch {
  return {
    q: params.get('q') || undefined,
    status: orderStatusOf(params.get('status')),
    due: orderDueOf(params),
    // «me», «none» or an id; the server refuses everything else.
    assignee: /^(me|none|\d{1,9})$/.exec(params.get('assignee') ?? '')?.[0],
    ...rangeOf(params, now),
    sort: params.get('sort') === null && orderViewOf(params) === 'calls' ? 'due' : orderSortOf(params.get('sort')),
  };
}
