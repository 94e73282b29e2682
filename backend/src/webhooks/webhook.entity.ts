import { Column, Entity } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { VersionedEntity } from '../database/entity.js';
import type { EventName } from '../operations/events/index.js';

/** Why a webhook is paused: a person paused it, deliveries failed for three days, or the receiver responded with 410 (gone). */
export const pauseReasons = ['person', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** A secret that a rotation replaced. Deliveries are also signed with it until the moment `until` (ISO 8601, UTC). */
interface PreviousSecret {
  secret: string;
  until: string;
}

/** More signatures would make the header longer than some receivers accept. */
const mostPrevious = 5;

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

  /** The newest first. */
  @Column({ type: 'simple-json' })
  previousSecrets: PreviousSecret[];

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

  /** When the secret that was replaced last stops signing. Every rotation changes it. */
  get previousUntil(): Date | null {
    const [replaced] = this.previousSecrets;
    return replaced ? new Date(replaced.until) : null;
  }

  /** Until when any previous secret signs; null when none does. */
  overlapUntil(now: Date): Date | null {
    const ends = this.previousAt(now).map(({ until }) => Date.parse(until));
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  }

  /** The secrets that sign a delivery, the newest first. */
  secrets(now: Date): string[] {
    return [this.secret, ...this.previousAt(now).map(({ secret }) => secret)];
  }

  /**
   * The secrets after a rotation. Nobody knows which of them a receiver has, so those of earlier rotations sign until their
   * own ends; five at most. With `until` not after `now`, which is for a leaked secret, none of the old ones signs any more.
   */
  rotated(secret: string, now: Date, until: Date): Pick<Webhook, 'secret' | 'previousSecrets'> {
    const replaced = { secret: this.secret, until: until.toISOString() };
    const earlier = until > now ? this.previousAt(now) : [];
    return { secret, previousSecrets: [replaced, ...earlier].slice(0, mostPrevious) };
  }

  private previousAt(now: Date): PreviousSecret[] {
    return this.previousSecrets.filter(({ until }) => now.getTime() < Date.parse(until));
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
