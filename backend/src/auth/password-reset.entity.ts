import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** The one reset link of a customer that works (D15). */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  /** SHA-256 of the token in the link, hex: a copy of this table opens no account. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
