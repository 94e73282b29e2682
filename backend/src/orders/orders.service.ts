import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '../common/http/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Database, findOrThrow } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { changeOrder, storeChange } from './order-change.js';
import type { Viewer } from './order-filters.js';
import { findOrder, orderPage, ordersInBatches, pageOfSamePhone } from './order-list.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import type { OrderedLine } from './orders.csv.js';
import type { OrdersExportQuery, OrdersQuery, SetOrderStatusDto, TrackQuery } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';
import { trackingCodeOf } from './tracking-code.js';

/** Orders after they were placed: lists, tracking, status. */
@Injectable()
export class OrdersService {
  constructor(private readonly database: Database) {}

  list(query: OrdersQuery, viewer: Viewer): Promise<Page<Order>> {
    return orderPage(this.database.read, query, viewer);
  }

  /** The other orders with the same phone. Throws {@link OrderNotFound}. */
  async related(id: number, query: PageQuery): Promise<Page<Order>> {
    const order = await findOrThrow(this.database.read, Order, id, OrderNotFound);
    return pageOfSamePhone(this.database.read, order, query);
  }

  /** Every line of the listed orders by rising order id, in batches. */
  async *lines(query: OrdersExportQuery, viewer: Viewer): AsyncGenerator<OrderedLine[]> {
    for await (const orders of ordersInBatches(this.database.read, query, viewer))
      yield orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  }

  get(id: number): Promise<Order> {
    return findOrder(this.database.read, { id });
  }

  /** Throws the same {@link OrderNotFound} for a missing order and for a phone that is not the order's. */
  async track({ code, phone }: TrackQuery): Promise<Order> {
    const stored = storedPhone(phone);
    if (!stored) throw new OrderNotFound();
    return findOrder(this.database.read, { trackingCode: trackingCodeOf(code), phone: stored });
  }

  /** Records who and when. Setting the current status again changes nothing. */
  setStatus(id: number, form: SetOrderStatusDto, author: Author): Promise<Order> {
    const { status, reason } = form;
    return this.database.write((tx) =>
      changeOrder(tx, { action: 'setOrderStatus', id, mine: form, author }, async (order, at) => {
        if (order.status === status) return;
        await tx.insert(OrderStatusChange, order.moveTo(status, author, at, reason));
        await storeChange(tx, order);
      }),
    );
  }
}
