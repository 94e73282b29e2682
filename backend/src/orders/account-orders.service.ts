import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Customer } from '../auth/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { storeTerms } from '../common/search/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { recordsOf, releasePhone, type RecordOwners } from '../people/index.js';
import { copy } from './copy.js';
import { orderWithoutCompany } from './order-company.js';
import { lockOrder, storeChange } from './order-change.js';
import { findOrder, pageOfCustomer } from './order-list.js';
import { addLines, complete } from './order-rows.js';
import { OrderCall } from './order-call.entity.js';
import { OrderNote } from './order-note.entity.js';
import { OrderSearchTerm, orderTermsOf, Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { forgetReminders } from './reminders/order-reminders.service.js';

/** The orders that a customer placed while logged in. */
@Injectable()
export class AccountOrdersService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list({ id }: Pick<Customer, 'id'>, query: PageQuery): Promise<Page<Order>> {
    return pageOfCustomer(this.database.read, id, query, addLines);
  }

  /** The same orders as staff see them, with their calls. */
  listForStaff({ id }: Pick<Customer, 'id'>, query: PageQuery): Promise<Page<Order>> {
    return pageOfCustomer(this.database.read, id, query, complete);
  }

  /** All orders of the customer with lines and history, oldest first. */
  async all(customerId: number): Promise<Order[]> {
    const orders: Order[] = [];
    for (const id of await idsOf(this.database.read, { customerId })) {
      orders.push(await findOrder(this.database.read, { id }));
    }
    return orders;
  }

  /** Gives a customer who has proven the phone the orders of this number that belong to nobody. */
  async claim(customerId: number, phone: string, tx: EntityManager): Promise<void> {
    await tx.update(Order, { phone, customerId: IsNull() }, { customerId });
  }

  /** The name in the latest order of this number that belongs to nobody, or null. */
  async nameOfGuest(phone: string, tx: EntityManager): Promise<string | null> {
    const where = { phone, customerId: IsNull() };
    const [latest] = await tx.find(Order, { select: { id: true, name: true }, where, order: { id: 'DESC' }, take: 1 });
    return latest?.name ?? null;
  }

  /** Gives all orders of one account to another account of the same person. */
  async move(from: number, customerId: number, tx: EntityManager): Promise<void> {
    await tx.update(Order, { customerId: from }, { customerId });
  }

  /**
   * Removes the personal data of customers from their orders, because they are forgotten (docs/decisions/0023). The
   * orders stay, because the reports count them. Open orders are cancelled, because there is nobody left to call.
   */
  async forget(owners: RecordOwners, tx: EntityManager): Promise<void> {
    const now = new Date();
    const ids = await idsOf(tx, recordsOf(owners));
    await forgetReminders(tx, ids);
    const phones = new Set<string>();
    for (const id of ids) {
      const order = await lockOrder(tx, id);
      phones.add(order.phone);
      const event = order.isClosed ? undefined : 'order.status_changed';
      if (!order.isClosed) await tx.insert(OrderStatusChange, order.moveTo('cancelled', null, now));
      await storeChange(tx, order);
      const person = { name: copy.forgottenName, phone: '', email: null, address: null, notes: null };
      const nobody = { ...person, ...orderWithoutCompany };
      await tx.update(Order, { id }, { ...nobody, customerId: null, requestHash: null, lostReason: null });
      await tx.update(OrderCall, { orderId: id }, { note: null });
      await tx.update(OrderStatusChange, { orderId: id }, { reason: null });
      await tx.update(OrderNote, { orderId: id }, { text: copy.forgottenName });
      await storeTerms(tx, OrderSearchTerm, id, orderTermsOf({ ...order, ...nobody }));
      await noteEvents(tx, [{ subject: 'order', id, type: 'changed', event }]);
      await forget(tx, { subject: 'order', id }, [
        order.name,
        order.email,
        order.phone,
        order.companyName,
        order.nationalId,
      ]);
    }
    for (const phone of phones) await releasePhone(tx, phone);
  }
}

type Where = FindOptionsWhere<Order> | FindOptionsWhere<Order>[];

async function idsOf(manager: EntityManager, where: Where): Promise<number[]> {
  const orders = await manager.find(Order, { select: { id: true }, where, order: { id: 'ASC' } });
  return orders.map(({ id }) => id);
}
