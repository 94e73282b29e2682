import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { ORDER_STATUSES, orderStatusLabel, orderTone } from '@afshoreh/ui';
import styled from 'styled-components';
import { formatPercent, percentage, formatTons } from '../comparison';
import { copy } from '../copy';
import type { Report } from '../get-dashboard';
import { Head, PlainTable } from './panel';
import { ShareBar } from './share-bar';
import { Muted } from '../../../layout/muted';

/** The bar of a status has the tone of its badge, but no red, because a cancelled order needs no attention. */
const fillOf = (status: string) => {
  const tone = orderTone(status);
  return tone === 'danger' ? 'neutral' : tone;
};

/** The orders of the period by their current status. Each number links to its list, if a list has the same period. */
export function StatusTable({
  report: { figures },
  listOf,
}: {
  report: Report;
  listOf: (status: string) => string | null;
}) {
  const { columns } = copy.statuses;
  return (
    <PlainTable>
      <Head headings={[columns.status, columns.orders, columns.share]} />
      <tbody>
        {ORDER_STATUSES.map((status) => {
          const count = figures.byStatus[status];
          const to = listOf(status);
          const label = orderStatusLabel(status);
          return (
            <tr key={status}>
              <th scope="row">{label}</th>
              <td>
                {to ? (
                  <Link to={to} aria-label={copy.statuses.listOf(label, formatNumber(count))}>
                    {formatNumber(count)}
                  </Link>
                ) : (
                  formatNumber(count)
                )}
              </td>
              <Wide>
                <ShareBar share={figures.orders === 0 ? 0 : count / figures.orders} fill={fillOf(status)} />
              </Wide>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}

export function ProductsTable({ products }: Pick<Report, 'products'>) {
  const { columns } = copy.products;
  const most = Math.max(1, ...products.map(({ kilograms }) => kilograms));
  return (
    <PlainTable>
      <Head headings={[columns.name, columns.tons, columns.orders]} />
      <tbody>
        {products.map(({ productId, name, kilograms, orders }) => (
          <tr key={productId ?? name}>
            <th scope="row">
              <bdi>{name}</bdi>
              <ShareBar share={kilograms / most} />
            </th>
            <td>{formatTons(kilograms)}</td>
            <td>{formatNumber(orders)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

export function ExpertsTable({ experts }: Pick<Report, 'experts'>) {
  const { columns, empty } = copy.experts;
  if (experts.length === 0) return <Muted $size="sm">{empty}</Muted>;
  return (
    <PlainTable>
      <Head headings={[columns.name, columns.orders, columns.calls, columns.inTime]} />
      <tbody>
        {experts.map(({ adminId, name, orders, calls, firstCalls, inTime }) => {
          const share = percentage(inTime, firstCalls);
          return (
            <tr key={adminId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{formatNumber(orders)}</td>
              <td>{formatNumber(calls)}</td>
              <td>{share === null ? copy.figures.none : formatPercent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}

const Wide = styled.td`
  inline-size: 50%;
`;
