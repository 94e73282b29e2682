import { persianYear } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { inSlices } from '../../common/in-slices.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { saveChange, type Author } from '../../operations/audit/index.js';
import { addMail, addSms } from '../../operations/outbox/index.js';
import { findProduct } from '../product-list.js';
import { Product } from '../product.entity.js';
import { arrivedMail, arrivedSms, copy } from './copy.js';
import { CropAlert } from './crop-alert.entity.js';
import type { NewCropDto } from './crop-alerts.dto.js';
import { linksOf } from './links.js';

/** The new crop of a product, of which those who asked are told. */
@Injectable()
export class NewCropsService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {}

  /** @throws ProductNotFound */
  async get(productId: number): Promise<NewCropDto> {
    const { newCropYear } = await findProduct(this.database.read, productId);
    return { year: newCropYear, waiting: await this.database.read.countBy(CropAlert, { productId }) };
  }

  /**
   * Says that the crop of a year is here, and queues a message to everybody who asked. A year is told once: the same year
   * again changes nothing and tells nobody. @throws ProductNotFound, ValidationFailed
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
          await this.tell(tx, product, year);
          return Object.assign(product, { version });
        },
      });
    });
    return this.get(id);
  }

  private async tell(tx: EntityManager, { id, name }: Product, year: number): Promise<void> {
    const alerts = await tx.findBy(CropAlert, { productId: id });
    await inSlices(alerts, async ({ id: alertId, channel, recipient: to, token }) => {
      const about = { subject: 'crop_alert', id: alertId };
      const { stopLink, unsubscribeUrl } = linksOf(this.env, token);
      const links = { link: `${this.env.siteUrl}/product/${id}`, stopLink };
      if (channel === 'sms') await addSms(tx, { about, to, text: arrivedSms(name, year, links) });
      else await addMail(tx, { about, to, ...arrivedMail(name, year, links), unsubscribeUrl });
    });
  }
}

const wrongYear = (message: string): ValidationFailed => new ValidationFailed([{ field: 'year', message }]);
