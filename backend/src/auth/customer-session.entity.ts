import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

@Entity('customer_session')
export class CustomerSession {
  /** SHA-256 of the cookie's value, hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'integer' })
  customerId: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;
}
