import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

export const outboxChannels = ['mail', 'sms'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** A mail or text message that is to be sent or was sent. */
@Entity('outbox_message')
@Index(['dueAt'])
@Index(['createdAt'])
@Index(['expiresAt'])
@Index(['recipientKey', 'createdAt'])
export class OutboxMessage extends EntityWithId {
  @Column({ type: 'varchar', length: 8 })
  channel: OutboxChannel;

  /** The record that the message is about: `order:12`. When the record's data is removed, its messages are deleted. */
  @Index('outbox_message_about')
  @Column({ type: 'varchar', length: 64, nullable: true })
  about: string | null;

  /** An e-mail address, or a phone in its stored form. */
  @Column({ type: 'varchar', length: 254 })
  recipient: string;

  /** The key by which messages to the recipient are counted (`recipientKeyOf`). */
  @Column({ type: 'varchar', length: 64 })
  recipientKey: string;

  /** Null for a text message. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subject: string | null;

  @Column({ type: 'text' })
  text: string;

  /** For newsletters, which readers can unsubscribe with one click; null for all other messages. */
  @Column({ type: 'text', nullable: true })
  unsubscribeUrl: string | null;

  @Column(instantColumn)
  createdAt: Date;

  /** When the link or code in the message expires; the message is deleted then, sent or not. Null without one. */
  @Column({ ...instantColumn, nullable: true })
  expiresAt: Date | null;

  /** When to try next, or the end of a copy's lease; null once the message was sent or given up. */
  @Column({ ...instantColumn, nullable: true })
  dueAt: Date | null;

  /** Rises with every claim; the newest value is the fencing token of the lease. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ ...instantColumn, nullable: true })
  sentAt: Date | null;

  /** The error of the last failed attempt, without text of the server: `EENVELOPE 550 RCPT TO`. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  lastError: string | null;
}
