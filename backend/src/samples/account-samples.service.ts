import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Customer } from '../auth/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { pageOf, storeTerms } from '../common/search/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { recordsOf, releasePhone, type RecordOwners } from '../people/index.js';
import { copy } from './copy.js';
import { addHistory, lockSample } from './sample-rows.js';
import { openSampleStatuses } from './sample-status.js';
import { Sample, SampleSearchTerm } from './sample.entity.js';

const nobody = {
  name: copy.forgotten,
  phone: '',
  email: null,
  companyName: null,
  address: '',
  purpose: copy.forgotten,
  parcelNumber: null,
  declineReason: null,
  feedback: null,
  customerId: null,
};

/** The samples that a customer asked for while logged in. */
@Injectable()
export class AccountSamplesService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list({ id: customerId }: Pick<Customer, 'id'>, query: PageQuery): Promise<Page<Sample>> {
    const find = this.database.read.createQueryBuilder(Sample, 'sample').where({ customerId });
    const page = await pageOf(find, { 'sample.id': 'DESC' }, query);
    await addHistory(this.database.read, page.rows);
    return page;
  }

  /** All samples of the customer, oldest first. */
  async all(customerId: number): Promise<Sample[]> {
    const samples = await this.database.read.find(Sample, { where: { customerId }, order: { id: 'ASC' } });
    return addHistory(this.database.read, samples);
  }

  /** Gives the samples that guests asked for with this number to the account that has proven it. */
  async claim(customerId: number, phone: string, tx: EntityManager): Promise<void> {
    await tx.update(Sample, { phone, customerId: IsNull() }, { customerId });
  }

  /** Gives all samples of one account to another account of the same person. */
  async move(from: number, customerId: number, tx: EntityManager): Promise<void> {
    await tx.update(Sample, { customerId: from }, { customerId });
  }

  /**
   * Removes the personal data of customers from their samples, because they are forgotten. Products, amounts and steps
   * stay. Open samples are declined, because their recipients are not known any more.
   */
  async forget(owners: RecordOwners, tx: EntityManager): Promise<void> {
    const samples = await tx.find(Sample, { select: { id: true }, where: recordsOf(owners), order: { id: 'ASC' } });
    for (const { id } of samples) {
      const sample = await lockSample(tx, { id });
      const status = openSampleStatuses.includes(sample.status) ? 'declined' : sample.status;
      await tx.update(Sample, { id }, { ...nobody, status, version: sample.version + 1, updatedAt: new Date() });
      await storeTerms(tx, SampleSearchTerm, id, []);
      await noteEvents(tx, [{ subject: 'sample', id, type: 'changed' }]);
      await forget(tx, { subject: 'sample', id }, [sample.name, sample.email, sample.phone, sample.companyName]);
      await releasePhone(tx, sample.phone);
    }
  }
}
