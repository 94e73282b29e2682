import { formatMoney, formatNumber } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { formatTons, formatWait } from '../comparison';
import { copy } from '../copy';
import type { ReportTable, Sales as SalesFigures } from '../get-dashboard';
import type { ListExport } from '../../../list/use-csv';
import { Head, Panel, PlainTable } from './panel';

const words = copy.sales;
const STEPS = ['requested', 'quoted', 'accepted', 'lost'] as const;
type Row = SalesFigures['cities'][number];
type Amounts = Row['quoted'];

interface SalesProps {
  sales: SalesFigures;
  /** Whether the figures of each expert are shown. */
  leadsTeam: boolean;
  csvOf: (table: ReportTable) => ListExport;
}

/** How many orders became quotes and sales, in weight and money: in total, and by month, product, city and expert. */
export function Sales({ sales, leadsTeam, csvOf }: SalesProps) {
  if (sales.total.requested.orders === 0) return null;
  return (
    <>
      <Panel title={words.title} note={words.note}>
        <Funnel total={sales.total} />
      </Panel>
      <Panel title={words.lost.title} csv={sales.lost.length > 0 ? csvOf('lost') : undefined}>
        <Losses lost={sales.lost} />
      </Panel>
      <Wide>
        <Panel title={words.tables.months} csv={csvOf('sales_by_month')}>
          <SalesTable by={words.by.months} rows={sales.months} hasWaits />
        </Panel>
        <Panel title={words.tables.products} csv={csvOf('sales_by_product')}>
          <SalesTable by={words.by.products} rows={sales.products} />
        </Panel>
        <Panel title={words.tables.cities} note={words.citiesNote} csv={csvOf('sales_by_city')}>
          <SalesTable by={words.by.cities} rows={sales.cities} hasWaits />
        </Panel>
        {leadsTeam && (
          <Panel title={words.tables.experts} csv={csvOf('sales_by_expert')}>
            <SalesTable by={words.by.experts} rows={sales.experts} hasWaits />
          </Panel>
        )}
      </Wide>
    </>
  );
}

function Funnel({ total }: { total: SalesFigures['total'] }) {
  const { step: heading, orders, tons, money } = words.columns;
  return (
    <>
      <PlainTable>
        <Head headings={[heading, orders, tons, money]} />
        <tbody>
          {STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{words.steps[step]}</th>
              <td>{formatNumber(total[step].orders)}</td>
              <td>{formatTons(total[step].kilograms)}</td>
              <Money>{step === 'requested' ? null : <Sums amounts={total[step]} />}</Money>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Waits>
        <dt>{words.call}</dt>
        <dd>{waitText(total.callMinutes)}</dd>
        <dt>{words.quote}</dt>
        <dd>{waitText(total.quoteMinutes)}</dd>
      </Waits>
      <Muted $size="xs">{words.waits}</Muted>
    </>
  );
}

function Losses({ lost }: Pick<SalesFigures, 'lost'>) {
  if (lost.length === 0) return <Muted $size="sm">{words.nothingLost}</Muted>;
  const { orders, tons, money } = words.columns;
  return (
    <PlainTable>
      <Head headings={[words.lost.reason, orders, tons, money]} />
      <tbody>
        {lost.map(({ reason, ...amounts }) => (
          <tr key={reason}>
            <th scope="row">
              <bdi>{reason}</bdi>
            </th>
            <td>{formatNumber(amounts.orders)}</td>
            <td>{formatTons(amounts.kilograms)}</td>
            <Money>
              <Sums amounts={amounts} />
            </Money>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

interface SalesTableProps {
  /** The heading of the first column, which names the row. */
  by: string;
  rows: readonly Row[];
  hasWaits?: boolean;
}

/** A row for each month, product, city or expert. On phones each row becomes a list with the headings as labels. */
function SalesTable({ by, rows, hasWaits = false }: SalesTableProps) {
  const waits = hasWaits ? [words.call, words.quote] : [];
  return (
    <Stacking>
      <Head headings={[by, ...STEPS.map((step) => words.steps[step]), ...waits]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {STEPS.map((step) => (
              <Money key={step} data-label={words.steps[step]}>
                <Step amounts={row[step]} />
              </Money>
            ))}
            {hasWaits && (
              <>
                <Money data-label={words.call}>{waitText(row.callMinutes)}</Money>
                <Money data-label={words.quote}>{waitText(row.quoteMinutes)}</Money>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Stacking>
  );
}

function Step({ amounts }: { amounts: Amounts }) {
  if (amounts.orders === 0) return copy.figures.none;
  return (
    <div>
      <div>{formatTons(amounts.kilograms)}</div>
      <Sums amounts={amounts} />
    </div>
  );
}

/** Rials and dollars on separate lines, because they cannot be added up. */
function Sums({ amounts: { rials, cents } }: { amounts: Amounts }) {
  return (
    <>
      {rials > 0 && <small>{formatMoney('rial', rials)}</small>}
      {cents > 0 && <small>{formatMoney('cent', cents)}</small>}
    </>
  );
}

const waitText = (minutes: number | null) => (minutes === null ? copy.figures.none : formatWait(minutes));

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(4)};
  min-inline-size: 0;
`;

const Money = styled.td`
  && {
    white-space: normal;
  }
  small {
    display: block;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;

const Waits = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  margin: ${space(3)} 0 ${space(1)};
  font-size: ${font.sm};

  dt {
    color: ${color('muted')};
  }
`;

const Stacking = styled(PlainTable)`
  @container (max-width: 40rem) {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tr {
      display: block;
    }
    tr {
      padding-block: ${space(2)};
      border-block-start: 1px solid ${color('line')};
    }
    tbody th,
    td {
      display: flex;
      justify-content: space-between;
      gap: ${space(3)};
      padding-block: ${space(1)};
      border: 0;
    }
    && td:not(:first-child) {
      padding-inline-start: 0;
      text-align: end;
    }
    td::before {
      content: attr(data-label);
      color: ${color('muted')};
      font-size: ${font.xs};
    }
  }
`;
