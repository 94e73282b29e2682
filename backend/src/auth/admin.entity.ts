import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../database/index.js';
import { mayCall } from './may-call.js';
import type { Area, Role } from './roles.js';
import { VersionedEntity } from '../database/entity.js';

export const adminStates = ['active', 'invited', 'disabled'] as const;
export type AdminState = (typeof adminStates)[number];

@Entity('admin')
export class AdminAccount extends VersionedEntity {
  /** Lower case, because unique indexes ignore case on only one of the two databases. */
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

  /** Null if it never changed since the account was created. */
  @Column({ ...instantColumn, nullable: true })
  passwordChangedAt: Date | null;

  /** True until the invitation is accepted. */
  @Column({ type: 'boolean', default: false })
  isInvited: boolean;

  @Column({ ...instantColumn, nullable: true })
  disabledAt: Date | null;

  /** Accurate to about a minute; null when nobody has logged in since this is recorded. */
  @Column({ ...instantColumn, nullable: true })
  lastSeenAt: Date | null;

  get state(): AdminState {
    if (this.disabledAt) return 'disabled';
    return this.isInvited ? 'invited' : 'active';
  }

  mayRead(area: Area): boolean {
    return this.state === 'active' && mayCall(this, area, 'GET');
  }

  /** Whether orders can be assigned to this admin. */
  get worksOnOrders(): boolean {
    return this.state === 'active' && mayCall(this, 'orders', 'PUT');
  }
}

/** The account as the audit stores it. */
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
