import { Column, Entity } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { VersionedEntity } from '../database/entity.js';
import { eventNames, type EventName } from '../operations/events/index.js';

/** The events that are sent. No change of the database says yet that a release is live. */
export const webhookEvents = eventNames.filter((name) => name !== 'release.live');

/** Why nothing is sent: a person paused it, it failed for three days, or the receiver said that it is gone (410). */
export const pauseReasons = ['person', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** An address that is told of events. */
@Entity('webhook')
export class Webhook extends VersionedEntity {
  @Column({ type: 'varchar', length: 500 })
  url: string;

  @Column({ type: 'simple-json' })
  events: EventName[];

  /** Stored as it is, because every delivery is signed with it. It is shown once and is in no answer afterwards. */
  @Column({ type: 'varchar', length: 64 })
  secret: string;

  /** The secret before the last rotation, which signs as well until `previousUntil`. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  previousSecret: string | null;

  @Column({ ...instantColumn, nullable: true })
  previousUntil: Date | null;

  /** The position of the last event in the feed that was looked at. It stands still while the webhook is paused. */
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
