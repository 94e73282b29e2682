import { timeColumns, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { recordKindOf } from '../records.js';
import { copy } from './copy.js';
import { orderSourceNames, orderStatusNames } from './order.record.js';
import type { OrderLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';

/** One line together with its order. The export has a row per line, so that a spreadsheet can sum and group lines. */
export interface OrderedLine {
  order: Order;
  line: OrderLine;
}

export const orderColumns: CsvColumn<OrderedLine>[] = [
  [copy.columns.id, ({ order }) => order.id],
  [copy.columns.trackingCode, ({ order }) => order.trackingCode],
  ...timeColumns<OrderedLine>(copy.columns.createdAt, ({ order }) => order.createdAt),
  [copy.columns.status, ({ order }) => orderStatusNames[order.status]],
  [copy.columns.name, ({ order }) => order.name],
  [copy.columns.phone, ({ order }) => nationalPhoneOf(order.phone)],
  [copy.columns.email, ({ order }) => order.email],
  [copy.columns.address, ({ order }) => order.address],
  [copy.columns.notes, ({ order }) => order.notes],
  ...timeColumns<OrderedLine>(copy.columns.callBy, ({ order }) => order.callBy),
  ...timeColumns<OrderedLine>(copy.columns.nextCallAt, ({ order }) => order.nextCallAt),
  [copy.columns.productId, ({ line }) => line.productId],
  [copy.columns.productName, ({ line }) => line.productName],
  [copy.columns.quantity, ({ line }) => line.quantity],
  [copy.columns.usdPerTon, ({ line }) => line.usdPerTon],
  [copy.columns.rate, ({ line }) => line.rate],
  [copy.columns.packName, ({ line }) => line.packName],
  [copy.columns.packKilograms, ({ line }) => line.packKilograms],
  [copy.columns.lostReason, ({ order }) => order.lostReason],
  [copy.columns.source, ({ order }) => orderSourceNames[order.source]],
  [copy.columns.externalId, ({ order }) => order.externalId],
  [copy.columns.companyName, ({ order }) => order.companyName],
  [copy.columns.nationalId, ({ order }) => order.nationalId],
  [copy.columns.economicCode, ({ order }) => order.economicCode],
  [copy.columns.deliveryDate, ({ order }) => order.deliveryDate],
  [copy.columns.deliveryPlace, ({ order }) => order.deliveryPlace],
  [copy.columns.quoteState, ({ order }) => quoteStateName(order)],
];

function quoteStateName(order: Order): string | null {
  const state = order.quoteStateAt(new Date());
  return state && (recordKindOf('quote')?.valueNames?.state?.[state] ?? null);
}
