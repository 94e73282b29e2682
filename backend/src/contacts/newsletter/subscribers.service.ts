import { Injectable } from '@nestjs/common';
import { IsNull, type SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import type { Page } from '../../common/http/index.js';
import { allOf, holdsWords, inRange, pageOf } from '../../common/search/index.js';
import { Database, findOrThrow } from '../../database/index.js';
import { recordChange } from '../../operations/audit/index.js';
import { forget } from '../../operations/forgetting/index.js';
import {
  SubscriberDto,
  type SubscriberCountsDto,
  type SubscribersExportQuery,
  type SubscribersQuery,
} from './newsletter.dto.js';
import { SubscriberNotFound } from './newsletter.errors.js';
import { Subscriber } from './subscriber.entity.js';

@Injectable()
export class SubscribersService {
  constructor(private readonly database: Database) {}

  list(query: SubscribersQuery): Promise<Page<Subscriber>> {
    return pageOf(this.filtered(query), { 'subscriber.id': 'DESC' }, query);
  }

  async counts(): Promise<SubscriberCountsDto> {
    const [all, active] = await Promise.all([
      this.database.read.count(Subscriber),
      this.database.read.countBy(Subscriber, { unsubscribedAt: IsNull() }),
    ]);
    return { all, active, left: all - active };
  }

  batches(choice: SubscribersExportQuery): AsyncGenerator<Subscriber[]> {
    return allOf(this.filtered(choice));
  }

  /** Also removes the address from the audit and the outbox, as its owner may ask for. */
  async remove(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const subscriber = await findOrThrow(tx, Subscriber, id, SubscriberNotFound);
      await tx.delete(Subscriber, { id });
      const before = SubscriberDto.of(subscriber);
      await recordChange(tx, admin, { action: 'deleteSubscriber', before });
      await forget(tx, { subject: 'subscriber', id }, [subscriber.email]);
    });
  }

  private filtered({ filter, q, ...range }: SubscribersExportQuery): SelectQueryBuilder<Subscriber> {
    const find = this.database.read.createQueryBuilder(Subscriber, 'subscriber');
    if (filter === 'active') find.andWhere('subscriber.unsubscribedAt IS NULL');
    if (filter === 'left') find.andWhere('subscriber.unsubscribedAt IS NOT NULL');
    return holdsWords(inRange(find, 'subscriber.subscribedAt', range), 'subscriber.searchKey', q);
  }
}
