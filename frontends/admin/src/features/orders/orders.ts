import type { Schemas } from '@afshoreh/api-client';
import { toPersianDigits } from '@afshoreh/persian';
import { ORDER_STATUSES, orderStatusLabel, quoteStateLabel } from '@afshoreh/ui';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Order = ItemOf<'/orders'>;
export type OrderStatus = Schemas['Order']['status'];
export type OrderSort = keyof typeof copy.sorts;
/** All orders, or the call queue: the orders with a due call. */
export type OrderView = keyof typeof copy.viewNames;

export const ORDER_STATUS_LABELS = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, orderStatusLabel(status)]),
) as Record<OrderStatus, string>;
/** The states of the newest quote, in the order of the work. */
const QUOTE_STATES = ['draft', 'sent', 'seen', 'change_asked', 'accepted', 'expired'] as const;
export const QUOTE_LABELS = {
  none: copy.noQuote,
  ...(Object.fromEntries(QUOTE_STATES.map((state) => [state, quoteStateLabel(state)])) as Record<
    (typeof QUOTE_STATES)[number],
    string
  >),
};
const due = { label: copy.dueFilter, options: copy.dues };
const filters = {
  status: { label: copy.statusFilter, options: ORDER_STATUS_LABELS, allLabel: copy.allStatuses },
  quote: { label: copy.quoteFilter, options: QUOTE_LABELS, allLabel: copy.everyQuote },
  source: { label: copy.source, options: copy.sources, allLabel: copy.everySource },
  lostReason: { label: copy.lost.reason, pattern: /^.{1,100}$/ },
  // `me`, `none` or an id. The server refuses everything else.
  assignee: { label: copy.assigneeFilter, pattern: /^(me|none|\d{1,9})$/ },
};
const { newest, oldest, due: mostUrgent } = copy.sorts;
const described = {
  path: '/orders',
  key: 'orders',
  subject: 'order',
  nameOf: ({ id }: Order) => copy.dialog.title(toPersianDigits(id)),
  words: copy,
  period: true,
} as const;

const lists = {
  all: resource({ ...described, filters: { ...filters, due: { ...due, allLabel: copy.dues.any } }, sorts: copy.sorts }),
  // The first choice of a filter and the first sort are the defaults: every due call, the most urgent first.
  calls: resource({ ...described, filters: { ...filters, due }, sorts: { due: mostUrgent, newest, oldest } }),
};

/** Any unknown value means all orders. */
export const orderViewOf = (params: URLSearchParams): OrderView => (params.get('view') === 'calls' ? 'calls' : 'all');

/** Returns the list that an address shows. */
export const orderListOf = (params: URLSearchParams) => lists[orderViewOf(params)];

/** Whether somebody still works on the order. */
export const isOpenOrder = ({ status }: Pick<Order, 'status'>) => status === 'new' || status === 'processing';

/** Returns the name of an order line's product, or «محصول ۱۲» when it is unknown. */
export function lineName({
  productName,
  productId,
}: Pick<Order['items'][number], 'productName' | 'productId'>): string {
  if (productName.trim() !== '') return productName;
  return productId === null ? copy.removedProduct : copy.unknownProduct(toPersianDigits(productId));
}
