import { formatDate, formatDateTime, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Badge, LinkButton, orderTone, PhoneLink } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { color, font } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy, statusLabels } from '../copy';
import type { Order } from '../get-orders';
import { lineName } from '../line-name';

interface OrdersTableProps {
  orders: Order[];
  stale: boolean;
  /** The address that shows an order's details over this list. */
  addressOf: (order: Order) => string;
}

/** The columns of spec §2, with the promised call (D10) and the tracking code under the id. */
export function OrdersTable({ orders, stale, addressOf }: OrdersTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Order>[] = [
    { key: 'id', header: headers.id, nowrap: true, cell: ({ id }) => toPersianDigits(id) },
    { key: 'date', header: headers.date, nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
    { key: 'customer', header: headers.customer, heading: true, cell: ({ name }) => name },
    { key: 'phone', header: headers.phone, nowrap: true, cell: ({ phone }) => <PhoneLink phone={phone} /> },
    { key: 'product', header: headers.product, cell: (order) => <Products order={order} /> },
    { key: 'quantity', header: headers.quantity, nowrap: true, cell: (order) => quantityOf(order) },
    { key: 'callBy', header: headers.callBy, cell: (order) => <CallBy order={order} /> },
    {
      key: 'status',
      header: headers.status,
      cell: ({ status }) => <Badge tone={orderTone(status)}>{statusLabels[status] ?? copy.unknownStatus}</Badge>,
    },
    {
      key: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (order) => (
        <LinkButton
          to={addressOf(order)}
          variant="secondary"
          size="small"
          aria-label={copy.detailsOf(toPersianDigits(order.id))}
        >
          {copy.details}
        </LinkButton>
      ),
    },
  ];
  return (
    <ResponsiveTable
      caption={copy.table}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      isHighlighted={({ overdue }) => overdue}
      stale={stale}
    />
  );
}

function Products({ order }: { order: Order }) {
  const [first, ...others] = order.items;
  return (
    <div>
      {first && lineName(first)}
      {others.length > 0 && <Small> {copy.moreLines(toPersianDigits(others.length))}</Small>}
    </div>
  );
}

/** The weight of all lines together. */
function quantityOf({ items }: Order): string {
  return copy.kilograms(formatNumber(items.reduce((sum, { quantity }) => sum + quantity, 0)));
}

/** Once an order was taken up, its deadline no longer matters. */
function CallBy({ order: { status, callBy, overdue } }: { order: Order }) {
  if (status !== 'new') return '—';
  return overdue ? (
    <span title={formatDateTime(callBy)}>
      <Badge tone="danger">{copy.overdue}</Badge>
    </span>
  ) : (
    <Moment>{formatDateTime(callBy)}</Moment>
  );
}

/** Date above time where the column is narrow, never broken within either. */
const Moment = styled.span`
  display: inline-block;
  inline-size: min-content;
  min-inline-size: 5.5rem;
`;

const Small = styled.span`
  color: ${color('muted')};
  font-size: ${font.xs};
  white-space: nowrap;
`;
