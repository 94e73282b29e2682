import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../database/columns.js';

/** An address of the newsletter (D21): active from the first moment, until it is unsubscribed. */
@Entity('newsletter_subscriber')
@Index(['unsubscribedAt', 'id'])
export class Subscriber {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case; null once it was unsubscribed: then the row says only that somebody left, and when (D31). */
  @Column({ type: 'varchar', length: 254, unique: true, nullable: true })
  email: string | null;

  /** The address folded, for the admin's search. Empty without one. */
  @Column({ type: 'varchar', length: 300 })
  searchKey: string;

  /** What the links in mails carry. As it is, not as a hash: every mail needs it, and it opens nothing but the way out. */
  @Column({ type: 'varchar', length: 64, unique: true })
  token: string;

  /** When the address was entered. */
  @Column(instantColumn)
  subscribedAt: Date;

  @Column({ ...instantColumn, nullable: true })
  unsubscribedAt: Date | null;

  /** When the confirmation was last queued. */
  @Column(instantColumn)
  confirmationAt: Date;
}
