import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** The one link of an admin that works once: to accept an invitation, or to set a new password. */
@Entity('admin_link')
export class AdminLink {
  @PrimaryColumn({ type: 'integer' })
  adminId: number;

  /** SHA-256 of the token in the link, hex: a copy of this table opens no account. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
