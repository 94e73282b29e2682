import type { LinkProps } from '@afshoreh/contracts/router';
import { formatKilograms, formatDate, toPersianDigits } from '@afshoreh/persian';
import { LinkButton, OrderStatusBadge, PhoneLink, QuoteStateBadge, VisuallyHidden } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { space } from '@afshoreh/ui/theme';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';
import { type Order, type OrderView, lineName } from '../orders';
import { CallDueBadge } from './call-due-badge';
import { Muted } from '../../../layout/muted';
import { actionsColumn } from '../../../list/actions-column';

/** Returns the props of the link that opens the order over this list. */
export type LinkTo = (order: Order) => Pick<LinkProps, 'to' | 'state'>;

interface OrderColumnsOptions {
  linkTo: LinkTo;
  now: Date;
  /** Returns the name of the colleague who has the order open. */
  leaseHolderOf: (order: Order, now: Date) => string | undefined;
}

/** The columns of the list. In the call queue there are also those that an expert needs before a call. */
export function orderColumns(view: OrderView, options: OrderColumnsOptions): TableColumn<Order>[] {
  const columns = view === 'calls' ? [...FACTS, ...CALLS] : FACTS;
  const shown = columns.filter(({ key }) => !(view === 'calls' && ['date', 'quantity'].includes(key)));
  const [call, ...state] = stateColumns(options) as [TableColumn<Order>, ...TableColumn<Order>[]];
  // In the call queue the due call comes third, because narrow screens cut off later columns.
  if (view === 'calls') return [...shown.slice(0, 2), call, ...shown.slice(2), ...state];
  return [...shown, call, ...state];
}

const headers = copy.columns;

const FACTS: TableColumn<Order>[] = [
  { key: 'id', header: headers.id, cell: ({ id }) => toPersianDigits(id) },
  {
    key: 'date',
    card: 'plain',
    header: headers.date,
    sortable: true,
    cell: ({ createdAt, source }) => (
      <>
        {formatDate(createdAt)}
        {source === 'phone' && (
          <Muted as="span" $size="xs">
            {' '}
            {copy.byPhone}
          </Muted>
        )}
      </>
    ),
  },
  { key: 'customer', header: headers.customer, heading: true, title: ({ name }) => name, cell: ({ name }) => name },
  { key: 'phone', card: 'plain', header: headers.phone, cell: ({ phone }) => <PhoneLink phone={phone} /> },
  {
    key: 'product',
    card: 'plain',
    header: headers.product,
    title: (order) => order.items.map(lineName).join('، '),
    cell: (order) => <Products order={order} />,
  },
  { key: 'quantity', card: 'plain', header: headers.quantity, cell: (order) => quantityOf(order) },
];

const CALLS: TableColumn<Order>[] = [
  { key: 'lastCall', card: 'plain', header: headers.lastCall, cell: (order) => <LastCall order={order} /> },
  {
    key: 'assignee',
    card: 'plain',
    header: headers.assignee,
    cell: ({ assignee }) => assignee?.name,
  },
];

function stateColumns({ linkTo, now, leaseHolderOf }: OrderColumnsOptions): TableColumn<Order>[] {
  return [
    {
      key: 'call',
      card: 'wide',
      header: headers.call,
      sortable: true,
      cell: (order) => <CallDueBadge order={order} now={now} colleague={leaseHolderOf(order, now)} />,
    },
    {
      key: 'status',
      card: 'plain',
      header: headers.status,
      cell: (order) => <States order={order} />,
    },
    actionsColumn((order) => <Open order={order} linkTo={linkTo} />, headers.actions),
  ];
}

function Open({ order, linkTo }: { order: Order; linkTo: LinkTo }) {
  const label = copy.detailsOf(toPersianDigits(order.id));
  return (
    <LinkButton {...linkTo(order)} variant="secondary" size="small" aria-label={label}>
      {copy.details}
    </LinkButton>
  );
}

/** The status, and below it the state of the newest quote: a column of its own would push the status out of a laptop's screen. */
function States({ order: { status, quoteState } }: { order: Order }) {
  return (
    <StateLines>
      <OrderStatusBadge status={status} />
      {quoteState && (
        <span>
          <FileText size={14} />
          <VisuallyHidden>{copy.quoteFilter}</VisuallyHidden>
          <QuoteStateBadge state={quoteState} />
        </span>
      )}
    </StateLines>
  );
}

const StateLines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1)};

  > span:has(svg) {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    white-space: nowrap;
  }
`;

function Products({ order }: { order: Order }) {
  const [first, ...others] = order.items;
  return (
    <>
      {first && lineName(first)}
      {others.length > 0 && (
        <Muted as="span" $size="xs">
          {' '}
          {copy.moreLines(toPersianDigits(others.length))}
        </Muted>
      )}
    </>
  );
}

/** Returns the weight of all lines together. */
function quantityOf({ items }: Order): string {
  return formatKilograms(items.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** The outcome of the last call, and the number of calls. */
function LastCall({ order: { lastCall, attempts } }: { order: Order }) {
  if (!lastCall) return null;
  return (
    <>
      {copy.call.outcomes[lastCall.outcome]}
      {attempts > 1 && (
        <Muted as="span" $size="xs">
          {' '}
          ({copy.call.count(toPersianDigits(attempts))})
        </Muted>
      )}
    </>
  );
}
