import { Injectable } from '@nestjs/common';
import { IsNull, type SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import type { Page } from '../../common/http/index.js';
import { holdsWords, inRange, pageOf, rowsAfter } from '../../common/search/index.js';
import { Database } from '../../database/index.js';
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

/** The subscribers as admins look after them. */
@Injectable()
export class SubscribersService {
  constructor(private readonly database: Database) {}

  /** One page, the newest first; `q` is looked for in the address. */
  list(query: SubscribersQuery): Promise<Page<Subscriber>> {
    return pageOf(this.chosen(query), [['subscriber.id', 'DESC']], query);
  }

  /** How many each filter of the list lets through. */
  async counts(): Promise<SubscriberCountsDto> {
    const [all, active] = await Promise.all([
      this.database.read.count(Subscriber),
      this.database.read.countBy(Subscriber, { unsubscribedAt: IsNull() }),
    ]);
    return { all, active, left: all - active };
  }

  /** At most `limit` subscribers with an id above `after`, by rising id. */
  batch(choice: SubscribersExportQuery, after: number, limit: number): Promise<Subscriber[]> {
    return rowsAfter(this.chosen(choice), null, after, limit);
  }

  /** Forgets an address altogether, as its owner may ask. @throws SubscriberNotFound */
  async remove(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const subscriber = await tx.findOneBy(Subscriber, { id });
      if (!subscriber) throw new SubscriberNotFound(id);
      await tx.delete(Subscriber, { id });
      const before = SubscriberDto.of(subscriber);
      await recordChange(tx, admin, {
        ...{ action: 'deleteSubscriber', subject: 'subscriber', subjectId: id },
        ...{ before, after: null },
      });
      await forget(tx, { subject: 'subscriber', id });
    });
  }

  private chosen({ filter, q, ...range }: SubscribersExportQuery): SelectQueryBuilder<Subscriber> {
    const find = this.database.read.createQueryBuilder(Subscriber, 'subscriber');
    if (filter === 'active') find.andWhere('subscriber.unsubscribedAt IS NULL');
    if (filter === 'left') find.andWhere('subscriber.unsubscribedAt IS NOT NULL');
    return holdsWords(inRange(find, 'subscriber.subscribedAt', range), 'subscriber.searchKey', q);
  }
}
