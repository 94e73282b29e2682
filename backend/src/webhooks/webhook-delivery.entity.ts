import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { RecordedEvent, type EventName } from '../operations/events/index.js';
import { Webhook } from './webhook.entity.js';

export const testEvent = 'webhook.test';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * One event for one webhook, with its last attempt. Besides the kind and the id of the record it contains nothing that belongs
 * to a person, so nothing has to be removed from it when the data of a person is removed.
 */
@Entity('webhook_delivery')
@Index(['webhookId', 'dueAt'])
@Index(['webhookId', 'subject', 'subjectId'])
@Index(['attemptedAt'])
export class WebhookDelivery extends RecordedEvent {
  @Column({ type: 'integer' })
  webhookId: number;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhookId' })
  webhook: Webhook;

  @Column({ type: 'varchar', length: 32 })
  event: EventName | typeof testEvent;

  /**
   * When to make the next attempt, or while a copy makes one, when the lease of that copy ends. Null when the delivery
   * succeeded or gets no further attempt.
   */
  @Column({ ...instantColumn, nullable: true })
  dueAt: Date | null;

  /** A failure at this time or later pauses the webhook. Null for a test event, which gets a single attempt. */
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

  /** The beginning of the body of the response. */
  @Column({ type: 'text', nullable: true })
  responseBody: string | null;

  /** Why there was no response: `timeout`, `address_refused`, or the code of the connection's error. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  error: string | null;

  @Column({ type: 'integer', nullable: true })
  durationMs: number | null;

  get state(): DeliveryState {
    if (this.dueAt) return 'waiting';
    return this.deliveredAt ? 'delivered' : 'failed';
  }
}
