import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarOf, holdCallTimes, HolidaysService, SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { callByOf, type CallHours, type CallTimes } from './call-promise.js';
import { Order } from './order.entity.js';

const rowsAtOnce = 500;

/** A change of the calendar that nobody has saved yet. */
export interface PlannedChange {
  added?: string | undefined;
  removed?: string | undefined;
  hours?: CallHours | undefined;
}

type Promised = Pick<Order, 'id' | 'createdAt' | 'callBy' | 'nextCallAt'>;

/** Keeps the promises of orders that nobody has called yet in step with call hours and holidays (D38). */
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

  /** When people make calls, as it is committed or as a transaction sees it. */
  async times(manager: EntityManager = this.database.read): Promise<CallTimes> {
    const { callHours: hours } = await this.settings.get(manager);
    return { hours, isHoliday: await this.holidays.calendar(manager) };
  }

  /** The same for a promise that is about to be made: a change of the calendar waits for it, and then moves it. */
  async heldTimes(tx: EntityManager): Promise<CallTimes> {
    await holdCallTimes(tx);
    return this.times(tx);
  }

  /** Years that a promise may fall into, and whose holidays nobody has entered yet. */
  yearsWithoutTable(now: Date): Promise<number[]> {
    return this.holidays.yearsWithoutTable(now);
  }

  /** How many promises a change would move. */
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
   * Gives every order that is open and was not called the time that is promised now; answers of how many it is another one.
   * No change of the order: it has no version, so that nobody's open form is refused.
   */
  private async move(tx: EntityManager): Promise<number> {
    const times = await this.times(tx);
    let count = 0;
    for await (const orders of batches(tx)) {
      const moved = movedBy(times, orders);
      for (const { id, callBy, nextCallAt } of moved)
        await tx.update(Order, { id }, { callBy, callDueAt: nextCallAt ?? callBy });
      count += moved.length;
    }
    return count;
  }
}

/** The orders with their new promise, as far as it is another one. */
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
