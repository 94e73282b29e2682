import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { dayOf, hourMs, midnightOf } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { addConfirmationMail, addConfirmationSms, DueMessages, mostDueAtOnce } from '../../operations/outbox/index.js';
import { isOff, morningOf } from '../call-promise.js';
import { placedOrderBy } from '../order-list.js';
import { OrderPromisesService } from '../order-promises.service.js';
import { reminderMail, reminderSms } from './copy.js';
import { OrderReminder } from './order-reminder.entity.js';
import { nextReminderOn, persianMonthOf } from './reminder-days.js';

/**
 * Sends due reminders during call hours. A reminder on a day off is sent on the next working day. If several were
 * missed while the site was down, one message is sent for all of them.
 */
@Injectable()
export class OrderReminderSending extends DueMessages {
  constructor(
    database: Database,
    private readonly promises: OrderPromisesService,
    env: Env,
  ) {
    super('reminders to order again', database, env);
  }

  async queueDue(now: Date = new Date()): Promise<number> {
    if (!(await this.mayRemindAt(now))) return 0;
    const today = dayOf(now);
    let count = 0;
    for (;;) {
      const due = await this.database.read.find(OrderReminder, {
        where: { nextOn: LessThanOrEqual(today) },
        order: { nextOn: 'ASC', id: 'ASC' },
        take: mostDueAtOnce,
      });
      let moved = 0;
      for (const reminder of due) {
        if (await this.database.write((tx) => this.remindOf(tx, reminder, now))) moved += 1;
      }
      count += moved;
      // If no row was changed, another copy has sent all of these reminders.
      if (due.length < mostDueAtOnce || moved === 0) return count;
    }
  }

  private async mayRemindAt(now: Date): Promise<boolean> {
    const { hours, isHoliday } = await this.promises.times();
    const today = midnightOf(now);
    return !isOff(today, isHoliday) && now >= morningOf(today, hours) && now.getTime() < today + hours.to * hourMs;
  }

  /** Returns false when another copy has sent the reminder, or when somebody has changed or stopped it meanwhile. */
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
}

/**
 * `link` fills the cart. `stopLink` opens a page with a button that ends the reminder; a mail program posts to `unsubscribeUrl`
 * (RFC 8058).
 */
function reminderLinks(
  { siteUrl }: Pick<Env, 'siteUrl'>,
  token: string,
): Record<'link' | 'stopLink' | 'unsubscribeUrl', string> {
  return {
    link: `${siteUrl}/orders/again?token=${token}`,
    stopLink: `${siteUrl}/orders/again/stop?token=${token}`,
    unsubscribeUrl: `${siteUrl}/api/order-reminders/unsubscribe?token=${token}`,
  };
}
