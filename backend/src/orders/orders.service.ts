import { Injectable } from '@nestjs/common';
import type { Admin, Customer } from '../auth/index.js';
import { batchesById, type Page } from '../common/http/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { changeable, storeChange } from './order-change.js';
import { orderBy, orderPage, ordersAfter, pageOfCustomer } from './order-list.js';
import type { OrderStatus } from './order-status.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import type { Order } from './order.entity.js';
import type { OrderedLine } from './orders.csv.js';
import {
  OrderDto,
  type AccountOrdersQuery,
  type OrdersExportQuery,
  type OrdersQuery,
  type TrackQuery,
} from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';
import { trackingCodeOf } from './tracking-code.js';

/** The orders after they were placed: lists, tracking (D8), status (D9). */
@Injectable()
export class OrdersService {
  constructor(private readonly database: Database) {}

  /** `now` decides what is overdue. */
  list(query: OrdersQuery, now: Date): Promise<Page<Order>> {
    return orderPage(this.database.read, query, now);
  }

  /** Every line of the orders that the list would show, in batches by rising order. */
  async *lines(query: OrdersExportQuery, now: Date): AsyncGenerator<OrderedLine[]> {
    const batches = batchesById((after, limit) => ordersAfter(this.database.read, query, now, { after, limit }));
    for await (const orders of batches) yield orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  }

  /** The orders that a customer placed while logged in, the newest first (D11). */
  listOf(customer: Customer, query: AccountOrdersQuery): Promise<Page<Order>> {
    return pageOfCustomer(this.database.read, customer.id, query);
  }

  /** With lines, history and calls. Throws {@link OrderNotFound}. */
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
   * Records the change with admin and time (D9). With `seen`, the version the admin looked at, a change in between is
   * `OrderChangedMeanwhile`. To the status it has already, it changes nothing.
   */
  setStatus(id: number, status: OrderStatus, admin: Admin, seen?: number): Promise<Order> {
    return this.database.write(async (tx) => {
      const order = await changeable(tx, id, seen);
      if (order.status === status) return order;
      const now = new Date();
      const before = OrderDto.of(order, now);
      const change = order.moveTo(status, admin, now);
      await storeChange(tx, order);
      await tx.insert(OrderStatusChange, change);
      const states = { before, after: OrderDto.of(order, now) };
      await recordChange(tx, admin, { action: 'setOrderStatus', subject: 'order', subjectId: id, ...states });
      return order;
    });
  }
}
