import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

const idleMs = 2 * 60 * 60 * 1000;
const absoluteMs = 12 * 60 * 60 * 1000;
/** The time of the last use is written at most this often. */
const touchEveryMs = 60 * 1000;

/** The session behind an admin's token. It ends at logout, after 2 hours without use, and after 12 hours at the latest. */
@Entity('admin_session')
export class AdminSession {
  /** SHA-256 of the session id in the token, hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Index()
  @Column({ type: 'integer' })
  adminId: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  lastSeenAt: Date;

  @Column({ type: 'varchar', length: 45, nullable: true })
  address: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  userAgent: string | null;

  /** When the session ends if it is not used again. */
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
