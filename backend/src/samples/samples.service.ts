import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import type { Page } from '../common/http/index.js';
import { allOf, inRange, onlyKnown, pageOf, type ListOrder } from '../common/search/index.js';
import { storedPhone } from '../common/validation/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { Lot } from '../lots/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { addMail } from '../operations/outbox/index.js';
import { PhoneOrdersService, type Order, type PhoneOrderDto, type TrackQuery } from '../orders/index.js';
import { releasePhone } from '../people/index.js';
import { copy, feedbackMail } from './copy.js';
import { sampleCodeOf } from './sample-code.js';
import { notifyRecipient } from './notify-recipient.js';
import { addHistory, findSample, lockSample } from './sample-rows.js';
import { mayStep, openSampleStatuses, type SampleStatus } from './sample-status.js';
import { Sample, SampleSearchTerm, SampleStep } from './sample.entity.js';
import {
  SampleDto,
  type SampleFeedbackDto,
  type SamplesExportQuery,
  type SamplesQuery,
  type SetSampleStatusDto,
} from './samples.dto.js';
import { SampleChangedMeanwhile, SampleNotFound, SampleNotSent, SampleStepRefused } from './samples.errors.js';

const newestFirst: ListOrder = { 'sample.id': 'DESC' };
const search = { terms: SampleSearchTerm };

/** Samples after they were asked for: lists, tracking, steps, and the order that follows. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly database: Database,
    private readonly phoneOrders: PhoneOrdersService,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  async list(query: SamplesQuery): Promise<Page<Sample>> {
    const find = onlyKnown(this.filtered(query), query);
    if (query.orderId) find.andWhere({ orderId: query.orderId });
    const page = await pageOf(find, newestFirst, query, search);
    await addHistory(this.database.read, page.rows);
    return page;
  }

  batches(query: SamplesExportQuery): AsyncGenerator<Sample[]> {
    return allOf(this.filtered(query), query.q, search);
  }

  /** @throws SampleNotFound */
  get(id: number): Promise<Sample> {
    return findSample(this.database.read, { id });
  }

  /** @throws SampleNotFound, the same for a missing sample and for a phone that is not the sample's */
  track(pair: TrackQuery): Promise<Sample> {
    return findSample(this.database.read, keyOf(pair));
  }

  /**
   * Stores the feedback of the recipient, who may change it until the sample has led to an order. The same feedback
   * again changes nothing. @throws SampleNotFound, SampleNotSent
   */
  answer({ verdict, feedback = null, ...pair }: SampleFeedbackDto): Promise<Sample> {
    return this.database.write(async (tx) => {
      const sample = await lockSample(tx, keyOf(pair));
      const isFirst = mayStep(sample.status, 'answered', 'recipient');
      if (!isFirst && sample.status !== 'answered') throw new SampleNotSent();
      if (!isFirst && sample.verdict === verdict && sample.feedback === feedback) return sample;
      const { id } = sample;
      await store(tx, Object.assign(sample, { verdict, feedback, status: 'answered' }), sample.version + 1);
      if (isFirst) await addStep(tx, sample, null);
      const event = isFirst ? ('sample.status_changed' as const) : undefined;
      await noteEvents(tx, [{ subject: 'sample', id, type: 'changed', event }]);
      const { contactEmail } = await this.settings.get(tx);
      const mail = feedbackMail(sample, `${this.env.siteUrl}/admin/samples?sample=${id}`);
      await addMail(tx, { about: { subject: 'sample', id }, to: contactEmail, ...mail });
      return findSample(tx, { id });
    });
  }

  /**
   * @throws SampleNotFound, SampleChangedMeanwhile, SampleStepRefused, and ValidationFailed for missing details of the step
   */
  setStatus(id: number, form: SetSampleStatusDto, author: Author): Promise<Sample> {
    const { status } = form;
    return this.database.write(async (tx) => {
      const stored = await lockSample(tx, { id });
      const saved = await saveChange(tx, author, {
        action: 'setSampleStatus',
        id,
        form,
        error: SampleChangedMeanwhile,
        stored,
        stateOf: (sample) => SampleDto.of(sample),
        next: async () => {
          if (status !== stored.status && !mayStep(stored.status, status, 'staff')) throw new SampleStepRefused();
          return Object.assign(new Sample(), stored, { status }, await detailsOf(tx, form, stored));
        },
        store: (next, version) => store(tx, next, version),
      });
      if (stored.status === status) return saved;
      await addStep(tx, saved, author.displayName);
      await notifyRecipient(tx, saved, this.env);
      return findSample(tx, { id });
    });
  }

  /**
   * Takes an order by telephone and links it to the sample, both or neither.
   * @throws SampleNotFound, SampleStepRefused, and what `PhoneOrdersService.take` throws
   */
  takeOrder(id: number, form: PhoneOrderDto, author: Author): Promise<Order> {
    return this.phoneOrders.take(form, author, async (order, tx) => {
      const sample = await lockSample(tx, { id });
      if (!mayStep(sample.status, 'ordered', 'staff')) throw new SampleStepRefused();
      const before = SampleDto.of(sample);
      await store(tx, Object.assign(sample, { status: 'ordered', orderId: order.id }), sample.version + 1);
      await addStep(tx, sample, author.displayName);
      const after = SampleDto.of(await findSample(tx, { id }));
      await recordChange(tx, author, { action: 'takeSampleOrder', before, after });
    });
  }

  /** Also removes its data from the audit and the outbox, as its sender may ask for. @throws SampleNotFound */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      const sample = await lockSample(tx, { id });
      await tx.delete(Sample, { id });
      await releasePhone(tx, sample.phone);
      await recordChange(tx, author, { action: 'deleteSample', before: SampleDto.of(sample), expectedVersion });
      await forget(tx, { subject: 'sample', id }, [sample.name, sample.email, sample.phone, sample.companyName]);
    });
  }

  private filtered({ status, ...range }: SamplesExportQuery): SelectQueryBuilder<Sample> {
    const find = this.database.read.createQueryBuilder(Sample, 'sample');
    if (status === 'open') find.andWhere({ status: In(openSampleStatuses) });
    else if (status !== 'all') find.andWhere({ status });
    return inRange(find, 'sample.createdAt', range);
  }
}

function keyOf({ code, phone: typed }: TrackQuery): { trackingCode: string; phone: string } {
  const phone = storedPhone(typed);
  if (!phone) throw new SampleNotFound();
  return { trackingCode: sampleCodeOf(code), phone };
}

type Details = Pick<Sample, 'declineReason' | 'sentLot' | 'courier' | 'parcelNumber' | 'verdict' | 'feedback'>;

/** The details of the new status. Details of other statuses stay, but an approval removes the reason of a refusal. */
async function detailsOf(tx: EntityManager, form: SetSampleStatusDto, stored: Sample): Promise<Partial<Details>> {
  const { declineReason, courier, parcelNumber, sentLot, verdict, feedback } = form;
  const details: Record<SampleStatus, () => Partial<Details> | Promise<Partial<Details>>> = {
    requested: () => ({}),
    approved: () => ({ declineReason: null }),
    declined: () => ({ declineReason: given(declineReason, 'declineReason', copy.reasonMissing) }),
    sent: async () => ({
      courier: given(courier, 'courier', copy.courierMissing),
      parcelNumber: parcelNumber ?? null,
      sentLot: await sendableLot(tx, sentLot ?? null, stored),
    }),
    answered: () => ({ verdict: given(verdict, 'verdict', copy.verdictMissing), feedback: feedback ?? null }),
    ordered: () => {
      // The status `ordered` is set by `takeOrder` only, which links the order.
      if (stored.status !== 'ordered') throw new ValidationFailed([{ field: 'status', message: copy.orderedByOrder }]);
      return {};
    },
  };
  return details[form.status]();
}

function given<T>(value: T | null | undefined, field: string, message: string): T {
  if (value === undefined || value === null) throw new ValidationFailed([{ field, message }]);
  return value;
}

/** A lot of the product that is not blocked; the laboratory may send a draft. */
async function sendableLot(tx: EntityManager, number: string | null, { productId }: Sample): Promise<string | null> {
  if (number === null) return null;
  const lot = await tx.findOneBy(Lot, { number, ...(productId !== null && { productId }) });
  if (!lot) throw new ValidationFailed([{ field: 'sentLot', message: copy.lotUnknown }]);
  if (lot.status === 'blocked') throw new ValidationFailed([{ field: 'sentLot', message: copy.lotBlocked }]);
  return number;
}

async function store(tx: EntityManager, sample: Sample, version: number): Promise<Sample> {
  const { id, status, declineReason, sentLot, courier, parcelNumber, verdict, feedback, orderId } = sample;
  const details = { declineReason, sentLot, courier, parcelNumber, verdict, feedback };
  const changed = { status, ...details, orderId, version, updatedAt: new Date() };
  await tx.update(Sample, { id }, changed);
  return Object.assign(sample, changed);
}

async function addStep(tx: EntityManager, { id, status, updatedAt }: Sample, by: string | null): Promise<void> {
  await tx.insert(SampleStep, { sampleId: id, to: status, at: updatedAt, by });
}
