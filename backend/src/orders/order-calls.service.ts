import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { isOfficialHoliday, SettingsService, type Settings } from '../content/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { nextAttemptAt } from './call-promise.js';
import { OrderCall } from './order-call.entity.js';
import type { RecordCallDto } from './order-calls.dto.js';
import { changeable, storeChange } from './order-change.js';
import { orderBy } from './order-list.js';
import type { Order } from './order.entity.js';
import { OrderDetailsDto } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';

const longestWaitMs = 366 * 24 * 60 * 60 * 1000;

/** Calls to customers (D10). */
@Injectable()
export class OrderCallsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Writes down an attempt with admin and time, and answers the order with all of them. The status stays. A failed attempt
   * without a next time gets one by the settings (D33). Throws
   * {@link OrderNotFound}, `OrderChangedMeanwhile`, {@link ValidationFailed} for a next call that is missing or no later moment.
   */
  record(id: number, { outcome, note, nextCallAt, version }: RecordCallDto, admin: Admin): Promise<Order> {
    const at = new Date();
    const next = nextCallOf(outcome, nextCallAt ?? null, at);
    return this.database.write(async (tx) => {
      const order = await changeable(tx, id, version);
      const before = OrderDetailsDto.of(order, at);
      const retryAt = retryBy(await this.settings.get(tx), at);
      const call = order.recordCall({ outcome, note: note ?? null, nextCallAt: next }, admin, at, retryAt);
      await storeChange(tx, order);
      await tx.insert(OrderCall, call);
      const after = await orderBy(tx, { id });
      if (!after) throw new OrderNotFound();
      const change = { before, after: OrderDetailsDto.of(after, at) };
      await recordChange(tx, admin, { action: 'recordOrderCall', subject: 'order', subjectId: id, ...change });
      return after;
    });
  }
}

function retryBy({ callHours, callRetryHours, callRetryAttempts }: Settings, at: Date): (failures: number) => Date {
  const times = { hours: callHours, isHoliday: isOfficialHoliday };
  return (failures) => nextAttemptAt(at, failures, { hours: callRetryHours, attempts: callRetryAttempts }, times);
}

function nextCallOf(outcome: RecordCallDto['outcome'], typed: string | null, now: Date): Date | null {
  if (typed === null) {
    if (outcome === 'call_back') throw wrongNextCall('زمان تماس بعدی را وارد کنید');
    return null;
  }
  const wait = Date.parse(typed) - now.getTime();
  // Not a number when a part of it, as the offset, is out of range.
  if (!(wait > 0 && wait < longestWaitMs)) throw wrongNextCall('زمان تماس بعدی باید در یک سال آینده باشد');
  return new Date(typed);
}

function wrongNextCall(message: string): ValidationFailed {
  return new ValidationFailed([{ field: 'nextCallAt', message }]);
}
