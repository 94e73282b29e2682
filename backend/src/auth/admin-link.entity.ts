import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

/** The one-time link of an admin, which accepts an invitation or sets a new password. An admin has at most one. */
@Entity('admin_link')
export class AdminLink {
  @PrimaryColumn({ type: 'integer' })
  adminId: number;

  /** SHA-256 of the token in the link, hex, so that nobody with a copy of this table can use a link. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
