import type { CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import type { OrderLine } from './order-line.entity.js';
import { orderStatusNames } from './order-status.js';
import type { Order } from './order.entity.js';

/** A line with the order it is of: a spreadsheet sums and groups lines. */
export interface OrderedLine {
  order: Order;
  line: OrderLine;
}

/** The export of the orders' list; times in UTC. */
export const orderColumns: CsvColumn<OrderedLine>[] = [
  ['شماره سفارش', ({ order }) => order.id],
  ['کد پیگیری', ({ order }) => order.trackingCode],
  ['تاریخ ثبت', ({ order }) => order.createdAt.toISOString()],
  ['وضعیت', ({ order }) => orderStatusNames[order.status]],
  ['نام', ({ order }) => order.name],
  ['شماره تماس', ({ order }) => nationalPhoneOf(order.phone)],
  ['ایمیل', ({ order }) => order.email],
  ['آدرس', ({ order }) => order.address],
  ['توضیحات', ({ order }) => order.notes],
  ['مهلت تماس', ({ order }) => order.callBy.toISOString()],
  ['تماس بعدی', ({ order }) => order.nextCallAt && order.nextCallAt.toISOString()],
  ['شناسه محصول', ({ line }) => line.productId],
  ['محصول', ({ line }) => line.productName],
  ['مقدار (کیلوگرم)', ({ line }) => line.quantity],
  ['قیمت فهرست (دلار هر تن)', ({ line }) => line.usdPerTon],
  ['نرخ دلار (تومان)', ({ line }) => line.rate],
];
