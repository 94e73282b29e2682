import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin, Customer } from '../auth/index.js';
import type { Page } from '../common/http/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Database } from '../database/index.js';
import { orderBy, orderPage, pageOfCustomer } from './order-list.js';
import type { OrderStatus } from './order-status.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import type { AccountOrdersQuery, OrdersQuery, TrackQuery } from './orders.dto.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';
import { trackingCodeOf } from './tracking-code.js';

@Injectable()
export class OrdersService {
  constructor(private readonly database: Database) {}

  list(query: OrdersQuery): Promise<Page<Order>> {
    return orderPage(this.database.read, query);
  }

  /** The orders that a customer placed while logged in, the newest first (D11). */
  listOf(customer: Customer, query: AccountOrdersQuery): Promise<Page<Order>> {
    return pageOfCustomer(this.database.read, customer.id, query);
  }

  /** With lines and history. */
  get(id: number): Promise<Order> {
    return found(this.database.read, id);
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
   * {@link OrderChangedMeanwhile}. To the status it has already, it changes nothing.
   */
  setStatus(id: number, status: OrderStatus, admin: Admin, seen?: number): Promise<Order> {
    return this.database.write(async (tx) => {
      const order = await found(tx, id);
      if (seen !== undefined && seen !== order.version) throw new OrderChangedMeanwhile(id);
      if (order.status === status) return order;
      const { version } = order;
      const change = order.moveTo(status, admin, new Date());
      const { affected } = await tx.update(Order, { id, version }, { status, version: order.version });
      // Somebody else's transaction ended between our reading and our writing.
      if (!affected) throw new OrderChangedMeanwhile(id);
      await tx.insert(OrderStatusChange, change);
      return order;
    });
  }
}

async function found(manager: EntityManager, id: number): Promise<Order> {
  const order = await orderBy(manager, { id });
  if (!order) throw new OrderNotFound();
  return order;
}
