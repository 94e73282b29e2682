import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { SettingsService, type Settings } from '../content/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { unfitCallTime, type UnfitCallTime } from './call-time.js';
import { nextAttemptAt, nextCallTimesAt, type CallTimes, type NextCallTimes } from './call-promise.js';
import { callClock } from './call-clock.js';
import { OrderCall } from './order-call.entity.js';
import type { RecordCallDto } from './order-calls.dto.js';
import { changeable, recordedStateOf, storeChange } from './order-change.js';
import { orderBy } from './order-list.js';
import { OrderPromisesService } from './order-promises.service.js';
import type { Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { OrderNotFound } from './orders.errors.js';

const minuteMs = 60_000;
const longestWaitMs = 366 * 24 * 60 * 60 * 1000;

/** Calls to customers (D10). */
@Injectable()
export class OrderCallsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly promises: OrderPromisesService,
  ) {}

  /**
   * Writes down an attempt with admin and time, and the status it led to if it names one; answers the order with all of it.
   * A failed attempt without a next time gets one by the settings (D33). Throws {@link OrderNotFound},
   * `OrderChangedMeanwhile`, {@link ValidationFailed} for a next call that is
   * missing, no later moment, or at a time when nobody calls.
   */
  record(id: number, form: RecordCallDto, admin: Admin): Promise<Order> {
    const { outcome, note, nextCallAt, status } = form;
    const at = new Date();
    const next = nextCallOf(outcome, nextCallAt ?? null, at);
    return this.database.write(async (tx) => {
      const order = await changeable(tx, id, form);
      const before = recordedStateOf(order, at);
      // First: a closed order is not called again.
      if (status && status !== order.status) await tx.insert(OrderStatusChange, order.moveTo(status, admin, at));
      const settings = await this.settings.get(tx);
      const times = await this.promises.times(tx);
      refuseUnfit(next, times, at);
      const attempt = { outcome, note: note ?? null, nextCallAt: next };
      const call = order.recordCall(attempt, admin, at, retryBy(settings, times, at));
      // A copy of the release before may have recorded calls without noting the first one.
      const first = order.calls[0] ?? { at, adminId: admin.id };
      order.noteFirstCall(first, (moment) => minutesBetween(order.createdAt, moment, times));
      await storeChange(tx, order);
      await tx.insert(OrderCall, call);
      const after = await orderBy(tx, { id });
      if (!after) throw new OrderNotFound();
      const change = { before, after: recordedStateOf(after, at) };
      await recordChange(tx, admin, { action: 'recordOrderCall', subject: 'order', subjectId: id, ...change });
      return after;
    });
  }

  /** What may be chosen for the next call, and the years of which the holidays are not known yet. */
  async nextCallTimes(): Promise<{ times: NextCallTimes; yearsWithoutTable: number[] }> {
    const now = new Date();
    const times = nextCallTimesAt(now, await this.promises.times());
    return { times, yearsWithoutTable: await this.promises.yearsWithoutTable(now) };
  }

  /** What keeps a moment from being one for a call; null when nothing does. */
  async unfit(moment: Date): Promise<UnfitCallTime | null> {
    return unfitCallTime(moment, await this.promises.times(), new Date());
  }
}

function minutesBetween(from: Date, to: Date, times: CallTimes): number {
  const clock = callClock(from, to, times);
  return Math.round((clock(to) - clock(from)) / minuteMs);
}

function retryBy(settings: Settings, times: CallTimes, at: Date): (failures: number) => Date {
  const { callRetryHours, callRetryAttempts } = settings;
  return (failures) => nextAttemptAt(at, failures, { hours: callRetryHours, attempts: callRetryAttempts }, times);
}

function nextCallOf(outcome: RecordCallDto['outcome'], typed: string | null, now: Date): Date | null {
  if (typed === null) {
    if (outcome === 'call_back') throw wrongNextCall(copy.nextCallMissing);
    return null;
  }
  const wait = Date.parse(typed) - now.getTime();
  // Not a number when a part of it, as the offset, is out of range.
  if (!(wait > 0 && wait < longestWaitMs)) throw wrongNextCall(copy.nextCallTooFar);
  return new Date(typed);
}

function refuseUnfit(next: Date | null, times: CallTimes, now: Date): void {
  const unfit = next && unfitCallTime(next, times, now);
  if (unfit) throw wrongNextCall(unfit.reason);
}

function wrongNextCall(message: string): ValidationFailed {
  return new ValidationFailed([{ field: 'nextCallAt', message }]);
}
