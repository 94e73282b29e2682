import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';
import { Product } from '../product.entity.js';

export type AlertChannel = 'mail' | 'sms';

/** Somebody who wants to hear of each new crop of a product. The row is deleted when they stop it. */
@Entity('crop_alert')
@Index('crop_alert_once', ['productId', 'recipient'], { unique: true })
export class CropAlert extends EntityWithId {
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product>;

  @Column({ type: 'varchar', length: 8 })
  channel: AlertChannel;

  /** An e-mail address in lower case, or a phone in its stored form. */
  @Column({ type: 'varchar', length: 254 })
  recipient: string;

  /** The folded recipient and name of the product, for the admin's search. */
  @Column({ type: 'varchar', length: 1000 })
  searchKey: string;

  /** Stored unhashed, because every message contains it, and because it can only stop the messages. */
  @Index('crop_alert_token', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  token: string;

  @Column(instantColumn)
  createdAt: Date;

  /** When the confirmation was last queued. */
  @Column(instantColumn)
  confirmationAt: Date;

  /**
   * The Persian year of the newest crop for which no message has to be sent: the message was sent, or the crop was
   * older than the alert.
   */
  @Column({ type: 'integer', default: 0 })
  notifiedYear: number;
}
