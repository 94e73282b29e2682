import { Injectable } from '@nestjs/common';
import { Between, IsNull, LessThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { dayBefore, dayOf, midnightOf } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { addConfirmationMail, addConfirmationSms, DueMessages, mostDueAtOnce } from '../../operations/outbox/index.js';
import { isOff, morningOf, openStatuses, OrderPromisesService, workdayAfter } from '../../orders/index.js';
import { reminderMail, reminderSms } from '../copy.js';
import { findQuote, lockOrderOfQuotes } from '../quote-rows.js';
import { Quote } from '../quote.entity.js';

/**
 * Reminds buyers who have not replied, once, in the morning of the last working day before the last day of their quote.
 * The calendar is read on that morning, so holidays that were declared late count. For a quote that was sent after that
 * morning there is no reminder.
 */
@Injectable()
export class QuoteReminders extends DueMessages {
  constructor(
    database: Database,
    private readonly promises: OrderPromisesService,
    env: Env,
  ) {
    super('reminders of quotes', database, env);
  }

  async queueDue(now: Date = new Date()): Promise<number> {
    const due = await this.dueAt(now);
    if (!due) return 0;
    const found = await this.database.read.find(Quote, {
      select: { id: true, orderId: true },
      where: due,
      take: mostDueAtOnce,
    });
    let count = 0;
    for (const { id, orderId } of found) {
      if (await this.database.write((tx) => this.remindOf(tx, { id, orderId }, { due, now }))) count += 1;
    }
    return count;
  }

  /** Null when no buyer is reminded now. */
  private async dueAt(now: Date): Promise<FindOptionsWhere<Quote> | null> {
    const { hours, isHoliday } = await this.promises.times();
    const today = midnightOf(now);
    const morning = morningOf(today, hours);
    if (isOff(today, isHoliday) || now < morning) return null;
    const tomorrow = dayBefore(dayOf(now), -1);
    return {
      validUntil: Between(tomorrow, dayOf(new Date(workdayAfter(today, isHoliday)))),
      sentAt: LessThan(morning),
      remindedAt: IsNull(),
      replacedAt: IsNull(),
      acceptedAt: IsNull(),
      changeAskedAt: IsNull(),
    };
  }

  /** Returns false when another copy has sent the reminder, or when the buyer has replied meanwhile. */
  private async remindOf(
    tx: EntityManager,
    { id, orderId }: Pick<Quote, 'id' | 'orderId'>,
    { due, now }: { due: FindOptionsWhere<Quote>; now: Date },
  ): Promise<boolean> {
    const order = await lockOrderOfQuotes(tx, orderId);
    const { affected } = await tx.update(Quote, { ...due, id }, { remindedAt: now });
    if (affected === 0 || !openStatuses.includes(order.status)) return false;
    const { number, token, paper } = await findQuote(tx, { id });
    if (!number || !token) return false;
    const about = { subject: 'order', id: orderId };
    const link = `${this.env.siteUrl}/quote/${token}`;
    const mail = reminderMail(number, paper.validUntil, link);
    if (order.email) await addConfirmationMail(tx, { about, to: order.email, ...mail }, this.env);
    const text = reminderSms(number, paper.validUntil, link);
    await addConfirmationSms(tx, { about, to: order.phone, text }, this.env);
    return true;
  }
}
