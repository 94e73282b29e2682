import { Column, Entity } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { VersionedEntity } from '../database/entity.js';
import { eventNames, type EventName } from '../operations/events/index.js';

/** The events that webhooks send. `release.live` is left out, because the feed of changes has no event for it yet. */
export const webhookEvents = eventNames.filter((name) => name !== 'release.live');

/** Why a webhook is paused: a person paused it, deliveries failed for three days, or the receiver responded with 410 (gone). */
export const pauseReasons = ['person', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** An address to which events are sent. */
@Entity('webhook')
export class Webhook extends VersionedEntity {
  @Column({ type: 'varchar', length: 500 })
  url: string;

  @Column({ type: 'simple-json' })
  events: EventName[];

  /**
   * The secret is not hashed, because every delivery is signed with it. Only the response that creates or rotates the
   * webhook contains it.
   */
  @Column({ type: 'varchar', length: 64 })
  secret: string;

  /** The secret before the last rotation. Until `previousUntil`, deliveries are signed with it as well. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  previousSecret: string | null;

  @Column({ ...instantColumn, nullable: true })
  previousUntil: Date | null;

  /**
   * The position in the feed up to which deliveries were stored for this webhook. It does not change while the webhook is
   * paused.
   */
  @Column({ type: 'integer' })
  position: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  pausedAt: Date | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  pauseReason: PauseReason | null;

  get isActive(): boolean {
    return this.pausedAt === null;
  }

  /** The secrets that sign a delivery, the newest first. */
  secrets(now: Date): string[] {
    const overlaps = this.previousSecret !== null && this.previousUntil !== null && now < this.previousUntil;
    return overlaps ? [this.secret, this.previousSecret as string] : [this.secret];
  }
}

/** The webhook as the audit stores it. */
export function recordedStateOf({
  url,
  events,
  isActive,
  previousUntil,
  version,
}: Webhook): Pick<Webhook, 'url' | 'events' | 'isActive' | 'previousUntil' | 'version'> {
  return { url, events, isActive, previousUntil, version };
}

/** A webhook with its secret, which nobody can read again. */
export interface MadeWebhook {
  webhook: Webhook;
  secret: string;
}
