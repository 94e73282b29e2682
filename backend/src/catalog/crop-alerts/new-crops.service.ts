import { persianYear } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { inSlices } from '../../common/in-slices.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { saveChange, type Author } from '../../operations/audit/index.js';
import { addMail, addSms, DueMessages, mostDueAtOnce } from '../../operations/outbox/index.js';
import { findProduct } from '../product-list.js';
import { Product } from '../product.entity.js';
import { arrivedMail, arrivedSms, copy } from './copy.js';
import { CropAlert } from './crop-alert.entity.js';
import type { NewCropDto } from './crop-alerts.dto.js';
import { linksOf } from './links.js';

/** Announces the new crop of a product to everybody who has an alert for it. */
@Injectable()
export class NewCropsService extends DueMessages {
  constructor(database: Database, env: Env) {
    super('messages about new crops', database, env);
  }

  /** @throws ProductNotFound */
  async get(productId: number): Promise<NewCropDto> {
    const { newCropYear } = await findProduct(this.database.read, productId);
    return { year: newCropYear, waiting: await this.database.read.countBy(CropAlert, { productId }) };
  }

  /**
   * Stores that the crop of a year has arrived, and notifies everybody with an alert soon after. The same year again
   * changes nothing and notifies nobody. @throws ProductNotFound, ValidationFailed
   */
  async publish(id: number, year: number, author: Author): Promise<NewCropDto> {
    const thisYear = persianYear();
    if (![thisYear, thisYear - 1].includes(year)) throw wrongYear(copy.yearWrong(thisYear));
    await this.database.writePublic(async (tx) => {
      const stored = await findProduct(tx, id);
      if ((stored.newCropYear ?? 0) > year) throw wrongYear(copy.yearPassed);
      await saveChange(tx, author, {
        action: 'publishNewCrop',
        id,
        form: { year },
        stored,
        stateOf: ({ name, newCropYear, version }) => ({ name, newCropYear, version }),
        next: () => tx.create(Product, { ...stored, newCropYear: year }),
        store: async (product, version) => {
          await tx.update(Product, { id }, { newCropYear: year, version, updatedAt: new Date() });
          return Object.assign(product, { version });
        },
      });
    });
    await this.notifySome();
    this.wake();
    return this.get(id);
  }

  /**
   * Queues the messages to everybody who was not yet notified of the newest crop, some in each transaction. If the
   * process is killed, another copy or the next start queues the rest.
   */
  async queueDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const { found, told } = await this.notifySome();
      count += told;
      // A full batch without a single message means that another copy is queueing the same ones.
      if (found < mostDueAtOnce || told === 0) return count;
    }
  }

  private async notifySome(): Promise<{ found: number; told: number }> {
    const due = await this.database.read
      .createQueryBuilder(CropAlert, 'alert')
      .innerJoinAndSelect('alert.product', 'product')
      .where('product.newCropYear > alert.notifiedYear')
      .orderBy('alert.id')
      .take(mostDueAtOnce)
      .getMany();
    if (due.length === 0) return { found: 0, told: 0 };
    const told = await this.database.write(async (tx) => {
      let count = 0;
      await inSlices(due, async ({ id: alertId, channel, recipient: to, token, product }) => {
        const { id, name, newCropYear: year } = product;
        // If two copies do this at once, only the one that updates the row sends the message.
        const marked = { id: alertId, notifiedYear: LessThan(year ?? 0) };
        const { affected } = await tx.update(CropAlert, marked, { notifiedYear: year ?? 0 });
        if (affected === 0 || year === null) return;
        count += 1;
        const about = { subject: 'crop_alert', id: alertId };
        const { stopLink, unsubscribeUrl } = linksOf(this.env, token);
        const links = { link: `${this.env.siteUrl}/product/${id}`, stopLink };
        if (channel === 'sms') await addSms(tx, { about, to, text: arrivedSms(name, year, links) });
        else await addMail(tx, { about, to, ...arrivedMail(name, year, links), unsubscribeUrl });
      });
      return count;
    });
    return { found: due.length, told };
  }
}

const wrongYear = (message: string): ValidationFailed => new ValidationFailed([{ field: 'year', message }]);
