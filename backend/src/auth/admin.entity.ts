import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { mayCall, type Role } from './roles.js';

export const adminStates = ['active', 'invited', 'disabled'] as const;
export type AdminState = (typeof adminStates)[number];

@Entity('admin')
export class AdminAccount {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case: unique keys ignore case on one database and not on the other. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 100 })
  username: string;

  @Column({ type: 'varchar', length: 100 })
  displayName: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 200 })
  passwordHash: string;

  @Column({ type: 'varchar', length: 16, default: 'owner' })
  role: Role;

  @Column(instantColumn)
  createdAt: Date;

  /** Null since the account was made. */
  @Column({ ...instantColumn, nullable: true })
  passwordChangedAt: Date | null;

  /** Nobody has accepted the invitation yet. */
  @Column({ type: 'boolean', default: false })
  isInvited: boolean;

  @Column({ ...instantColumn, nullable: true })
  disabledAt: Date | null;

  /** Within a minute or so; null when nobody logged in since this is kept. */
  @Column({ ...instantColumn, nullable: true })
  lastSeenAt: Date | null;

  /** Counts changes: two owners do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  get state(): AdminState {
    if (this.disabledAt) return 'disabled';
    return this.isInvited ? 'invited' : 'active';
  }

  /** Whether orders can be given to them. */
  get worksOnOrders(): boolean {
    return this.state === 'active' && mayCall(this.role, 'orders', 'PUT');
  }
}

/** An account as the audit keeps it. */
export function recordedStateOf({
  username,
  displayName,
  email,
  role,
  state,
  version,
}: AdminAccount): Pick<AdminAccount, 'username' | 'displayName' | 'email' | 'role' | 'state' | 'version'> {
  return { username, displayName, email, role, state, version };
}
