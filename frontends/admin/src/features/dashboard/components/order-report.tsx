import { EmptyState } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { exportReport, type Report, type ReportTable } from '../get-dashboard';
import { listPeriodOf, type ReportPeriod } from '../period';
import { DayChart } from './day-chart';
import { Figures } from './figures';
import { Panel } from './panel';
import { Sales } from './sales';
import { ExpertsTable, ProductsTable, StatusTable } from './report-tables';

/** The report about the orders of the period, on the screen and printed on one sheet. */
export function OrderReport({ report, asked }: { report: Report; asked: ReportPeriod }) {
  const leadsTeam = useMay()('team');
  const period = listPeriodOf(asked);
  const listOf = (status?: string) =>
    period && `/admin/orders?${new URLSearchParams({ ...(status && { status }), period }).toString()}`;
  const csvOf = (table: ReportTable) => ({
    fileName: `report-${table}.csv`,
    fetch: () => exportReport(asked, table),
  });
  const isEmpty = report.figures.orders === 0 && report.experts.length === 0 && report.figures.promised === 0;
  if (isEmpty) return <EmptyState title={copy.empty} text={copy.emptyText} level={3} />;
  return (
    <>
      <Figures report={report} ordersTo={listOf()} />
      <Panels>
        <Panel title={copy.daily.title} csv={csvOf('days')}>
          <DayChart days={report.days} />
        </Panel>
        <Panel title={copy.statuses.title}>
          <StatusTable report={report} listOf={listOf} />
        </Panel>
        <Panel title={copy.products.title} csv={csvOf('products')}>
          <ProductsTable products={report.products} />
        </Panel>
        {leadsTeam && (
          <Panel title={copy.experts.title} note={copy.experts.note} csv={csvOf('experts')}>
            <ExpertsTable experts={report.experts} />
          </Panel>
        )}
        <Sales sales={report.sales} leadsTeam={leadsTeam} csvOf={csvOf} />
      </Panels>
    </>
  );
}

const Panels = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;
