import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { batchesById, type Page, type PageQuery } from '../common/http/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { changeable, recordedStateOf, storeChange } from './order-change.js';
import type { Asking } from './order-filters.js';
import { orderBy, orderPage, ordersAfter, pageOfSamePhone } from './order-list.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import type { OrderedLine } from './orders.csv.js';
import type { OrdersExportQuery, OrdersQuery, SetOrderStatusDto, TrackQuery } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';
import { trackingCodeOf } from './tracking-code.js';

/** The orders after they were placed: lists, tracking (D8), status (D9). */
@Injectable()
export class OrdersService {
  constructor(private readonly database: Database) {}

  list(query: OrdersQuery, asking: Asking): Promise<Page<Order>> {
    return orderPage(this.database.read, query, asking);
  }

  /** What else was ordered from the phone of an order. Throws {@link OrderNotFound}. */
  async related(id: number, query: PageQuery): Promise<Page<Order>> {
    const order = await this.database.read.findOneBy(Order, { id });
    if (!order) throw new OrderNotFound();
    return pageOfSamePhone(this.database.read, order, query);
  }

  /** Every line of the orders that the list would show, in batches by rising order. */
  async *lines(query: OrdersExportQuery, asking: Asking): AsyncGenerator<OrderedLine[]> {
    const batches = batchesById((after, limit) => ordersAfter(this.database.read, query, asking, { after, limit }));
    for await (const orders of batches) yield orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  }

  /** With everything that happened to it. Throws {@link OrderNotFound}. */
  async get(id: number): Promise<Order> {
    const order = await orderBy(this.database.read, { id });
    if (!order) throw new OrderNotFound();
    return order;
  }

  /** Throws {@link OrderNotFound} alike for a missing order and for another one's phone (D8). */
  async track({ code, phone }: TrackQuery): Promise<Order> {
    const stored = storedPhone(phone);
    const order = stored && (await orderBy(this.database.read, { trackingCode: trackingCodeOf(code), phone: stored }));
    if (!order) throw new OrderNotFound();
    return order;
  }

  /**
   * Records the change with admin and time (D9). With the version that the admin looked at, a change in between is
   * `OrderChangedMeanwhile`. To the status it has already, it changes nothing.
   */
  setStatus(id: number, form: SetOrderStatusDto, admin: Admin): Promise<Order> {
    const { status } = form;
    return this.database.write(async (tx) => {
      const order = await changeable(tx, id, form);
      if (order.status === status) return order;
      const now = new Date();
      const before = recordedStateOf(order, now);
      const change = order.moveTo(status, admin, now);
      await storeChange(tx, order);
      await tx.insert(OrderStatusChange, change);
      const states = { before, after: recordedStateOf(order, now) };
      await recordChange(tx, admin, { action: 'setOrderStatus', subject: 'order', subjectId: id, ...states });
      return order;
    });
  }
}
