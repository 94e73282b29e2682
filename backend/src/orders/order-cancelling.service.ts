import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Customer } from '../auth/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { addMail } from '../operations/outbox/index.js';
import { orderCancelledMail } from './copy.js';
import { lockOrder, storeChange } from './order-change.js';
import { findOrder } from './order-list.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import type { Order } from './order.entity.js';
import type { TrackQuery } from './orders.dto.js';
import { OrderNotFound, OrderTakenUp } from './orders.errors.js';
import { trackingCodeOf } from './tracking-code.js';

/** Cancels an order at the request of its buyer, as long as no expert works on it. A second request changes nothing. */
@Injectable()
export class OrderCancellingService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /**
   * Cancels the order for a person who knows its code and phone. Throws the same {@link OrderNotFound} for a missing order
   * and for a wrong phone, and {@link OrderTakenUp}.
   */
  cancelTracked({ code, phone: typed }: TrackQuery): Promise<Order> {
    const phone = storedPhone(typed);
    if (!phone) throw new OrderNotFound();
    return this.cancel({ trackingCode: trackingCodeOf(code), phone });
  }

  /** Cancels an order of the customer. Throws {@link OrderNotFound} for an order of somebody else, and {@link OrderTakenUp}. */
  cancelOwn(id: number, { id: customerId }: Customer): Promise<Order> {
    return this.cancel({ id, customerId });
  }

  private cancel(where: FindOptionsWhere<Order>): Promise<Order> {
    return this.database.write(async (tx) => {
      const { id } = await findOrder(tx, where);
      const order = await lockOrder(tx, id);
      if (order.status !== 'cancelled') await this.store(order, tx);
      // This reads with all conditions again: the person's data, such as the phone, may have been removed before the
      // order was locked.
      return findOrder(tx, { ...where, id });
    });
  }

  private async store(order: Order, tx: EntityManager): Promise<void> {
    const { id } = order;
    const now = new Date();
    if (order.isTakenUp(now)) throw new OrderTakenUp();
    await tx.insert(OrderStatusChange, order.moveTo('cancelled', null, now));
    await storeChange(tx, order);
    await noteEvents(tx, [{ subject: 'order', id, type: 'changed', event: 'order.status_changed' }]);
    const { contactEmail } = await this.settings.get(tx);
    const mail = orderCancelledMail(order, `${this.env.siteUrl}/admin/orders?order=${id}`);
    await addMail(tx, { about: { subject: 'order', id }, to: contactEmail, ...mail });
  }
}
