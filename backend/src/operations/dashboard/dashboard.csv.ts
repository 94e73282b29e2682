import { formatDate } from '@afshoreh/persian';
import type { CsvColumn } from '../../common/http/index.js';
import { copy } from '../copy.js';
import type { AskedProductDto, ExpertFiguresDto, OrderReportDto, OrdersOfDayDto } from './order-report.dto.js';

const { columns } = copy;

const days: CsvColumn<OrdersOfDayDto>[] = [
  [columns.day, ({ day }) => day],
  // Noon in UTC is the same day in Tehran.
  [columns.dayInTehran, ({ day }) => formatDate(`${day}T12:00:00Z`)],
  [columns.orders, ({ orders }) => orders],
  [columns.kilograms, ({ kilograms }) => kilograms],
];

const experts: CsvColumn<ExpertFiguresDto>[] = [
  [columns.expert, ({ name }) => name],
  [columns.ordersCalled, ({ orders }) => orders],
  [columns.calls, ({ calls }) => calls],
  [columns.firstCalls, ({ firstCalls }) => firstCalls],
  [columns.inTime, ({ inTime }) => inTime],
];

const products: CsvColumn<AskedProductDto>[] = [
  [columns.productId, ({ productId }) => productId],
  [columns.product, ({ name }) => name],
  [columns.kilograms, ({ kilograms }) => kilograms],
  [columns.orders, ({ orders }) => orders],
];

type Row = OrderReportDto['sales']['cities'][number];

const steps = ['requested', 'quoted', 'accepted', 'lost'] as const;
/** Dollars with two decimals. */
const dollarsOf = (cents: number): number => cents / 100;

const saleColumns = (heading: string): CsvColumn<Row>[] => [
  [heading, ({ name }) => name],
  ...steps.flatMap((step): CsvColumn<Row>[] => [
    [columns.saleOrders(copy.saleSteps[step]), (row) => row[step].orders],
    [columns.saleKilograms(copy.saleSteps[step]), (row) => row[step].kilograms],
    ...(step === 'requested' ? [] : moneyColumns(step)),
  ]),
  [columns.callMinutes, ({ callMinutes }) => callMinutes],
  [columns.quoteMinutes, ({ quoteMinutes }) => quoteMinutes],
];

function moneyColumns(step: (typeof steps)[number]): CsvColumn<Row>[] {
  return [
    [columns.saleRials(copy.saleSteps[step]), (row) => row[step].rials],
    [columns.saleDollars(copy.saleSteps[step]), (row) => dollarsOf(row[step].cents)],
  ];
}

const lost: CsvColumn<OrderReportDto['sales']['lost'][number]>[] = [
  [columns.lostReason, ({ reason }) => reason],
  [columns.orders, ({ orders }) => orders],
  [columns.kilograms, ({ kilograms }) => kilograms],
  [columns.rials, ({ rials }) => rials],
  [columns.dollars, ({ cents }) => dollarsOf(cents)],
];

/** The tables of the report: their columns, and their rows. */
const tables = {
  days: [days, (report) => report.days],
  experts: [experts, (report) => report.experts],
  products: [products, (report) => report.products],
  sales_by_expert: [saleColumns(columns.expert), ({ sales }) => sales.experts],
  sales_by_product: [saleColumns(columns.product), ({ sales }) => sales.products],
  sales_by_city: [saleColumns(columns.city), ({ sales }) => sales.cities],
  sales_by_month: [saleColumns(columns.month), ({ sales }) => sales.months],
  lost: [lost, ({ sales }) => sales.lost],
} satisfies Record<string, Table>;

type Table = [columns: CsvColumn<never>[], rowsOf: (report: OrderReportDto) => object[]];
type TableName = keyof typeof tables;

export const reportTables = Object.keys(tables) as [TableName, ...TableName[]];
/** The tables whose rows are people. */
export const tablesOfExperts: readonly TableName[] = ['experts', 'sales_by_expert'];

export function tableOf(report: OrderReportDto, name: TableName): { columns: CsvColumn<unknown>[]; rows: object[] } {
  const [shown, rowsOf] = tables[name] as Table;
  return { columns: shown as CsvColumn<unknown>[], rows: rowsOf(report) };
}
