import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import type { ReportPeriod } from './period';

export type Dashboard = Schemas['Dashboard'];
export type Report = Schemas['OrderReport'];
export type Sales = Report['sales'];
export type ReportTable =
  | 'days'
  | 'experts'
  | 'products'
  | 'sales_by_expert'
  | 'sales_by_product'
  | 'sales_by_city'
  | 'sales_by_month'
  | 'lost';

/** The dashboard loads all its data with this one request. */
export const dashboardQuery = (asked: ReportPeriod) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', asked],
    queryFn: ({ signal }) => api.GET('/dashboard', { params: { query: asked }, signal }).then(dataOf),
    staleTime: 0,
  });

/** Exports one table of the report as CSV. */
export async function exportReport(asked: ReportPeriod, table: ReportTable): Promise<Blob> {
  return dataOf(await api.GET('/dashboard/export', { params: { query: { ...asked, table } }, parseAs: 'blob' }));
}
