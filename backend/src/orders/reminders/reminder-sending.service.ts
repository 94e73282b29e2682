import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { logger } from '../../common/http/index.js';
import { RepeatedWork } from '../../common/repeated-work.js';
import { dayOf, hourMs, midnightOf } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { addConfirmationMail, addConfirmationSms } from '../../operations/outbox/index.js';
import { isOff, morningOf } from '../call-promise.js';
import { placedOrderBy } from '../order-list.js';
import { OrderPromisesService } from '../order-promises.service.js';
import { reminderMail, reminderSms } from './copy.js';
import { reminderLinks } from './links.js';
import { OrderReminder } from './order-reminder.entity.js';
import { nextReminderOn, persianMonthOf } from './reminder-days.js';

const pauseMs = 60_000;
const mostAtOnce = 100;

/**
 * Sends buyers the link that orders again, in the call hours of their day. A day off moves it to the next working day, and days that
 * were missed while the site was down are made up for with one message.
 */
@Injectable()
export class OrderReminderSending implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work = new RepeatedWork(
    () => this.remindAndLog(),
    () => pauseMs,
  );

  constructor(
    private readonly database: Database,
    private readonly promises: OrderPromisesService,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.sendsMessages) this.work.start();
  }

  onModuleDestroy(): void {
    this.work.stop();
  }

  /** Queues the reminders that are due, and returns how many. Several copies may call it at once. */
  async remind(now: Date = new Date()): Promise<number> {
    if (!(await this.mayRemindAt(now))) return 0;
    const today = dayOf(now);
    let count = 0;
    for (;;) {
      const due = await this.database.read.find(OrderReminder, {
        where: { nextOn: LessThanOrEqual(today) },
        order: { nextOn: 'ASC', id: 'ASC' },
        take: mostAtOnce,
      });
      let moved = 0;
      for (const reminder of due) {
        if (await this.database.write((tx) => this.remindOf(tx, reminder, now))) moved += 1;
      }
      count += moved;
      // Nothing moved when another copy was first everywhere.
      if (due.length < mostAtOnce || moved === 0) return count;
    }
  }

  private async mayRemindAt(now: Date): Promise<boolean> {
    const { hours, isHoliday } = await this.promises.times();
    const today = midnightOf(now);
    return !isOff(today, isHoliday) && now >= morningOf(today, hours) && now.getTime() < today + hours.to * hourMs;
  }

  /** False when another copy was first, or somebody has changed or stopped it meanwhile. */
  private async remindOf(
    tx: EntityManager,
    { id, orderId, every, day, nextOn, token }: OrderReminder,
    now: Date,
  ): Promise<boolean> {
    const next = nextReminderOn({ every, day }, persianMonthOf(nextOn), dayOf(now));
    const { affected } = await tx.update(OrderReminder, { id, nextOn, every, day }, { nextOn: next, remindedAt: now });
    if (affected === 0) return false;
    const order = await placedOrderBy(tx, { id: orderId });
    if (!order) return false;
    const { trackingCode, lines, email, phone: to } = order;
    const { link, stopLink, unsubscribeUrl } = reminderLinks(this.env, token);
    const reminded = { trackingCode, every, lines, link, stopLink };
    const about = { subject: 'order', id: orderId };
    if (email) await addConfirmationMail(tx, { about, to: email, ...reminderMail(reminded), unsubscribeUrl }, this.env);
    await addConfirmationSms(tx, { about, to, text: reminderSms(reminded) }, this.env);
    return true;
  }

  private async remindAndLog(): Promise<void> {
    try {
      const count = await this.remind();
      if (count > 0) logger.info({ count }, 'buyers reminded to order again');
    } catch (error) {
      logger.warn({ err: error }, 'buyers not reminded to order again');
    }
  }
}
