import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import type { AskedPeriod } from './period';

export type Dashboard = Schemas['DashboardDto'];
export type Report = Schemas['OrderReportDto'];
export type PeriodFigures = Schemas['PeriodFiguresDto'];
export type ReportTable = 'days' | 'experts' | 'products';

/** The one call of the first page (D28). */
export const dashboardQuery = (asked: AskedPeriod) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', asked],
    queryFn: ({ signal }) => api.GET('/dashboard', { params: { query: asked }, signal }).then(dataOf),
    staleTime: 0,
  });

/** The file of one table. */
export async function exportReport(asked: AskedPeriod, table: ReportTable): Promise<Blob> {
  return dataOf(await api.GET('/dashboard/export', { params: { query: { ...asked, table } }, parseAs: 'blob' }));
}
