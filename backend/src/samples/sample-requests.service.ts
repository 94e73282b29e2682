import { Injectable } from '@nestjs/common';
import { In, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Customer } from '../auth/index.js';
import { Product } from '../catalog/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { storeTerms } from '../common/search/index.js';
import { dayMs } from '../common/tehran-day.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, insertRows, rowLock } from '../database/index.js';
import { Lot } from '../lots/index.js';
import { noteEvents } from '../operations/events/index.js';
import { storeRequest } from '../operations/idempotency/index.js';
import { addMail } from '../operations/outbox/index.js';
import { upsertPerson } from '../people/index.js';
import { copy, requestedMail } from './copy.js';
import { newSampleCode } from './sample-code.js';
import { notifyRecipient } from './notify-recipient.js';
import { findSample } from './sample-rows.js';
import { openSampleStatuses } from './sample-status.js';
import { Sample, SampleSearchTerm, SampleStep, sampleTermsOf } from './sample.entity.js';
import type { RequestSampleDto } from './samples.dto.js';
import { SampleAskedAlready, SamplesTooMany } from './samples.errors.js';

/** One phone may have this many samples under way. */
const mostOpen = 3;
/** One phone may ask for a product once in this time. */
const sameProductMs = 30 * dayMs;

/** Takes requests for samples from visitors and customers. */
@Injectable()
export class SampleRequestsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /**
   * Stores the request with its messages. The product is locked, so that two requests at the same moment do not both pass the
   * limit of a product; requests for different products at the same moment may exceed the other limit by a few.
   * @throws SamplesTooMany, SampleAskedAlready, and ValidationFailed for an unknown product or lot
   */
  request(form: RequestSampleDto, customer: Customer | null): Promise<Sample> {
    return this.database.write(async (tx) => {
      const product = await lockProduct(tx, form.productId);
      await refuseUnknownLot(tx, form);
      await refuseMore(tx, form);
      const sample = newSample(form, product, customer);
      sample.id = await insertRows(tx, Sample, [sample]);
      await insertRows(tx, SampleStep, [{ sampleId: sample.id, to: sample.status, at: sample.createdAt, by: null }]);
      await storeTerms(tx, SampleSearchTerm, sample.id, sampleTermsOf(sample));
      await storeRequest(tx, sample.id);
      await upsertPerson(tx, sample);
      await noteEvents(tx, [{ subject: 'sample', id: sample.id, type: 'created', event: 'sample.requested' }]);
      await notifyRecipient(tx, sample, this.env);
      const { contactEmail } = await this.settings.get(tx);
      const mail = requestedMail(sample, `${this.env.siteUrl}/admin/samples?sample=${sample.id}`);
      await addMail(tx, { about: { subject: 'sample', id: sample.id }, to: contactEmail, ...mail });
      return findSample(tx, { id: sample.id });
    });
  }
}

async function lockProduct(tx: EntityManager, id: number): Promise<Product> {
  const product = await tx.findOne(Product, { select: { id: true, name: true }, where: { id }, ...rowLock(tx) });
  if (!product) throw new ValidationFailed([{ field: 'productId', message: copy.productUnknown }]);
  return product;
}

/** Visitors cannot ask for a lot that is a draft. */
async function refuseUnknownLot(tx: EntityManager, { lotNumber, productId }: RequestSampleDto): Promise<void> {
  if (!lotNumber || (await tx.existsBy(Lot, { number: lotNumber, productId, status: Not('draft') }))) return;
  throw new ValidationFailed([{ field: 'lotNumber', message: copy.lotUnknown }]);
}

async function refuseMore(tx: EntityManager, { phone, productId }: RequestSampleDto): Promise<void> {
  const since = MoreThan(new Date(Date.now() - sameProductMs));
  const asked = { phone, productId, createdAt: since, status: Not('declined' as const) };
  if (await tx.existsBy(Sample, asked)) throw new SampleAskedAlready();
  if ((await tx.countBy(Sample, { phone, status: In(openSampleStatuses) })) >= mostOpen) throw new SamplesTooMany();
}

function newSample(form: RequestSampleDto, product: Product, customer: Customer | null): Sample {
  const { grams, purpose, customerName, phone, email, companyName, address, lotNumber } = form;
  const now = new Date();
  return Object.assign(new Sample(), {
    trackingCode: newSampleCode(),
    productId: product.id,
    productName: product.name,
    askedLot: lotNumber ?? null,
    grams,
    purpose,
    name: customerName,
    phone,
    email: email ?? null,
    companyName: companyName ?? null,
    address,
    status: 'requested' as const,
    declineReason: null,
    sentLot: null,
    courier: null,
    parcelNumber: null,
    verdict: null,
    feedback: null,
    orderId: null,
    customerId: customer?.id ?? null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
}
