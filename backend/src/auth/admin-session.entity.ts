import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

const idleMs = 2 * 60 * 60 * 1000;
const absoluteMs = 12 * 60 * 60 * 1000;
/** A session in use is written at most this often. */
const touchEveryMs = 60 * 1000;

/** What an admin's token names; ends at logout, after 2 idle hours, after 12 hours (D13). */
@Entity('admin_session')
export class AdminSession {
  /** SHA-256 of what the token carries, hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Index()
  @Column({ type: 'integer' })
  adminId: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  lastSeenAt: Date;

  /** Where it was opened. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  address: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  userAgent: string | null;

  /** When it ends if nobody does anything in it. */
  get endsAt(): Date {
    return new Date(Math.min(this.lastSeenAt.getTime() + idleMs, this.createdAt.getTime() + absoluteMs));
  }

  hasEnded(now: Date): boolean {
    return now.getTime() - this.lastSeenAt.getTime() > idleMs || now.getTime() - this.createdAt.getTime() > absoluteMs;
  }

  isDueForTouch(now: Date): boolean {
    return now.getTime() - this.lastSeenAt.getTime() > touchEveryMs;
  }
}
