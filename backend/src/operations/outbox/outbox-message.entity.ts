import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../database/columns.js';

export const outboxChannels = ['mail', 'sms'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** A mail or text message on its way (design §5 "Outbox"). */
@Entity('outbox_message')
@Index(['dueAt'])
@Index(['createdAt'])
@Index(['recipient', 'createdAt'])
export class OutboxMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 8 })
  channel: OutboxChannel;

  /** Which thing it speaks of: `order:12`. What is forgotten takes its messages with it (D31). */
  @Index('outbox_message_about')
  @Column({ type: 'varchar', length: 64, nullable: true })
  about: string | null;

  /** An e-mail address, or a phone in its stored form. */
  @Column({ type: 'varchar', length: 254 })
  recipient: string;

  /** Of a mail; null for a text message. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subject: string | null;

  @Column({ type: 'text' })
  text: string;

  /** Of a mail that its reader can leave with one click; null for all others. */
  @Column({ type: 'text', nullable: true })
  unsubscribeUrl: string | null;

  @Column(instantColumn)
  createdAt: Date;

  /** When to try next, or until when somebody has the lease; null once it was sent or given up. */
  @Column({ ...instantColumn, nullable: true })
  dueAt: Date | null;

  /** Grows with every claim: the number of the newest one is the fencing token of its lease. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ ...instantColumn, nullable: true })
  sentAt: Date | null;

  /** What the last failed attempt was refused with, without words of others: `EENVELOPE 550 RCPT TO`. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  lastError: string | null;
}
