import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { inSlices } from '../../common/in-slices.js';
import { SerialQueue } from '../../common/serial-queue.js';
import { dayMs, hourMs, midnightOf } from '../../common/tehran-day.js';
import { Database, isNotStorable } from '../../database/index.js';
import { ChangeFeed, ChangesExpired, type ChangeEvent } from '../../operations/events/index.js';
import { longestPromiseDays } from '../call-promise.js';
import { Order } from '../order.entity.js';
import { noSums, sumsOf, type DaySums } from './day-sums.js';
import { daysOf, mostDays, type Period } from './period.js';

/**
 * Days that are kept in memory. The longest report reads twice `mostDays`, because it also reads the period before; this is
 * room for two such reports.
 */
const keptDays = 4 * mostDays;
const eventsAtOnce = 1000;
/** A transaction that began on a day has ended at the latest this long after the end of the day. */
const settledMs = hourMs;

/**
 * The sums of days for reports. The sums of past days are kept in memory. Before each report, the feed of changes tells
 * which orders have changed since the last report, and the sums of their days are dropped and read again. So a report is as
 * current as if nothing were kept.
 */
@Injectable()
export class ReportDays {
  /** The kept sums, by the start of the day. The day that was used longest ago comes first. */
  private readonly kept = new Map<number, Promise<DaySums>>();
  /** The cursor in the feed up to which `kept` takes changes into account. Undefined when nothing is kept. */
  private cursor: string | undefined;
  private readonly following = new SerialQueue();

  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
  ) {}

  /** The sums of each day of the period at `now`, oldest first. At most six queries for each day that is not kept. */
  async of(period: Period, now: Date): Promise<DaySums[]> {
    // Two reports read the feed one after the other. In parallel, the slower one could set the cursor back to an older
    // place than the other one has reached.
    await this.following.run(() => this.follow());
    const first = await this.firstMoment();
    const days: DaySums[] = [];
    await inSlices(daysOf(period), async (begin) => {
      const isEmpty = begin >= now || begin.getTime() + dayMs <= first;
      days.push(isEmpty ? noSums : await this.day(begin, now));
    });
    return days;
  }

  /** Returns the sums of a day. A day that may still get new orders or calls is not kept in memory. */
  private day(begin: Date, now: Date): Promise<DaySums> {
    const day = begin.getTime();
    if (now.getTime() < day + dayMs + settledMs) return sumsOf(this.database, begin, now);
    const sums = this.kept.get(day) ?? this.read(begin, now);
    this.kept.delete(day);
    this.kept.set(day, sums);
    if (this.kept.size > keptDays) this.kept.delete(Number(this.kept.keys().next().value));
    return sums;
  }

  private read(begin: Date, now: Date): Promise<DaySums> {
    const sums = sumsOf(this.database, begin, now);
    sums.catch(() => this.kept.get(begin.getTime()) === sums && this.kept.delete(begin.getTime()));
    return sums;
  }

  /** When the first order was placed, in epoch milliseconds. All days before it are empty. */
  private async firstMoment(): Promise<number> {
    const select = { createdAt: true };
    const [first] = await this.database.read.find(Order, { select, order: { createdAt: 'ASC' }, take: 1 });
    return first ? first.createdAt.getTime() : Infinity;
  }

  /** Forgets the days that have changed since the last report. */
  private async follow(): Promise<void> {
    if (this.cursor === undefined) this.kept.clear();
    try {
      for (let hasMore = true; hasMore;) {
        const page = await this.feed.after(this.cursor, ['order', 'product'], eventsAtOnce);
        await this.forget(page.events);
        ({ cursor: this.cursor, hasMore } = page);
      }
    } catch (error) {
      const isLost = error instanceof ChangesExpired;
      // Reading the feed also writes, because it numbers new events. When the disk is full, this write fails, but
      // reports must still work: then nothing is kept.
      if (!isLost && !isNotStorable(error)) throw error;
      this.cursor = undefined;
      this.kept.clear();
      if (isLost) await this.follow();
    }
  }

  private async forget(events: ChangeEvent[]): Promise<void> {
    const ofOrders = events.filter(({ subject }) => subject === 'order');
    await this.forgetOrders(ofOrders);
    const removed = events.filter(({ subject, type }) => subject === 'product' && type === 'deleted');
    if (removed.length > 0) await this.forgetProducts(new Set(removed.map(({ subjectId }) => subjectId)));
  }

  private async forgetOrders(events: ChangeEvent[]): Promise<void> {
    if (events.length === 0) return;
    // An event without a name and without fields may be a promise that a change of the calendar moved. The event does not
    // contain the old day of the promise, so all days on which the promise could have been are dropped.
    const moved = new Set(
      events
        .filter(({ event, changedFields }) => event === null && changedFields === null)
        .map(({ subjectId }) => subjectId),
    );
    const orders = await this.database.read.find(Order, {
      select: { id: true, createdAt: true, callBy: true, firstCallAt: true },
      where: { id: In(events.map(({ subjectId }) => subjectId)) },
    });
    for (const { id, createdAt, callBy, firstCallAt } of orders) {
      const placed = midnightOf(createdAt);
      const promises = moved.has(id) ? longestPromiseDays : 0;
      for (let day = 0; day <= promises; day += 1) this.kept.delete(placed + day * dayMs);
      this.kept.delete(midnightOf(callBy));
      if (firstCallAt) this.kept.delete(midnightOf(firstCallAt));
    }
  }

  /** When a product is removed, its lines are counted by name, so the days with this product are dropped. */
  private async forgetProducts(ids: ReadonlySet<number>): Promise<void> {
    await inSlices(Array.from(this.kept), async ([day, sums]) => {
      const { products } = await sums.catch(() => noSums);
      if (products.ids.some((id) => ids.has(id))) this.kept.delete(day);
    });
  }
}
