import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { ValidationFailed } from '../../common/errors/index.js';
import type { Page } from '../../common/http/index.js';
import { allOf, holdsWords, inRange, joinedKeyOf, pageOf } from '../../common/search/index.js';
import { dayMs } from '../../common/tehran-day.js';
import { nationalPhoneOf } from '../../common/validation/index.js';
import { Env } from '../../config/index.js';
import { Database, findOrThrow, ignoreTaken } from '../../database/index.js';
import { recordChange } from '../../operations/audit/index.js';
import { addConfirmationMail, addConfirmationSms } from '../../operations/outbox/index.js';
import { ProductNotFound } from '../catalog.errors.js';
import { Product } from '../product.entity.js';
import { copy, subscribedMail, subscribedSms } from './copy.js';
import { CropAlert, type AlertChannel } from './crop-alert.entity.js';
import { CropAlertNotFound } from './crop-alerts.errors.js';
import {
  CropAlertDto,
  type CropAlertsExportQuery,
  type CropAlertsQuery,
  type SubscribeCropAlertDto,
} from './crop-alerts.dto.js';
import { forgetCropAlert } from './forget-crop-alert.js';
import { linksOf } from './links.js';

const longestKey = 1000;

/** An alert is active at once; the confirmation says so and how to stop it. */
@Injectable()
export class CropAlertsService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {}

  /** Queues a confirmation, at most one a day. @throws ProductNotFound, ValidationFailed */
  async subscribe({ productId, email, phone }: SubscribeCropAlertDto): Promise<void> {
    if (!email && !phone) throw new ValidationFailed([{ field: 'phone', message: copy.recipientMissing }]);
    if (email) await this.enter(productId, 'mail', email);
    if (phone) await this.enter(productId, 'sms', phone);
  }

  /** An unknown token changes nothing. */
  async stop(token: string): Promise<void> {
    await this.database.write(async (tx) => {
      const alert = await tx.findOneBy(CropAlert, { token });
      if (alert) await forgetCropAlert(tx, alert);
    });
  }

  list(query: CropAlertsQuery): Promise<Page<CropAlert>> {
    return pageOf(this.filtered(query), { 'alert.id': 'DESC' }, query);
  }

  batches(choice: CropAlertsExportQuery): AsyncGenerator<CropAlert[]> {
    return allOf(this.filtered(choice));
  }

  /** Also removes the recipient from the audit and the outbox. @throws CropAlertNotFound */
  async remove(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const alert = await findOrThrow(tx, CropAlert, id, CropAlertNotFound, { relations: { product: true } });
      await recordChange(tx, admin, { action: 'deleteCropAlert', before: CropAlertDto.of(alert) });
      await forgetCropAlert(tx, alert);
    });
  }

  private async enter(productId: number, channel: AlertChannel, recipient: string): Promise<void> {
    const stored = this.database.write(async (tx) => {
      const product = await findOrThrow(tx, Product, productId, ProductNotFound);
      const known = await tx.findOneBy(CropAlert, { productId, recipient });
      if (!known) return this.add(tx, product, { channel, recipient });
      const now = new Date();
      const due = { id: known.id, confirmationAt: LessThan(new Date(now.getTime() - dayMs)) };
      // If two requests arrive at once, only the one that updates the time sends the message.
      const { affected } = await tx.update(CropAlert, due, { confirmationAt: now });
      if (affected === 1) await this.confirm(tx, product, known);
    });
    // If two requests for the same recipient arrive at once, the unique index refuses the second one, whose alert is
    // stored already.
    await stored.catch(ignoreTaken);
  }

  private async add(tx: EntityManager, product: Product, to: Pick<CropAlert, 'channel' | 'recipient'>): Promise<void> {
    const now = new Date();
    const { recipient } = to;
    const alert = await tx.save(
      tx.create(CropAlert, {
        ...to,
        productId: product.id,
        searchKey: joinedKeyOf([recipient, nationalPhoneOf(recipient), product.name], longestKey),
        token: randomBytes(32).toString('base64url'),
        createdAt: now,
        notifiedYear: product.newCropYear ?? 0,
        confirmationAt: now,
      }),
    );
    await this.confirm(tx, product, alert);
  }

  private confirm(
    tx: EntityManager,
    { name }: Product,
    { id, channel, recipient: to, token }: CropAlert,
  ): Promise<void> {
    const about = { subject: 'crop_alert', id };
    const { stopLink, unsubscribeUrl } = linksOf(this.env, token);
    if (channel === 'sms') return addConfirmationSms(tx, { about, to, text: subscribedSms(name, stopLink) }, this.env);
    return addConfirmationMail(tx, { about, to, ...subscribedMail(name, stopLink), unsubscribeUrl }, this.env);
  }

  private filtered({ q, ...range }: CropAlertsExportQuery): SelectQueryBuilder<CropAlert> {
    const find = this.database.read
      .createQueryBuilder(CropAlert, 'alert')
      .innerJoinAndSelect('alert.product', 'product');
    return holdsWords(inRange(find, 'alert.createdAt', range), 'alert.searchKey', q);
  }
}
