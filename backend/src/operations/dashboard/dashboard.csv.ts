import { formatDate } from '@afshoreh/persian';
import type { CsvColumn } from '../../common/http/index.js';
import { copy } from '../copy.js';
import type { AskedProductDto, ExpertFiguresDto, OrdersOfDayDto } from './order-report.dto.js';

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

export const reportColumns = { days, experts, products };
export const reportTables = ['days', 'experts', 'products'] as const;
