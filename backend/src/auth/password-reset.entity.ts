import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** The valid reset link of a customer; there is at most one. */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  /** SHA-256 of the token in the link, hex, so that nobody with a copy of this table can use a link. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
