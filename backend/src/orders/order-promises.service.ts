import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarOf, lockCallTimes, HolidaysService, SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { minutesBetween } from './call-clock.js';
import { callByOf, type CallHours, type CallTimes } from './call-promise.js';
import { Order } from './order.entity.js';

const rowsAtOnce = 500;

/** A calendar change that is not saved yet. */
export interface PlannedChange {
  added?: string | undefined;
  removed?: string | undefined;
  hours?: CallHours | undefined;
}

type Promised = Pick<Order, 'id' | 'createdAt' | 'callBy' | 'nextCallAt'>;

/** Recomputes the promised call times of orders that nobody has called yet whenever call hours or holidays change. */
@Injectable()
export class OrderPromisesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly holidays: HolidaysService,
  ) {
    this.settings.onChange((tx) => this.move(tx));
    this.holidays.onChange((tx) => this.move(tx));
  }

  /** Call hours and holidays: the committed ones, or those that the given transaction sees. */
  async times(manager: EntityManager = this.database.read): Promise<CallTimes> {
    const { callHours: hours } = await this.settings.get(manager);
    return { hours, isHoliday: await this.holidays.calendar(manager) };
  }

  /**
   * For a transaction that stores a promise: locks the call times and returns them. A change of the calendar waits for this
   * transaction, and then updates the new promise too.
   */
  async lockTimes(tx: EntityManager): Promise<CallTimes> {
    await lockCallTimes(tx, 'shared');
    return this.times(tx);
  }

  /** Minutes of call hours since a moment. */
  async minutesSince(from: Date, to: Date, manager: EntityManager): Promise<number> {
    return minutesBetween(from, to, await this.times(manager));
  }

  /** The years that a promise may fall into and whose holidays nobody has entered yet. */
  yearsWithoutTable(now: Date): Promise<number[]> {
    return this.holidays.yearsWithoutTable(now);
  }

  /** How many promises a calendar change would move. */
  async countMoved({ added, removed, hours }: PlannedChange): Promise<number> {
    const { read } = this.database;
    const { callHours } = await this.settings.get();
    const days = (await this.holidays.days()).filter((day) => day !== removed);
    const times = { hours: hours ?? callHours, isHoliday: calendarOf([...days, ...(added ? [added] : [])]) };
    let count = 0;
    for await (const orders of batches(read)) count += movedBy(times, orders).length;
    return count;
  }

  /**
   * Recomputes the promised time of every open order that nobody has called. Returns how many promises changed. The
   * version of an order stays, so that nobody's open form is refused because of this.
   */
  private async move(tx: EntityManager): Promise<number> {
    const times = await this.times(tx);
    const updatedAt = new Date();
    let count = 0;
    for await (const orders of batches(tx)) {
      const moved = movedBy(times, orders);
      for (const { id, callBy, nextCallAt } of moved)
        await tx.update(Order, { id }, { callBy, callDueAt: nextCallAt ?? callBy, updatedAt });
      const events = moved.map(({ id }) => ({ subject: 'order', id, type: 'changed' as const }));
      await noteEvents(tx, events);
      count += moved.length;
    }
    return count;
  }
}

/** The orders whose promise changes, with the new promise. */
function movedBy(times: CallTimes, orders: Promised[]): Promised[] {
  return orders
    .map((order) => ({ ...order, callBy: callByOf(order.createdAt, times), before: order.callBy }))
    .filter(({ callBy, before }) => callBy.getTime() !== before.getTime());
}

async function* batches(manager: EntityManager): AsyncGenerator<Promised[]> {
  for (let after = 0; ;) {
    const orders = await manager
      .createQueryBuilder(Order, 'orders')
      .select(['orders.id', 'orders.createdAt', 'orders.callBy', 'orders.nextCallAt'])
      .where('orders.callDueAt IS NOT NULL AND orders.firstCallAt IS NULL AND orders.id > :after', { after })
      .orderBy('orders.id')
      .take(rowsAtOnce)
      .getMany();
    if (orders.length > 0) yield orders;
    if (orders.length < rowsAtOnce) return;
    after = orders.at(-1)?.id ?? after;
  }
}
