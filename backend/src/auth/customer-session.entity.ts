import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** A login of a customer in one browser, until `expiresAt`. */
@Entity('customer_session')
@Index(['expiresAt'])
export class CustomerSession {
  /** SHA-256 of the cookie's value, hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Index()
  @Column({ type: 'integer' })
  customerId: number;

  @Column(instantColumn)
  createdAt: Date;

  /** When a code from a text message was typed in this session; null if none was. */
  @Column({ ...instantColumn, nullable: true })
  provenAt: Date | null;

  @Column(instantColumn)
  expiresAt: Date;
}
