import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { SettingsService, type Settings } from '../content/index.js';
import { Database } from '../database/index.js';
import { copy } from './copy.js';
import { unfitCallTime, type UnfitCallTime } from './call-time.js';
import { nextAttemptAt, nextCallTimesAt, type CallTimes, type NextCallTimes } from './call-promise.js';
import { minutesBetween } from './call-clock.js';
import { OrderCall } from './order-call.entity.js';
import type { RecordCallDto } from './order-calls.dto.js';
import { changeOrder, storeChange } from './order-change.js';
import { OrderPromisesService } from './order-promises.service.js';
import type { Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';

const longestWaitMs = 366 * 24 * 60 * 60 * 1000;

@Injectable()
export class OrderCallsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly promises: OrderPromisesService,
  ) {}

  /**
   * Records an attempt with its admin and time, and changes the status if the form names one. Returns the order with
   * everything that belongs to it. A failed attempt without a next time gets one from the settings.
   * Throws `OrderNotFound`, `OrderChangedMeanwhile`, and {@link ValidationFailed} when the time of the next call is
   * missing, not in the future, or outside call hours.
   */
  record(id: number, form: RecordCallDto, admin: Admin): Promise<Order> {
    const { outcome, note, nextCallAt, status, reason } = form;
    const next = nextCallOf(outcome, nextCallAt ?? null, new Date());
    return this.database.write((tx) =>
      changeOrder(tx, { action: 'recordOrderCall', id, mine: form, author: admin }, async (order, at) => {
        // The status changes first, because a closed order cannot get a next call.
        if (status && status !== order.status)
          await tx.insert(OrderStatusChange, order.moveTo(status, admin, at, reason));
        const settings = await this.settings.get(tx);
        const times = await this.promises.times(tx);
        refuseUnfit(next, times, at);
        const attempt = { outcome, note: note ?? null, nextCallAt: next };
        const call = order.recordCall(attempt, admin, at, retryBy(settings, times, at));
        order.noteFirstCall({ at, adminId: admin.id }, (moment) => minutesBetween(order.createdAt, moment, times));
        await storeChange(tx, order);
        await tx.insert(OrderCall, call);
      }),
    );
  }

  /** The moments that can be chosen for the next call, and the years whose holidays nobody has entered yet. */
  async nextCallTimes(): Promise<{ times: NextCallTimes; yearsWithoutTable: number[] }> {
    const now = new Date();
    const times = nextCallTimesAt(now, await this.promises.times());
    return { times, yearsWithoutTable: await this.promises.yearsWithoutTable(now) };
  }

  /** Why a moment is no time for a call; null when a call is possible. */
  async unfit(moment: Date): Promise<UnfitCallTime | null> {
    return unfitCallTime(moment, await this.promises.times(), new Date());
  }
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
  // `wait` is NaN when a part of the date, such as the offset, is out of range.
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
