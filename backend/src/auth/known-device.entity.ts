import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** A browser in which somebody has logged in to an account. Exactly one of the two ids is set. */
@Entity('known_device')
@Index(['adminId'])
@Index(['customerId'])
@Index(['expiresAt'])
export class KnownDevice {
  /** SHA-256 of the cookie's value, hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'integer', nullable: true })
  adminId: number | null;

  @Column({ type: 'integer', nullable: true })
  customerId: number | null;

  @Column(instantColumn)
  expiresAt: Date;
}
