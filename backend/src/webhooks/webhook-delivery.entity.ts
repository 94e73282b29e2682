import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { EntityWithId } from '../database/entity.js';
import type { EventName } from '../operations/events/index.js';
import { Webhook } from './webhook.entity.js';

export const testEvent = 'webhook.test';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * One event for one webhook, with its last attempt. It names the record and holds nothing of it, so that nothing has to be
 * removed from it when a person is forgotten.
 */
@Entity('webhook_delivery')
@Index(['webhookId', 'dueAt'])
@Index(['webhookId', 'subject', 'subjectId'])
@Index(['attemptedAt'])
export class WebhookDelivery extends EntityWithId {
  @Column({ type: 'integer' })
  webhookId: number;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhookId' })
  webhook: Webhook;

  @Column({ type: 'varchar', length: 32 })
  event: EventName | typeof testEvent;

  /** The kind of the record, as in `RecordRef`. */
  @Column({ type: 'varchar', length: 32 })
  subject: string;

  @Column({ type: 'integer' })
  subjectId: number;

  /** When it happened. */
  @Column(instantColumn)
  at: Date;

  /** When to try next, or the end of a copy's lease; null once it was delivered or is not tried again. */
  @Column({ ...instantColumn, nullable: true })
  dueAt: Date | null;

  /** After a failure at this time or later the webhook is paused. Null for a test, which is tried once. */
  @Column({ ...instantColumn, nullable: true })
  retryUntil: Date | null;

  /** Rises with every claim; the newest value is the fencing token of the lease. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ ...instantColumn, nullable: true })
  attemptedAt: Date | null;

  @Column({ ...instantColumn, nullable: true })
  deliveredAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  responseStatus: number | null;

  /** The beginning of the answer. */
  @Column({ type: 'text', nullable: true })
  responseBody: string | null;

  /** Why there was no answer: `timeout`, `address_refused`, or the code of the connection's error. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  error: string | null;

  @Column({ type: 'integer', nullable: true })
  durationMs: number | null;

  get state(): DeliveryState {
    if (this.dueAt) return 'waiting';
    return this.deliveredAt ? 'delivered' : 'failed';
  }
}
