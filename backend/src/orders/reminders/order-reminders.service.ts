import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Customer } from '../../auth/index.js';
import { dayOf } from '../../common/tehran-day.js';
import { Database, rowLock } from '../../database/index.js';
import { recordChange, type Author } from '../../operations/audit/index.js';
import { placedOrderBy } from '../order-list.js';
import { Order } from '../order.entity.js';
import { OrderNotFound } from '../orders.errors.js';
import { OrderReminder } from './order-reminder.entity.js';
import { OrderReminderDto } from './order-reminders.dto.js';
import { ReminderNotFound, ReminderWithoutBuyer } from './order-reminders.errors.js';
import { nextReminderOn, persianMonthOf, type ReminderTerms } from './reminder-days.js';

type Remembered = Pick<Order, 'id' | 'name' | 'phone' | 'createdAt'>;

/** Reminders to order again. Buyers set them for their own orders, staff for every order. */
@Injectable()
export class OrderRemindersService {
  constructor(private readonly database: Database) {}

  /** @throws OrderNotFound */
  async get(orderId: number): Promise<OrderReminder | null> {
    if (!(await this.database.read.existsBy(Order, { id: orderId }))) throw new OrderNotFound();
    return this.database.read.findOneBy(OrderReminder, { orderId });
  }

  /** All reminders of the orders of an account, the next one first. */
  ofCustomer(customerId: number): Promise<OrderReminder[]> {
    return this.database.read
      .createQueryBuilder(OrderReminder, 'reminder')
      .innerJoin('reminder.order', 'orders')
      .where('orders.customerId = :customerId', { customerId })
      .orderBy('reminder.nextOn')
      .addOrderBy('reminder.id')
      .getMany();
  }

  /** @throws OrderNotFound, ReminderWithoutBuyer */
  set(orderId: number, terms: ReminderTerms, author: Author): Promise<OrderReminder> {
    return this.database.write(async (tx) => {
      const order = await lockedOrder(tx, { id: orderId });
      const before = await tx.findOneBy(OrderReminder, { orderId });
      const reminder = await this.store(tx, order, terms, before);
      await record(tx, { order, author, action: 'setOrderReminder', before, after: reminder });
      return reminder;
    });
  }

  /** Like {@link set}, for one of the customer's own orders. @throws OrderNotFound */
  setOwn(orderId: number, terms: ReminderTerms, { id: customerId }: Pick<Customer, 'id'>): Promise<OrderReminder> {
    return this.database.write(async (tx) => {
      const order = await lockedOrder(tx, { id: orderId, customerId });
      return this.store(tx, order, terms, await tx.findOneBy(OrderReminder, { orderId }));
    });
  }

  /** Removes the reminder of an order, if it has one. @throws OrderNotFound */
  async remove(orderId: number, author: Author): Promise<void> {
    await this.database.write(async (tx) => {
      const order = await lockedOrder(tx, { id: orderId });
      const before = await tx.findOneBy(OrderReminder, { orderId });
      if (!before) return;
      await tx.delete(OrderReminder, { orderId });
      await record(tx, { order, author, action: 'deleteOrderReminder', before, after: null });
    });
  }

  /** @throws OrderNotFound */
  async removeOwn(orderId: number, { id: customerId }: Pick<Customer, 'id'>): Promise<void> {
    await this.database.write(async (tx) => {
      await lockedOrder(tx, { id: orderId, customerId });
      await tx.delete(OrderReminder, { orderId });
    });
  }

  /** The reminder of a link and its order with the lines of today. @throws ReminderNotFound */
  async open(token: string): Promise<{ reminder: OrderReminder; order: Order }> {
    const reminder = await this.database.read.findOneBy(OrderReminder, { token });
    const order = reminder && (await placedOrderBy(this.database.read, { id: reminder.orderId }));
    if (!order) throw new ReminderNotFound();
    return { reminder, order };
  }

  /** An unknown token changes nothing. */
  async stop(token: string): Promise<void> {
    await this.database.write((tx) => tx.delete(OrderReminder, { token }));
  }

  /** The same terms again change nothing. Other terms begin after the month of the last reminder, so no month has two. */
  private async store(
    tx: EntityManager,
    { id: orderId, phone, createdAt }: Remembered,
    { every, day }: ReminderTerms,
    stored: OrderReminder | null,
  ): Promise<OrderReminder> {
    if (phone === '') throw new ReminderWithoutBuyer();
    if (stored?.every === every && stored.day === day) return stored;
    const from = stored ? persianMonthOf(stored.nextOn) - stored.every : persianMonthOf(dayOf(createdAt));
    const nextOn = nextReminderOn({ every, day }, from, dayOf(new Date()));
    if (!stored) {
      const token = randomBytes(16).toString('base64url');
      return tx.save(tx.create(OrderReminder, { orderId, every, day, nextOn, token, remindedAt: null }));
    }
    await tx.update(OrderReminder, { id: stored.id }, { every, day, nextOn });
    return tx.create(OrderReminder, { ...stored, every, day, nextOn });
  }
}

/** Deletes the reminders of these orders, because the data of their buyer is removed. */
export async function forgetReminders(tx: EntityManager, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(OrderReminder, { orderId: In(orderIds) });
}

/** Locks the order, so that two changes of its reminder run one after the other. @throws OrderNotFound */
async function lockedOrder(tx: EntityManager, where: { id: number; customerId?: number }): Promise<Remembered> {
  const select = { id: true, name: true, phone: true, createdAt: true } as const;
  const order = await tx.findOne(Order, { select, where, ...rowLock(tx) });
  if (!order) throw new OrderNotFound();
  return order;
}

interface ReminderChange {
  order: Remembered;
  author: Author;
  action: 'setOrderReminder' | 'deleteOrderReminder';
  before: OrderReminder | null;
  after: OrderReminder | null;
}

function record(tx: EntityManager, { order, author, action, before, after }: ReminderChange): Promise<void> {
  const { id: subjectId, name } = order;
  const stateOf = (reminder: OrderReminder | null) => ({ name, reminder: reminder && OrderReminderDto.of(reminder) });
  return recordChange(tx, author, { action, subjectId, before: stateOf(before), after: stateOf(after) });
}
