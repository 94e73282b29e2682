import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

/** An address of the newsletter: active from the start until it is unsubscribed. */
@Entity('newsletter_subscriber')
@Index(['unsubscribedAt', 'id'])
export class Subscriber extends EntityWithId {
  /** Lower case; null after unsubscribing, so that the row shows only that somebody left, and when. */
  @Column({ type: 'varchar', length: 254, unique: true, nullable: true })
  email: string | null;

  /** The folded address, for the admin's search. Empty when there is no address. */
  @Column({ type: 'varchar', length: 300 })
  searchKey: string;

  /** Not hashed, because every mail needs it, and because it can do nothing but unsubscribe. */
  @Column({ type: 'varchar', length: 64, unique: true })
  token: string;

  @Column(instantColumn)
  subscribedAt: Date;

  @Column({ ...instantColumn, nullable: true })
  unsubscribedAt: Date | null;

  /** When the confirmation was last queued. */
  @Column(instantColumn)
  confirmationAt: Date;
}
